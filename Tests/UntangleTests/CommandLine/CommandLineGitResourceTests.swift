import Testing

/// `--since` and `--staged` where what changes is a storyboard, an asset or a picture.
struct CommandLineGitResourceTests {
  private static let place = "Art.xcassets"

  /// A repository with a catalogue of three images, two of which are asked for.
  private func repository() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["star", "moon", "sun"] { try addImage(name, to: folder) }
    try ask(for: ["star", "moon"], in: folder)
    try await folder.makeRepository()
    return folder
  }

  private func addImage(_ name: String, to folder: borrowing TemporaryFolder) throws {
    try folder.write("Art.xcassets/\(name).imageset/Contents.json", "{}")
    try folder.write("Art.xcassets/\(name).imageset/\(name).png", name)
  }

  /// Line 4 asks for the first name, line 5 for the second.
  private func ask(for names: [String], in folder: borrowing TemporaryFolder) throws {
    let calls = names.map { "    UIImage(named: \"\($0)\"),\n" }.joined()
    try folder.write("Sources/A.swift", "import UIKit\nfunc images() -> [UIImage?] {\n  [\n\(calls)  ]\n}\n")
  }

  /// Rule and place of what is found.
  private func lint(
    _ arguments: String..., in folder: borrowing TemporaryFolder, below path: String = ""
  ) async throws -> [String] {
    let run = try await CommandRun(
      try #require(BuiltProgram.path), ["lint", "--format", "csv", "--fail-on", "never"] + arguments,
      in: folder.path + path)
    try #require(run.status == 0, "\(run.errors)")
    return run.text.split(whereSeparator: \.isNewline).dropFirst().map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[6]) \(cells[0]):\(cells[1])"
    }
  }

  @Test func anAssetThatTheCommitLacksIsMissed() async throws {
    let folder = try await repository()
    try addImage("comet", to: folder)
    try ask(for: ["star", "comet"], in: folder)
    try await folder.git("git add Sources")
    // The asset is on the disk and would not be committed.
    #expect(try await lint("--staged", in: folder) == ["missing_asset Sources/A.swift:5"])
    #expect(try await lint("--since", "HEAD", in: folder) == [])
    // Its description is enough.
    try await folder.git("git add Art.xcassets/comet.imageset/Contents.json")
    #expect(try await lint("--staged", in: folder) == [])
  }

  @Test func anAssetThatIsOnlyInTheIndexIsThere() async throws {
    let folder = try await repository()
    try addImage("comet", to: folder)
    try ask(for: ["star", "comet"], in: folder)
    try await folder.git("git add . && rm -r Art.xcassets/comet.imageset")
    #expect(try await lint("--staged", in: folder) == [])
    #expect(try await lint("--staged", in: folder, below: "/Sources") == [])
    #expect(try await lint("--since", "HEAD", in: folder) == ["missing_asset Sources/A.swift:5"])
    #expect(try await lint("--staged", "Sources", "Art.xcassets", in: folder) == [])
  }

  @Test func anAssetThatIsDeletedInTheIndexIsMissed() async throws {
    let folder = try await repository()
    try await folder.git("git rm -r -q --cached Art.xcassets/star.imageset")
    #expect(try await lint("--staged", in: folder) == ["missing_asset Sources/A.swift:4"])
    #expect(try await lint("--since", "HEAD", in: folder) == [])
  }

  @Test func anAssetThatIsDeletedOnTheDiskOnlyIsThere() async throws {
    let folder = try await repository()
    try await folder.git("rm -r Art.xcassets/star.imageset")
    #expect(try await lint("--staged", in: folder) == [])
    #expect(try await lint("--since", "HEAD", in: folder) == ["missing_asset Sources/A.swift:4"])
  }

  /// What was missing before is not what the change brings, whatever lies on the disk now.
  @Test func anAssetThatWasMissingBeforeIsNothingNew() async throws {
    let folder = try await repository()
    try ask(for: ["star", "comet"], in: folder)
    try await folder.git("git commit -q -a -m two")
    try addImage("comet", to: folder)
    try folder.write("Sources/B.swift", "let b = 1\n")
    try await folder.git("git add Sources")
    #expect(try await lint("--staged", in: folder) == [])
    #expect(try await lint("--since", "HEAD", in: folder) == [])
    try await folder.git("rm -r Art.xcassets/comet.imageset Art.xcassets/sun.imageset")
    #expect(try await lint("--since", "HEAD", in: folder) == [])
  }

  @Test func partOfAnAssetFolderIsAnAsset() async throws {
    let folder = try await repository()
    try await folder.git("git rm -q --cached Art.xcassets/star.imageset/Contents.json")
    #expect(try await lint("--staged", in: folder) == [])
    try await folder.git("rm Art.xcassets/star.imageset/star.png")
    #expect(try await lint("--staged", in: folder) == [])
    try await folder.git("git rm -q --cached Art.xcassets/star.imageset/star.png")
    #expect(try await lint("--staged", in: folder) == ["missing_asset Sources/A.swift:4"])
  }

  @Test func picturesOutsideOfCataloguesAreTheIndexs() async throws {
    let folder = try await repository()
    try folder.write("Pictures/comet@2x.png", "comet")
    try ask(for: ["star", "comet"], in: folder)
    try await folder.git("git add Sources")
    #expect(try await lint("--staged", in: folder) == ["missing_asset Sources/A.swift:5"])
    try await folder.git("git add . && rm Pictures/comet@2x.png")
    #expect(try await lint("--staged", in: folder) == [])
    try await folder.git("git rm -q --cached Pictures/comet@2x.png")
    // Nobody looks into the folders of fetched things.
    try folder.write("Pods/Kit/comet.png", "comet")
    try await folder.git("git add Pods && rm -r Pods")
    #expect(try await lint("--staged", in: folder) == ["missing_asset Sources/A.swift:5"])
    // An image of a catalogue is asked for by the name of its folder.
    try folder.write("Art.xcassets/other.imageset/comet.png", "comet")
    try await folder.git("git add Art.xcassets && rm -r Art.xcassets/other.imageset")
    #expect(try await lint("--staged", in: folder) == ["missing_asset Sources/A.swift:5"])
  }

  private static func scene(_ cell: String) -> String {
    "<document><tableViewCell reuseIdentifier=\"\(cell)\"/></document>"
  }

  /// A cell that the code asks for is in the storyboard alone; another spelling of it is registered.
  private func storyboardRepository() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Main.storyboard", Self.scene("tripcell"))
    try folder.write(
      "Trips.swift",
      """
      import UIKit

      final class TripList: UITableViewController {
        override func viewDidLoad() {
          tableView.register(TripCell.self, forCellReuseIdentifier: "TripCell")
        }

        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "tripcell", for: path)
        }
      }

      """)
    try await folder.makeRepository()
    return folder
  }

  @Test func aStoryboardIsReadAsItIsStaged() async throws {
    let folder = try await storyboardRepository()
    // Staged without the cell, mended since.
    try folder.write("Main.storyboard", Self.scene("other"))
    try await folder.git("git add .")
    try folder.write("Main.storyboard", Self.scene("tripcell"))
    #expect(try await lint("--staged", in: folder) == ["key_typo Trips.swift:9"])
    #expect(try await lint("--since", "HEAD", in: folder) == [])
    // And the other way round; what was before comes from the commit.
    try await folder.git("git commit -q -m two && git add .")
    try folder.write("Main.storyboard", Self.scene("other"))
    #expect(try await lint("--staged", in: folder) == [])
    #expect(try await lint("--since", "HEAD", in: folder) == [])
    #expect(try await lint("--since", "HEAD~1", in: folder) == ["key_typo Trips.swift:9"])
  }

  @Test func aStoryboardMayBeInOneOfTreeAndIndexOnly() async throws {
    let folder = try await storyboardRepository()
    try await folder.git("rm Main.storyboard")
    #expect(try await lint("--staged", in: folder) == [])
    #expect(try await lint("--since", "HEAD", in: folder) == ["key_typo Trips.swift:9"])
    try await folder.git("git rm -q --cached Main.storyboard")
    #expect(try await lint("--staged", in: folder) == ["key_typo Trips.swift:9"])
    // Moved is still there.
    try await folder.git("git reset -q --hard && git mv Main.storyboard Second.storyboard")
    #expect(try await lint("--staged", in: folder) == [])
    try await folder.git("rm Second.storyboard")
    #expect(try await lint("--staged", in: folder) == [])
    // In the tree alone it is not what would be committed.
    try await folder.git("git reset -q --hard && git rm -q Main.storyboard")
    try folder.write("New.storyboard", Self.scene("tripcell"))
    #expect(try await lint("--staged", in: folder) == ["key_typo Trips.swift:9"])
    try await folder.git("git add --intent-to-add New.storyboard")
    #expect(try await lint("--staged", in: folder) == ["key_typo Trips.swift:9"])
    #expect(try await lint("--since", "HEAD", in: folder) == [])
  }
}
