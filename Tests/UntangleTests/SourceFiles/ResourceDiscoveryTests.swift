import Foundation
import Testing
import UntangleSourceFiles

@Suite("SourceFiles: resources") struct ResourceDiscoveryTests {
  private func found(
    _ folder: borrowing TemporaryFolder, _ paths: String..., excluded: [String] = [],
    search: ResourceSearch = .sourcesAndResources
  ) throws -> Discovery {
    discoverSources(
      DiscoveryRequest(
        paths: paths, workingDirectory: folder.path, excluded: try excluded.map { try Glob($0) },
        search: search))
  }

  @Test func assetsAreNamedByTheirFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.xcassets/Contents.json", "{}")
    try folder.write("App/A.xcassets/star.imageset/Contents.json", "{}")
    try folder.write("App/A.xcassets/Brand.colorset/Contents.json", "{}")
    try folder.write("App/A.xcassets/mark.symbolset/mark.svg")
    try folder.write("App/A.xcassets/Plain/in.imageset/x.png")
    try folder.write(
      "App/A.xcassets/Icons/Contents.json",
      "{\n  \"info\" : { \"version\" : 1 },\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }\n}")
    try folder.write("App/A.xcassets/Icons/Small/dot.imageset/x.png")
    try folder.write("App/A.xcassets/AppIcon.appiconset/Contents.json", "{}")
    try folder.write("App/outside.imageset/x.png")
    try folder.write("App/A.swift")
    let all = try found(folder)
    #expect(
      all.assets.map { "\($0.kind) \($0.name) \($0.path)" } == [
        "appiconset AppIcon App/A.xcassets/AppIcon.appiconset",
        "colorset Brand App/A.xcassets/Brand.colorset",
        "imageset Icons/dot App/A.xcassets/Icons/Small/dot.imageset",
        "imageset in App/A.xcassets/Plain/in.imageset", "symbolset mark App/A.xcassets/mark.symbolset",
        "imageset star App/A.xcassets/star.imageset",
      ])
    #expect(all.files.map(\.path) == ["App/A.swift"])
    #expect(try found(folder, search: .sourcesOnly).assets.isEmpty)
    #expect(try found(folder, "App/A.xcassets").assets.count == 6)
    #expect(try found(folder, "App/A.swift").assets.isEmpty)
  }

  @Test func interfacesFollowTheRulesOfSources() throws {
    let folder = try TemporaryFolder()
    for name in [
      "Main.storyboard", "Base.lproj/Cell.xib", ".hidden/a.xib", "Pods/a.xib", "ignored/a.xib", "out/a.xib",
      "a.nib", "Mac-Info.plist", "Other.plist",
    ] {
      try folder.write(name, "<document/>")
    }
    try folder.makeFolder(".git")
    try folder.write(".gitignore", "ignored/\n")
    let all = try found(folder, excluded: ["out/**"])
    #expect(all.interfaces.map(\.path) == ["Base.lproj/Cell.xib", "Mac-Info.plist", "Main.storyboard"])
    #expect(all.interfaces.map(\.byteCount) == [11, 11, 11])
    #expect(try found(folder, search: .sourcesOnly).interfaces.isEmpty)
  }
}
