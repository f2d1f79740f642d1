import Foundation
import Testing

/// The top level of programs, against what the compiled programs really do: at every choice the program
/// splits in two processes, so that one run plays them all.
///
/// A script of `Fixtures/StateSpaces/Scripts` has the lines `states`, `variables` and `do` of a
/// `StateFixture`. When it has ended, its operations are played, three in a row at most.
struct ScriptTests {
  private static let folder = "Fixtures/StateSpaces/Scripts"

  @Test(.serialized, arguments: Repository.names(in: folder))
  func theTableHoldsWhatWasSeen(in script: String) async throws {
    let text = try Repository.text("\(Self.folder)/\(script)")
    let fixture = try StateFixture(script: script, text: text)
    let table = try await engineTable(
      of: [NamedSource(path: "main.swift", text: text)], type: "main.swift")
    #expect(table.variables.map(\.name) == fixture.variables)
    let seen = try await Self.statesSeen(by: text, fixture)
    let reachable = Set(table.reachable.map(\.values))
    #expect(!seen.isEmpty && seen.subtracting(reachable) == [], "\(script): seen, and not in the table")
    if fixture.verdict == .exact {
      // How it begins is seen by nobody.
      let late = Set(table.reachable.filter { !$0.witness.isEmpty }.map(\.values))
      #expect(late.subtracting(seen) == [], "\(script): in the table, and never seen")
    }
  }

  private static func statesSeen(by text: String, _ fixture: StateFixture) async throws -> Set<[String]> {
    let folder = try TemporaryFolder()
    try folder.write("main.swift", text + ending(fixture))
    try folder.write("Support.swift", support)
    let compiler = try #require(SwiftCompiler.path, "no swiftc in PATH")
    let compilation = try await CommandRun(
      compiler, ["main.swift", "Support.swift", "-o", "script", "-swift-version", "5", "-suppress-warnings"],
      in: folder.path, seconds: 300)
    guard compilation.status == 0 else { throw FixtureMistake(compilation.errors) }
    let run = try await CommandRun("\(folder.path)/script", [], in: folder.path, seconds: 300)
    return Set(run.lines.map { $0.split(separator: " ").map(String.init) })
  }

  /// Shows the state, and plays what may happen next.
  private static func ending(_ fixture: StateFixture) -> String {
    let shown = fixture.variables.map { "\\(shown(\($0)))" }.joined(separator: " ")
    let choices = fixture.operations.enumerated().map { "  case \($0): \($1)" }
    return """

      show("\(shown)")
      for _ in 0..<3 {
        switch number(below: \(fixture.operations.count + 1)) {
      \(choices.joined(separator: "\n"))
        default: break
        }
        show("\(shown)")
      }
      """
  }

  private static let support = """
    import Foundation

    @_silgen_name("fork") private func split() -> Int32

    /// Both answers, each in a process of its own.
    func unknown() -> Bool {
      choicesLeft -= 1
      guard choicesLeft > 0 else { return false }
      let child = split()
      guard child != 0 else { return true }
      var status: Int32 = 0
      waitpid(child, &status, 0)
      return false
    }

    private nonisolated(unsafe) var choicesLeft = 10

    func number(below limit: Int) -> Int {
      for number in 0..<(limit - 1) where unknown() { return number }
      return limit - 1
    }

    /// Written at once: what a process has not written when it splits is written twice.
    func show(_ line: String) {
      FileHandle.standardOutput.write(Data((line + "\\n").utf8))
    }

    func shown<Value>(_ value: Value) -> String { "\\(value)" }
    func shown(_ value: Bool?) -> String { value.map { "\\($0)" } ?? "nil" }
    func shown<Value>(_ value: Value?) -> String { value == nil ? "nil" : "some" }
    """
}

extension StateFixture {
  fileprivate init(script: String, text: String) throws(FixtureMistake) {
    // A program is made by starting it.
    try self.init(name: script, paths: [], header: "//~ make main\n" + text)
  }
}
