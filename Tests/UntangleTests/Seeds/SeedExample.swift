import Foundation
import Testing

/// An example of a text about state, in our own words and code, with all that is said of it: a folder of
/// `Fixtures/Seeds`, named by the number of its text.
struct SeedExample: CustomTestStringConvertible, Sendable {
  /// How much of what the author showed is said.
  enum Verdict: Equatable {
    case works
    /// What is missing.
    case part(String)
    case notYet(String)
  }

  static let folder = "Fixtures/Seeds"
  /// What of an example is no file of its project.
  private static let about = ["command", "shows", "gap", "expected.txt"]

  static var all: [SeedExample] { Repository.names(in: folder).map(SeedExample.init) }

  var name: String

  var testDescription: String { name }
  var path: String { "\(Self.folder)/\(name)" }
  var expected: String { "\(path)/expected.txt" }
  /// The number before the first hyphen; nil where the folder has another name.
  var text: Int? { Int(name.prefix { $0 != "-" }) }

  /// What stands behind `untangle`, one run a line.
  func commands() throws -> [String] {
    try Repository.text("\(path)/command").split(separator: "\n").map(String.init)
  }

  /// One line: what the author showed.
  func shows() throws -> String { try Repository.text("\(path)/shows").trimmed }

  /// `gap` says what is missing, behind `in part:` or `not yet:`; nil where it begins otherwise.
  func verdict() throws -> Verdict? {
    guard Repository.exists("\(path)/gap") else { return .works }
    let gap = try Repository.text("\(path)/gap").trimmed
    let halves = gap.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard halves.count == 2 else { return nil }
    switch halves[0] {
    case "in part": return .part(halves[1])
    case "not yet": return .notYet(halves[1])
    default: return nil
    }
  }

  /// The commands and what they print, run in a folder that has nothing but the example's project.
  func output() async throws -> String {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: Repository.url(path).path())
    where !Self.about.contains(name) {
      try manager.copyItem(
        atPath: Repository.url("\(path)/\(name)").path(), toPath: "\(folder.path)/\(name)")
    }
    var text = ""
    for command in try commands() {
      let run = try await folder.shell("\"$untangle\" \(command)")
      text += "$ untangle \(command)\n" + run.text + run.errors
      if run.status != 0 { text += "(ends with \(run.status))\n" }
    }
    return text
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
