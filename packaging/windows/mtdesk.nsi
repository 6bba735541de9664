; The Windows installer, compiled by packaging/devtools/installers.py, which defines VERSION, BUNDLE, ICONS and OUT, SIGN
; if there is a key, and TARGET for a 64-bit program. Paths have backslashes: on Windows, makensis knows no others.
;
; It installs for the person who runs it, without asking for an administrator, and always into the same folder, so
; that removing it removes only what was installed. Games and settings are elsewhere
; (%LOCALAPPDATA%\mtdesk) and stay.

Unicode true
!ifdef TARGET
  Target "${TARGET}"
!endif
!include "MUI2.nsh"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\mtdesk"
!define CLASSES "Software\Classes"

Name "mtdesk"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\mtdesk"
RequestExecutionLevel user
SetCompressor /SOLID lzma
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
!endif
BrandingText "mtdesk ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "mtdesk"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "mtdesk installer"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICONS}\mtdesk.ico"
!define MUI_UNICON "${ICONS}\mtdesk.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\mtdesk.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Hungarian"

; The kinds of our files, as packaging/linux/mime.xml names them.
LangString mtrain ${LANG_ENGLISH} "Mexican Train game"
LangString mtrain ${LANG_GERMAN} "Mexican-Train-Spiel"
LangString mtrain ${LANG_DUTCH} "Mexican Train-spel"
LangString mtrain ${LANG_HUNGARIAN} "Mexikói vonat – játék"

LangString mtrules ${LANG_ENGLISH} "Mexican Train house rules"
LangString mtrules ${LANG_GERMAN} "Mexican-Train-Hausregeln"
LangString mtrules ${LANG_DUTCH} "Mexican Train-huisregels"
LangString mtrules ${LANG_HUNGARIAN} "Mexikói vonat – házi szabályok"

LangString mtscore ${LANG_ENGLISH} "Mexican Train score pad"
LangString mtscore ${LANG_GERMAN} "Mexican-Train-Punkteblock"
LangString mtscore ${LANG_DUTCH} "Mexican Train-scoreblok"
LangString mtscore ${LANG_HUNGARIAN} "Mexikói vonat – pontozólap"

LangString mtdata ${LANG_ENGLISH} "mtdesk data export"
LangString mtdata ${LANG_GERMAN} "mtdesk-Datenexport"
LangString mtdata ${LANG_DUTCH} "mtdesk-gegevens"
LangString mtdata ${LANG_HUNGARIAN} "mtdesk-adatok"

LangString RUNNING ${LANG_ENGLISH} "mtdesk is running. Please quit it, then try again."
LangString RUNNING ${LANG_GERMAN} "mtdesk läuft noch. Bitte beenden Sie es und versuchen Sie es dann erneut."
LangString RUNNING ${LANG_DUTCH} "mtdesk is nog actief. Sluit het af en probeer het opnieuw."
LangString RUNNING ${LANG_HUNGARIAN} "Az mtdesk még fut. Lépj ki belőle, majd próbáld újra."

LangString SUMMARY ${LANG_ENGLISH} "Mexican Train, the domino game"
LangString SUMMARY ${LANG_GERMAN} "Mexican Train, das Dominospiel"
LangString SUMMARY ${LANG_DUTCH} "Mexican Train, het dominospel"
LangString SUMMARY ${LANG_HUNGARIAN} "Mexikói vonat, a dominójáték"

!macro Associate SUFFIX MIME
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}" "" "mtdesk.${SUFFIX}"
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "mtdesk.${SUFFIX}" ""
  WriteRegStr HKCU "${CLASSES}\mtdesk.${SUFFIX}" "" "$(${SUFFIX})"
  WriteRegStr HKCU "${CLASSES}\mtdesk.${SUFFIX}\DefaultIcon" "" "$INSTDIR\icons\mtdesk-document.ico"
  WriteRegStr HKCU "${CLASSES}\mtdesk.${SUFFIX}\shell\open\command" "" '"$INSTDIR\mtdesk.exe" "%1"'
!macroend

!macro Dissociate SUFFIX
  ; The file type may belong to another program by now.
  ReadRegStr $0 HKCU "${CLASSES}\.${SUFFIX}" ""
  StrCmp $0 "mtdesk.${SUFFIX}" 0 +2
    DeleteRegValue HKCU "${CLASSES}\.${SUFFIX}" ""
  DeleteRegValue HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "mtdesk.${SUFFIX}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids"
  DeleteRegValue HKCU "${CLASSES}\.${SUFFIX}" "Content Type"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\mtdesk.${SUFFIX}"
!macroend

; A running program cannot be overwritten. With no one to ask, stop here: status 5, nothing is changed.
!macro RefuseWhile PROGRAM
  IfFileExists "$INSTDIR\${PROGRAM}" 0 +8
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors 0 +4
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY -3
      SetErrorLevel 5
      Quit
    FileClose $0
!macroend

!macro RefuseWhileRunning
  !insertmacro RefuseWhile "mtdesk.exe"
  !insertmacro RefuseWhile "mtdesk-console.exe"
!macroend

Function .onInit
  !insertmacro RefuseWhileRunning
FunctionEnd

Function un.onInit
  !insertmacro RefuseWhileRunning
FunctionEnd

Section "mtdesk"
  ; Nothing of an older version may stay that the new one does not have.
  RMDir /r "$INSTDIR\lib"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*"
  SetOutPath "$INSTDIR\icons"
  File "${ICONS}\mtdesk-document.ico"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\mtdesk.lnk" "$INSTDIR\mtdesk.exe" "" "$INSTDIR\mtdesk.exe" 0 SW_SHOWNORMAL "" "$(SUMMARY)"

  !insertmacro Associate mtrain "application/x-mtdesk-record"
  !insertmacro Associate mtrules "application/x-mtdesk-rules"
  !insertmacro Associate mtscore "application/x-mtdesk-scores"
  !insertmacro Associate mtdata "application/x-mtdesk-data"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "mtdesk"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\mtdesk.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "the mtdesk authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  SectionGetSize 0 $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  ; Let the desktop look for types and icons again.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\icons"
  Delete "$INSTDIR\mtdesk.exe"
  Delete "$INSTDIR\mtdesk-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\mtdesk.lnk"

  !insertmacro Dissociate mtrain
  !insertmacro Dissociate mtrules
  !insertmacro Dissociate mtscore
  !insertmacro Dissociate mtdata
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
