import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleRewrites

/// A folder of sources whose literals become keys.
struct KeyFixture: CustomTestStringConvertible {
  static let folder = "Fixtures/TypedKeys"

  static let all = Repository.names(in: folder).filter { name in
    name != "Support" && Repository.isFolder("\(folder)/\(name)")
  }.map(KeyFixture.init)

  let name: String

  var testDescription: String { name }
  var path: String { "\(Self.folder)/\(name)" }

  func rewriting(kinds: [String] = []) throws -> KeyRewriting {
    try Self.rewriting(in: "\(Repository.rootPath)/\(path)", kinds: kinds)
  }

  static func rewriting(in folder: String, kinds: [String] = []) throws -> KeyRewriting {
    let analysis = analyze(
      AnalysisRequest(
        source: .paths([]), workingDirectory: folder, configuration: .standard, threadCount: 2))
    return try analysis.keyRewriting(try #require(KeySelection(kinds: kinds)), output: nil)
  }
}
