import Foundation
import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleScores
import UntangleSourceFiles

/// What is judged from files of facts is what one run over all sources says.
struct FactFileTests {
  private static func request(
    _ folder: borrowing TemporaryFolder, _ paths: [String] = [], _ configuration: String = ""
  ) -> AnalysisRequest {
    var request = AnalysisRequest(
      source: .paths(paths), workingDirectory: folder.path,
      configuration: parseConfiguration(
        text: Array(configuration.utf8), path: "\(folder.path)/.lintrc.yml", schemas: allSchemas
      ).configuration, threadCount: 2)
    request.today = FixtureRun.day
    return request
  }

  /// Written and opened; absolute paths.
  private static func factFiles(
    _ folder: borrowing TemporaryFolder, _ parts: [AnalysisRequest], _ shards: [Shard] = [.whole]
  ) throws -> [FactFile] {
    let stores = try TemporaryFolder()
    var paths: [String] = []
    for part in parts {
      for shard in shards {
        let taken = takeFacts(part, shard)
        try #require(taken.problems.isEmpty)
        let name = "\(paths.count).facts"
        try stores.write(name, bytes: taken.bytes)
        paths.append("\(stores.path)/\(name)")
      }
    }
    return try openFactFiles(paths, fileSizeLimit: parts[0].configuration.limits.fileSize)
  }

  private static func text(_ outcome: LintOutcome) -> [UInt8] {
    LintFormat.json.text(of: outcome.lintReport(for: [.json]), on: Page())
  }

  private static func expectSame(
    _ files: [FactFile], as request: AnalysisRequest, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectSame(files, as: request, lint(request), sourceLocation: sourceLocation)
  }

  /// `plain` is the outcome of the request over its sources.
  private static func expectSame(
    _ files: [FactFile], as request: AnalysisRequest, _ plain: LintOutcome,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var merging = request
    merging.source = .facts(files)
    let merged = lint(merging)
    #expect(text(merged) == text(plain), sourceLocation: sourceLocation)
    #expect(merged.findings == plain.findings, sourceLocation: sourceLocation)
    #expect(merged.problems == plain.problems, sourceLocation: sourceLocation)
    #expect(merged.filesRead == plain.filesRead, sourceLocation: sourceLocation)
    #expect(merged.linesRead == plain.linesRead, sourceLocation: sourceLocation)
    #expect(merged.scores.types == plain.scores.types, sourceLocation: sourceLocation)
  }

  /// The rules' fixtures: one folder for each rule.
  private static func fixtures() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in Repository.swiftFiles(below: "Fixtures/Rules") {
      try folder.write(path, try Repository.text(path))
    }
    return folder
  }

  @Test func fixturesInPartsComeToTheSame() throws {
    let folder = try Self.fixtures()
    let whole = Self.request(folder)
    let plain = lint(whole)
    for count in [1, 7, 50] {
      let shards = (1...count).compactMap { Shard(number: $0, of: count) }
      try #require(shards.count == count)
      Self.expectSame(try Self.factFiles(folder, [whole], shards), as: whole, plain)
    }
    let folders = Repository.names(in: "Fixtures/Rules").map { "Fixtures/Rules/\($0)" }
    Self.expectSame(
      try Self.factFiles(folder, folders.map { Self.request(folder, [$0]) }.reversed()), as: whole, plain)
    let files = Repository.swiftFiles(below: "Fixtures/Rules")
    Self.expectSame(try Self.factFiles(folder, files.map { Self.request(folder, [$0]) }), as: whole, plain)
    var random = Random(state: 23)
    var parts = Array(repeating: [String](), count: 7)
    for file in files { parts[random.next(below: parts.count)].append(file) }
    Self.expectSame(try Self.factFiles(folder, parts.map { Self.request(folder, $0) }), as: whole, plain)
  }

  @Test func whatCannotBeReadAsSwiftComesToTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "class A { func\n" + CommandSamples.tangled())
    try folder.write("B.swift", bytes: [0xFF, 0xFE, 0x41, 0x00])
    try folder.write("C.swift", CommandSamples.tangled("C") + String(repeating: " ", count: 2_000))
    try folder.write("D.swift", "")
    let request = Self.request(folder, [], "limits: { file_size: 1000 }\n")
    Self.expectSame(try Self.factFiles(folder, [request]), as: request)
  }

  @Test func storyboardsAndCataloguesComeToTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/A.swift", "import UIKit\nlet all = [UIImage(named: \"moon\"), UIImage(named: \"star\")]\n")
    try folder.write("App/Assets.xcassets/moon.imageset/Contents.json", "{}")
    try folder.write(
      "App/Main.storyboard", "<document><resources><image name=\"sun\"/></resources></document>")
    let request = Self.request(folder)
    #expect(lint(request).findings.map(\.rule).contains("missing_asset"))
    Self.expectSame(try Self.factFiles(folder, [request]), as: request)
    let shards = (1...3).compactMap { Shard(number: $0, of: 3) }
    Self.expectSame(try Self.factFiles(folder, [request], shards), as: request)
    try folder.write("App/Broken.storyboard", "<document><resources>")
    Self.expectSame(try Self.factFiles(folder, [request]), as: request)
  }

  /// As a build system names its inputs, which are links in the folder of an action.
  @Test func namedResourcesComeToTheSame() throws {
    let folder = try TemporaryFolder()
    let files = [
      "App/A.swift":
        "import UIKit\nlet all = [UIImage(named: \"Moons/io\"), UIImage(named: \"star\"), UIImage(named: \"rho\")]\n",
      "App/Art.xcassets/Contents.json": "{}",
      "App/Art.xcassets/Moons/Contents.json": "{ \"properties\": { \"provides-namespace\" : true } }",
      "App/Art.xcassets/Moons/io.imageset/Contents.json": "{}",
      "App/Art.xcassets/Moons/io.imageset/io.png": "",
      "App/Main.storyboard": "<document><resources><image name=\"sun\"/></resources></document>",
      "App/rho@2x.png": "",
    ]
    let links = try TemporaryFolder()
    for (path, text) in files {
      try folder.write(path, text)
      try links.makeFolder((path as NSString).deletingLastPathComponent)
      try links.link(path, to: "\(folder.path)/\(path)")
    }
    let request = Self.request(folder)
    #expect(
      lint(request).findings.filter { $0.rule == "missing_asset" }.map(\.message) == [
        "image name 'star' is in no asset catalogue"
      ])
    let named = Self.request(folder, files.keys.sorted())
    Self.expectSame(try Self.factFiles(folder, [named]), as: request)
    #expect(takeFacts(Self.request(links, files.keys.sorted())).bytes == takeFacts(named).bytes)
  }

  /// A machine that runs actions may keep equal files once, and link them.
  @Test func namedFilesThatAreLinkedTogetherAreAllTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", CommandSamples.tangled())
    try folder.write("Kit/A.swift", CommandSamples.tangled())
    let files = ["App/A.swift", "Kit/A.swift"]
    let bytes = takeFacts(Self.request(folder, files)).bytes
    try FileManager.default.removeItem(atPath: "\(folder.path)/Kit/A.swift")
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/App/A.swift", toPath: "\(folder.path)/Kit/A.swift")
    #expect(takeFacts(Self.request(folder, files)).bytes == bytes)
    #expect(takeFacts(Self.request(folder, ["App", "Kit/A.swift", "App/A.swift"])).bytes == bytes)
  }

  /// What the merge's own configuration leaves out does not count, whatever the facts have.
  @Test func theConfigurationOfTheMergeHolds() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", CommandSamples.tangled())
    try folder.write("Pods/B.swift", CommandSamples.swallowing + CommandSamples.tangled("Other"))
    try folder.write("App/Kit/C.swift", CommandSamples.keyed)
    try folder.write(
      "App/D.swift", "import UIKit\nlet all = [UIImage(named: \"moon\"), UIImage(named: \"star\")]\n")
    try folder.write("App/Art.xcassets/moon.imageset/Contents.json", "{}")
    try folder.write("Kit/Art.xcassets/star.imageset/Contents.json", "{}")
    let files = try Self.factFiles(folder, [Self.request(folder)])
    for text in [
      "excluded: [Pods]\n", "excluded: [Kit]\n", "included: [App]\n",
      "rules: { tangled_state: off, string_key: error }\n",
      "limits: { file_size: 1048576 }\nscore: { max_type: 3 }\n",
    ] {
      let request = Self.request(folder, [], text)
      guard request.configuration.limits.fileSize == Configuration.standard.limits.fileSize else {
        #expect(throws: FlawedFactFile.self) {
          try openFactFiles(files.map(\.path), fileSizeLimit: request.configuration.limits.fileSize)
        }
        continue
      }
      Self.expectSame(files, as: request)
    }
  }

  @Test func configurationsOfFoldersHold() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", CommandSamples.tangled())
    try folder.write("App/Kit/Deep/B.swift", CommandSamples.tangled("Other"))
    try folder.write("App/Kit/.lintrc.yml", "rules: { tangled_state: off }\n")
    var request = Self.request(folder)
    request.nesting = .toBeFound
    #expect(lint(request).findings.filter { $0.rule == "tangled_state" }.count == 1)
    Self.expectSame(try Self.factFiles(folder, [request]), as: request)
  }

  /// Other folder, other order, other number of threads: one file.
  @Test func theBytesFollowFromTheSources() throws {
    let first = try Self.fixtures()
    let second = try Self.fixtures()
    let files = Repository.swiftFiles(below: "Fixtures/Rules")
    let bytes = takeFacts(Self.request(first, files)).bytes
    #expect(bytes.count > 10_000)
    var other = Self.request(second, files.reversed() + files.prefix(3))
    other.threadCount = 7
    other.cache = .folder("\(second.path)/caches")
    #expect(takeFacts(other).bytes == bytes)
    #expect(!FileManager.default.fileExists(atPath: "\(second.path)/caches"))
    #expect(takeFacts(Self.request(first)).bytes == bytes)
  }

  @Test func factsAreMuchSmallerThanTheirSources() throws {
    let folder = try TemporaryFolder()
    var size = 0
    for path in Repository.swiftFiles(below: "Sources") {
      let text = try Repository.text(path)
      size += text.utf8.count
      try folder.write(path, text)
    }
    #expect(takeFacts(Self.request(folder)).bytes.count * 4 < size)
  }

  @Test func twoFilesWithOnePathAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("a.facts", bytes: takeFacts(Self.request(folder)).bytes)
    try folder.write("b.facts", bytes: takeFacts(Self.request(folder)).bytes)
    let limit = Configuration.standard.limits.fileSize
    let paths = ["\(folder.path)/a.facts", "\(folder.path)/b.facts"]
    do throws(FlawedFactFile) {
      _ = try openFactFiles(paths, fileSizeLimit: limit)
      Issue.record("both were taken")
    } catch {
      #expect(error.path == paths[1])
      #expect(error.flaw == .shared(path: "A.swift", other: paths[0]))
    }
  }

  @Test func noByteMayBeAnother() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", CommandSamples.keyed)
    let whole = takeFacts(Self.request(folder)).bytes
    let limit = Configuration.standard.limits.fileSize
    func flaw(_ bytes: some Sequence<UInt8>) throws -> FactFileFlaw? {
      try folder.write("a.facts", bytes: Array(bytes))
      do throws(FactFileFlaw) {
        _ = try FactFile(path: "\(folder.path)/a.facts", fileSizeLimit: limit)
        return nil
      } catch {
        return error
      }
    }
    #expect(try flaw(whole) == nil)
    for count in whole.indices {
      let found = try flaw(whole[..<count])
      #expect(found == (count < 15 ? .foreign : .damaged), "cut off after \(count) bytes")
    }
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(place % 8)
      let expected: FactFileFlaw = place < 15 ? .foreign : place == 15 ? .otherVersion : .damaged
      #expect(try flaw(bytes) == expected, "byte \(place) is another")
    }
    #expect(try flaw(whole + [0]) == .damaged)
    #expect(try flaw(whole + whole) == .damaged)
  }

  @Test func otherVersionsAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    var bytes = takeFacts(Self.request(folder)).bytes
    // The owner is another one, and the head's digest is right.
    bytes[16] ^= 1
    let digest = ContentDigest(of: Array(bytes[..<88]))
    bytes.replaceSubrange(88..<104, with: digest.bytes)
    try folder.write("a.facts", bytes: bytes)
    do throws(FactFileFlaw) {
      _ = try FactFile(path: "\(folder.path)/a.facts", fileSizeLimit: Configuration.standard.limits.fileSize)
      Issue.record("it was taken")
    } catch {
      #expect(error == .otherVersion)
    }
  }

  @Test func everyPathIsInOneShard() {
    let paths = (0..<1_000).map { "Sources/Folder\($0 % 17)/File\($0).swift" }
    for count in [1, 2, 16, 100] {
      let shards = (1...count).compactMap { Shard(number: $0, of: count) }
      #expect(paths.allSatisfy { path in shards.filter { $0.has(path) }.count == 1 })
      let sizes = shards.map { shard in paths.filter(shard.has).count }
      #expect((sizes.max() ?? 0) < 3 * 1_000 / count + 10)
    }
    #expect(Shard(number: 0, of: 3) == nil)
    #expect(Shard(number: 4, of: 3) == nil)
    #expect(Shard(number: 1, of: 0) == nil)
  }
}
