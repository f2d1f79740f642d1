import Foundation
import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleScores
import UntangleSourceFiles

/// A run with a cache says what one without says, whatever the cache has.
struct CacheTests {
  private func request(
    _ folder: borrowing TemporaryFolder, cache: CacheUse = .folder("caches"), _ configuration: String = "",
    _ choice: RuleChoice = .configured
  ) -> AnalysisRequest {
    var request = AnalysisRequest(
      source: .paths([]), workingDirectory: folder.path,
      configuration: parseConfiguration(
        text: Array(configuration.utf8), path: "\(folder.path)/.lintrc.yml", schemas: allSchemas
      ).configuration, choice: choice, threadCount: 2)
    request.cache = cache
    return request
  }

  private func text(_ outcome: LintOutcome) -> [UInt8] {
    LintFormat.json.text(of: outcome.lintReport(for: [.json]), on: Page())
  }

  /// Whether a run with the cache says the same; asked twice, as the first one may fill the cache.
  private func expectSame(
    _ folder: borrowing TemporaryFolder, _ configuration: String = "", _ choice: RuleChoice = .configured,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plain = lint(request(folder, cache: .none, configuration, choice))
    for _ in 0..<2 {
      let cached = lint(request(folder, configuration, choice))
      #expect(text(cached) == text(plain), sourceLocation: sourceLocation)
      #expect(cached.findings == plain.findings, sourceLocation: sourceLocation)
      #expect(cached.problems == plain.problems, sourceLocation: sourceLocation)
      #expect(cached.filesRead == plain.filesRead, sourceLocation: sourceLocation)
      #expect(cached.linesRead == plain.linesRead, sourceLocation: sourceLocation)
      #expect(cached.scores.types == plain.scores.types, sourceLocation: sourceLocation)
      #expect(cached.scores.files == plain.scores.files, sourceLocation: sourceLocation)
    }
    let inventory = analyze(request(folder, cache: .none, configuration)).project.inventory
    let again = analyze(request(folder, configuration)).project.inventory
    #expect(
      InventoryFormat.json.text(of: again, on: Page())
        == InventoryFormat.json.text(of: inventory, on: Page()),
      sourceLocation: sourceLocation)
  }

  @Test func allFixturesComeToTheSame() throws {
    let folder = try TemporaryFolder()
    for path in Repository.swiftFiles(below: "Fixtures/Rules") {
      try folder.write(path, try Repository.text(path))
    }
    expectSame(folder)
  }

  @Test func whatChangesIsSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", CommandSamples.swallowing)
    expectSame(folder)
    // The use of an enum in one file, its cases in another.
    try folder.write("C.swift", "extension Lifecycle { func isOn() -> Bool { true } }\n")
    expectSame(folder)
    try folder.write("A.swift", "\n" + CommandSamples.tangled())
    expectSame(folder)
    // As long as before, and of the same second.
    try folder.write("A.swift", "\n" + CommandSamples.tangled("Recorder").dropLast(2) + "\n")
    expectSame(folder)
    unlink("\(folder.path)/B.swift")
    expectSame(folder)
    rename("\(folder.path)/A.swift", "\(folder.path)/D.swift")
    expectSame(folder)
    try folder.write("D.swift", "class D { func\n" + CommandSamples.tangled())
    expectSame(folder)
    try folder.write("D.swift", bytes: [0xFF, 0xFE, 0x41, 0x00])
    expectSame(folder)
    try folder.write("D.swift", CommandSamples.tangled())
    expectSame(folder)
  }

  @Test func theConfigurationAndTheChoiceOfRulesAreSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", CommandSamples.keyed)
    expectSame(folder)
    expectSame(folder, "rules: { tangled_state: error }\n")
    expectSame(folder, "rules: { tangled_state: off }\n")
    expectSame(folder, "limits: { file_size: 100 }\n")
    expectSame(folder, "excluded: [A.swift]\n")
    expectSame(folder, "rules: { flag_parameter: warning }\n")
    expectSame(folder, "", .only(["string_key"]))
    expectSame(folder, "", .without(["string_key"]))
    expectSame(folder)
  }

  @Test func storyboardsAndCataloguesAreSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift", "import UIKit\nlet all = [UIImage(named: \"moon\"), UIImage(named: \"star\")]\n")
    try folder.write("Assets.xcassets/moon.imageset/Contents.json", "{}")
    try folder.write("Assets.xcassets/sun.imageset/Contents.json", "{}")
    expectSame(folder)
    #expect(lint(request(folder)).findings.map(\.rule).contains("missing_asset"))
    try folder.write("Assets.xcassets/star.imageset/Contents.json", "{}")
    expectSame(folder)
    #expect(!lint(request(folder)).findings.map(\.rule).contains("missing_asset"))
    try folder.write(
      "Main.storyboard",
      "<document><resources><image name=\"sun\"/></resources></document>")
    expectSame(folder)
    try folder.write(
      "Main.storyboard",
      "<document><viewController storyboardIdentifier=\"star\"/></document>")
    expectSame(folder)
  }

  /// Every entry turned to nonsense: each is read anew.
  @Test func aDamagedCacheIsNoTrouble() throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 { try folder.write("\(index).swift", CommandSamples.tangled("Player\(index)")) }
    expectSame(folder)
    let caches = "\(folder.path)/caches"
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: caches).first { $0.hasSuffix(".cache") })
    let file = URL(filePath: "\(caches)/\(name)")
    let whole = try Array(Data(contentsOf: file))
    var random = Random(state: 3)
    for _ in 0..<15 {
      var damaged = whole
      for _ in 0..<(1 + random.next(below: 8)) {
        damaged[64 + random.next(below: damaged.count - 64)] ^= 1 << UInt8(random.next(below: 8))
      }
      try Data(damaged).write(to: file)
      expectSame(folder)
    }
  }

  /// The caches of a project lie in the project, where nobody is to look for sources.
  @Test func runsAtOnceDoNotDisturbEachOther() async throws {
    let folder = try TemporaryFolder()
    for index in 0..<150 { try folder.write("\(index).swift", CommandSamples.tangled("Player\(index)")) }
    let plain = text(lint(request(folder, cache: .none)))
    let cached = request(folder)
    let texts = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { text(lint(cached)) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.allSatisfy { $0 == plain })
    expectSame(folder)
  }
}
