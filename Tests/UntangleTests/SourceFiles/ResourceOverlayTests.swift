import Testing
import UntangleSourceFiles

@Suite("SourceFiles: resources of another version") struct ResourceOverlayTests {
  private static let spaced = Array("{ \"properties\" : { \"provides-namespace\" : true } }".utf8)

  private func found(
    _ folder: borrowing TemporaryFolder, _ paths: String..., included: [String] = [], excluded: [String] = [],
    with overlay: SourceOverlay
  ) throws -> Discovery {
    let request = DiscoveryRequest(
      paths: paths, workingDirectory: folder.path, included: try included.map { try Glob($0) },
      excluded: try excluded.map { try Glob($0) }, search: .sourcesAndResources)
    return discoverSources(request).withResources(of: overlay, request)
  }

  private func names(_ discovery: Discovery) -> [String] { discovery.assets.map(\.name) }

  @Test func groupsAreNameSpacesAsTheOverlaySays() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcassets/Sky/Contents.json", bytes: Self.spaced)
    try folder.write("A.xcassets/Sky/Far/comet.imageset/Contents.json", "{}")
    try folder.write("A.xcassets/Sea/Contents.json", "{}")
    try folder.write("A.xcassets/Sea/wave.imageset/Contents.json", "{}")
    var overlay = SourceOverlay()
    #expect(names(try found(folder, with: overlay)) == ["wave", "Sky/comet"])
    overlay.texts["A.xcassets/Sky/Contents.json"] = Array("{}".utf8)
    overlay.texts["A.xcassets/Sea/Contents.json"] = Self.spaced
    #expect(names(try found(folder, with: overlay)) == ["Sea/wave", "comet"])
    overlay.texts["A.xcassets/Sky/Contents.json"] = nil
    overlay.absent = ["A.xcassets/Sky/Contents.json"]
    #expect(names(try found(folder, with: overlay)) == ["Sea/wave", "comet"])
    // A new one is named by what is on the disk where the overlay says nothing.
    overlay = SourceOverlay()
    overlay.names = ["A.xcassets/Sky/sun.colorset/x.png", "A.xcassets/Sea/foam.dataset/x"]
    #expect(names(try found(folder, with: overlay)) == ["foam", "wave", "Sky/comet", "Sky/sun"])
  }

  @Test func anAssetIsThereWhereAFileOfItIs() throws {
    let folder = try TemporaryFolder()
    for file in ["Contents.json", "a.png", ".DS_Store"] { try folder.write("A.xcassets/a.imageset/\(file)") }
    var overlay = SourceOverlay()
    overlay.absent = ["A.xcassets/a.imageset/Contents.json"]
    #expect(names(try found(folder, with: overlay)) == ["a"])
    overlay.absent.insert("A.xcassets/a.imageset/a.png")
    #expect(names(try found(folder, with: overlay)) == [])
    overlay.names = ["A.xcassets/a.imageset/b.png"]
    #expect(names(try found(folder, with: overlay)) == ["a"])
  }

  @Test func picturesAndInterfacesComeAndGo() throws {
    let folder = try TemporaryFolder()
    for file in ["old.png", "kept.png", "Old.xib", "Kept.storyboard"] {
      try folder.write(file, "<document/>")
    }
    var overlay = SourceOverlay()
    overlay.absent = ["old.png", "Old.xib"]
    overlay.names = ["kept.png", "new~ipad.png", "A.xcassets/a.imageset/a.png", "A.xcassets/loose.png"]
    overlay.texts = [
      "Kept.storyboard": [1, 2], "Base.lproj/New.storyboard": [1, 2, 3], "Mac-Info.plist": [], "A.swift": [],
    ]
    let all = try found(folder, with: overlay)
    #expect(
      all.namedFiles.map { "\($0.name) \($0.path)" } == [
        "loose A.xcassets/loose.png", "kept kept.png", "new new~ipad.png",
      ])
    #expect(all.interfaces.map(\.path) == ["Base.lproj/New.storyboard", "Kept.storyboard", "Mac-Info.plist"])
    #expect(all.interfaces.map(\.byteCount) == [3, 11, 0])
    #expect(all.files.isEmpty)
  }

  /// What a walk would not find is not there in another version either.
  @Test func theRulesOfTheSearchHold() throws {
    let folder = try TemporaryFolder()
    var overlay = SourceOverlay()
    let files = ["App/a.png", "App/.hidden/a.png", "App/Pods/a.png", "out/a.png", "Kit/a.png"]
    overlay.names = Set(files)
    func paths(_ discovery: Discovery) -> [String] { discovery.namedFiles.map(\.path) }
    try folder.makeFolder("App/Pods")
    try folder.makeFolder("App/.hidden")
    #expect(paths(try found(folder, excluded: ["out"], with: overlay)) == ["App/a.png", "Kit/a.png"])
    #expect(paths(try found(folder, included: ["App/**/*.swift"], with: overlay)) == ["App/a.png"])
    #expect(paths(try found(folder, "App", with: overlay)) == ["App/a.png"])
    #expect(
      paths(try found(folder, "App/Pods", "App/.hidden", with: overlay)) == [
        "App/.hidden/a.png", "App/Pods/a.png",
      ])
    // On the disk it is the same.
    for file in files { try folder.write(file) }
    let none = SourceOverlay()
    #expect(paths(try found(folder, excluded: ["out"], with: none)) == ["App/a.png", "Kit/a.png"])
    #expect(paths(try found(folder, included: ["App/**/*.swift"], with: none)) == ["App/a.png"])
    #expect(paths(try found(folder, "App", with: none)) == ["App/a.png"])
    #expect(
      paths(try found(folder, "App/Pods", "App/.hidden", with: none)) == [
        "App/.hidden/a.png", "App/Pods/a.png",
      ])
  }

  @Test func sourcesAreCoveredAsAWalkFindsThem() throws {
    let folder = try TemporaryFolder()
    let files = ["A.swift", "Pods/B.swift", ".build/C.swift", "Sources/D.swift", "Tests/E.swift"]
    for file in files { try folder.write(file) }
    for (paths, included) in [([], []), (["Pods", "Tests"], []), ([], ["Sources/**"]), ([".build"], [])] {
      let request = DiscoveryRequest(
        paths: paths, workingDirectory: folder.path, included: try included.map { try Glob($0) },
        excluded: [try Glob("Tests")])
      let covered = files.filter { SearchCoverage(of: request).covers($0, as: .source) }
      #expect(covered.sorted() == discoverSources(request).paths.sorted())
    }
  }
}
