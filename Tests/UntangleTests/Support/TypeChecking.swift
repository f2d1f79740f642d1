import Foundation
import Testing

/// What the compiler says of one source.
struct SourceDiagnostics: Sendable {
  struct Message: Hashable, Sendable {
    /// 1-based.
    var line: Int
    var text: String
  }

  var errors: [Message] = []
  var warnings: [Message] = []
}

/// Type-checks sources in one run of the compiler, as one module: what a file declares is its own.
///
/// All of them see the files of `shared`, by their paths below the top folder; `modules` is a folder with modules that
/// they may import.
func typeCheck(
  _ texts: [String], shared: [String] = [], languageMode: String = "6", modules: String? = nil
) async throws -> [SourceDiagnostics] {
  let folder = try TemporaryFolder()
  for (index, text) in texts.enumerated() { try folder.write("F\(index).swift", text.closed) }
  let run = try await CommandRun(
    try #require(SwiftCompiler.path),
    ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", languageMode, "-module-name", "Checked"]
      + (modules.map { ["-I", $0] } ?? []) + texts.indices.map { "F\($0).swift" }
      + shared.map { Repository.url($0).path() },
    in: folder.path, seconds: 300)
  var all = [SourceDiagnostics](repeating: SourceDiagnostics(), count: texts.count)
  for line in run.errors.split(separator: "\n") {
    guard let match = line.firstMatch(of: /F(\d+)\.swift:(\d+):\d+: (error|warning): (.*)/),
      let index = Int(match.1), let number = Int(match.2)
    else { continue }
    let message = SourceDiagnostics.Message(line: number, text: String(match.4))
    if match.3 == "error" { all[index].errors.append(message) } else { all[index].warnings.append(message) }
  }
  return all
}

extension String {
  /// With every declaration at file scope visible in its file alone.
  fileprivate var closed: String {
    let words = [
      "class ", "final ", "struct ", "enum ", "indirect ", "actor ", "protocol ", "func ", "let ", "var ",
      "typealias ", "extension ",
    ]
    // A byte order mark may only stand at the start.
    let lines = replacing("\u{FEFF}", with: "").replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      words.contains { line.hasPrefix($0) } && !line.hasPrefix("let _")
        ? "fileprivate \(line)" : String(line)
    }
    .joined(separator: "\n")
  }
}
