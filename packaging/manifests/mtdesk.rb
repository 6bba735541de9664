cask "mtdesk" do
  version "$version"
  sha256 "$macos_hash"

  url "$macos_url"
  name "mtdesk"
  desc "Domino game Mexican Train"
  homepage "$homepage"

  depends_on arch: :arm64
  depends_on macos: :ventura

  app "mtdesk.app"

  zap trash: "~/Library/Application Support/mtdesk"
end
