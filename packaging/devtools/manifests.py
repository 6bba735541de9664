"""What winget, Homebrew and Flathub need to know about a release, made from its files."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from devtools import release
from devtools.checkout import CommandError

_WINGET = "1.12.0"
"""The version of winget's own schema: the one that packages of these days are accepted with."""

_LOCALES = {"en": "en-US", "de": "de-DE", "nl": "nl-NL", "hu": "hu-HU"}


def write_all(root: Path, folder: Path) -> list[Path]:
    """Write the manifests for the packages in a folder beside them. Raises CommandError if one is missing."""
    version = release.version(root)
    made = [*_winget(version, folder), _cask(version, folder), _flatpak(version, folder)]
    for file, text in made:
        (folder / file).write_text(text, encoding="utf-8")
    return [folder / file for file, _ in made]


def _found(version: str, folder: Path, pattern: str) -> tuple[str, str]:
    """Return where a file of the release will be, and its hash."""
    files = sorted(folder.glob(pattern))
    if len(files) != 1:
        raise CommandError(f"there is no {pattern} in {folder}, or more than one.")
    address = f"{release.homepage()}/releases/download/v{version}/{files[0].name}"
    return address, hashlib.sha256(files[0].read_bytes()).hexdigest()


def _winget(version: str, folder: Path) -> list[tuple[str, str]]:
    address, digest = _found(version, folder, "*-windows.exe")
    name = release.APP_ID.removeprefix("org.")

    def manifest(kind: str, entries: Mapping[str, Any]) -> str:
        known = {"PackageIdentifier": name, "PackageVersion": version}
        every = {**known, **entries, "ManifestType": kind, "ManifestVersion": _WINGET}
        return (
            f"# yaml-language-server: $schema=https://aka.ms/winget-manifest.{kind}.{_WINGET}.schema.json\n"
            + ("".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in every.items()))
        )

    installer = {"Architecture": "x64", "InstallerUrl": address, "InstallerSha256": digest.upper()}
    kinds = {
        "InstallerType": "nullsoft",
        "Scope": "user",
        "UpgradeBehavior": "install",
        "FileExtensions": [kind.suffix for kind in release.FILE_TYPES],
        "ExpectedReturnCodes": [{"InstallerReturnCode": 5, "ReturnResponse": "packageInUse"}],
        "Installers": [installer],
    }
    files = [
        (f"{name}.yaml", manifest("version", {"DefaultLocale": "en-US"})),
        (f"{name}.installer.yaml", manifest("installer", kinds)),
    ]
    for language, locale in _LOCALES.items():
        entries = {
            "PackageLocale": locale,
            "Publisher": "the mtdesk authors",
            "PackageName": "mtdesk",
            "PackageUrl": release.homepage(),
            "License": "MIT",
            "ShortDescription": release.SUMMARY[language],
            "ReleaseNotes": release.NOTES[version][language],
        }
        kind = "defaultLocale" if language == "en" else "locale"
        files.append((f"{name}.locale.{locale}.yaml", manifest(kind, entries)))
    return files


def _cask(version: str, folder: Path) -> tuple[str, str]:
    """Return what Homebrew installs; its own collection takes only apps that Apple has notarised."""
    address, digest = _found(version, folder, "*-macos-arm64.dmg")
    text = f"""\
cask "mtdesk" do
  version "{version}"
  sha256 "{digest}"

  url "{address.replace(version, "#{version}")}"
  name "mtdesk"
  desc "Domino game Mexican Train"
  homepage "{release.homepage()}"

  depends_on arch: :arm64
  depends_on macos: :ventura

  app "mtdesk.app"

  zap trash: "~/Library/Application Support/mtdesk"
end
"""
    return "mtdesk.rb", text


def _flatpak(version: str, folder: Path) -> tuple[str, str]:
    """Return the archive for any Linux, arranged for Flatpak; nothing is fetched during its build."""
    address, digest = _found(version, folder, "*-linux-x86_64.tar.xz")
    # Desktops are shown only what has the program's whole name in front.
    own, packages = release.APP_ID, "/app/share/mime/packages"
    icons = "/app/share/icons/hicolor/*/mimetypes/mtdesk-*"
    rename_icons = f"for icon in {icons}; do mv $icon ${{icon%/*}}/{own}-${{icon##*/mtdesk-}}; done"
    commands = [
        "mkdir -p /app/lib/mtdesk /app/bin /app/share",
        "cp -r mtdesk lib /app/lib/mtdesk",
        "ln -s ../lib/mtdesk/mtdesk /app/bin/mtdesk",
        "cp -r share/metainfo share/mime share/icons share/applications share/man /app/share",
        rename_icons,
        f"sed -i s/mtdesk-document/{own}-document/ {packages}/mtdesk.xml",
        f"mv {packages}/mtdesk.xml {packages}/{own}.xml",
    ]
    manifest = {
        "id": release.APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "26.08",
        "sdk": "org.freedesktop.Sdk",
        "command": "mtdesk",
        "rename-desktop-file": "mtdesk.desktop",
        "rename-icon": "mtdesk",
        "finish-args": [
            "--share=ipc",
            "--socket=fallback-x11",
            "--socket=wayland",
            "--socket=pulseaudio",
            "--device=dri",
        ],
        "modules": [
            {
                "name": "mtdesk",
                "buildsystem": "simple",
                "build-options": {"no-debuginfo": True, "strip": False},
                "only-arches": ["x86_64"],
                "build-commands": commands,
                "sources": [{"type": "archive", "url": address, "sha256": digest}],
            }
        ],
    }
    return f"{release.APP_ID}.json", json.dumps(manifest, indent=2) + "\n"
