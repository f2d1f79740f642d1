import Foundation
import Testing
import UntangleFacts

/// Hostile and odd texts: rows 1 to 29 of what a linter is fed in practice.
struct CommandLineInputTests {
  /// A text, and what must be said about it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    /// Words of the problem on standard error with their line; empty where there is none.
    let told: [String]

    init(_ name: String, _ text: String, told: String...) {
      self.init(name, bytes: Array(text.utf8), told: told)
    }

    init(_ name: String, bytes: [UInt8], told: [String]) {
      self.name = name
      self.bytes = bytes
      self.told = told
    }

    var testDescription: String { name }
  }

  static let harmless: [Sample] = [
    Sample("empty", ""),
    Sample("only a comment", "// nothing"),
    Sample("only a byte order mark", "\u{FEFF}"),
    Sample("only a newline", "\n"),
    Sample("only a lone CR", "\r"),
    Sample("macros", "@Observable final class A { var isOn = false }\n#Preview { A() }\n#warning(\"x\")\n"),
    Sample("raw identifiers", "struct `a b` { var `is on`: Bool = true; var `is 🎈`: Bool = true }\n"),
    Sample("right to left", "struct S { var \u{5D0}\u{5D1} = true; var a\u{200D}b = false }\n"),
    Sample("one long line", "let a = [" + String(repeating: "1,", count: 20_000) + "1]\n"),
    Sample("many flags", "struct S {\n" + String(repeating: "var isOn: Bool\n", count: 1_000) + "}\n"),
  ]

  static let refused: [Sample] = [
    Sample(
      "UTF-16", bytes: [0xFF, 0xFE] + Array("var isA = true\n".utf16).flatMap { [UInt8($0), 0] },
      told: ["B.swift: error: is UTF-16; only UTF-8 can be read"]),
    Sample(
      "UTF-16 without a mark", bytes: Array("var isA = true\n".utf16).flatMap { [0, UInt8($0)] },
      told: ["B.swift: error: is UTF-16; only UTF-8 can be read"]),
    Sample(
      "conflict markers", "var isA = true\n<<<<<<< HEAD\nvar isB = true\n=======\n>>>>>>> other\n",
      told: "B.swift:2: error: has conflict markers at line 2"),
    Sample("300 braces", "\n" + nested("{", "}", 300), told: "B.swift:2: error: is nested more than 256"),
    Sample("100,000 parentheses", nested("(", "", 100_000), told: "B.swift:1: error: is nested more than"),
    Sample("30 brackets", "let a = " + nested("[", "]", 30), told: "B.swift:1: error: nests '['"),
    Sample("ternaries", "let a = " + nested("a ? b : ", "", 20_000), told: "B.swift:1: error: chains more"),
    Sample(
      "else if", "func f() { if a {}" + nested(" else if a {}", "", 10_000) + "}",
      told: "B.swift:1: error: chains more than 1000 'else if'"),
    Sample("sums", "let a = " + nested("1 + ", "", 100_000) + "1", told: "B.swift:1: error: chains more"),
    Sample("texts", "let a = " + nested("\"a\" + ", "", 50_000) + "a", told: "B.swift:1: error: chains more"),
    Sample("calls", "let a = x" + nested(".a()", "", 100_000), told: "B.swift:1: error: chains more than"),
    Sample("arrows", "let a: " + nested("(Int) -> ", "", 10_000) + "Int", told: "B.swift:1: error: chains"),
    Sample("angles", "let a: " + nested("A<", "", 5_000), told: "B.swift:1: error: nests '<'"),
    Sample("try", "let a = " + nested("try ", "", 20_000) + "x", told: "B.swift:1: error: has more than"),
    Sample("await", "let a = " + nested("await ", "", 20_000), told: "B.swift:1: error: has more than"),
    Sample("let", nested("let ", "", 20_000), told: "B.swift:1: error: has more than"),
    Sample(
      "modifiers", nested("mutating\n", "", 8_000), told: "B.swift:301: error: has more than 300 keywords"),
    Sample("accessors", "var x: A { " + nested("get ", "", 8_000) + "}", told: "B.swift:1: error: has more"),
    Sample("attributes", "switch a { case " + nested("@a ", "", 8_000) + "}", told: "B.swift:1: error: has"),
    Sample(
      "calls in a type", "class A {\n" + nested("a()\n", "", 8_000) + "}", told: "B.swift:303: error: has"),
    Sample("1,000 #if", nested("#if A\n", "#endif\n", 1_000), told: "B.swift:257: error: is nested more"),
    Sample("10,000 #if", nested("#if A\n", "", 10_000), told: "B.swift:257: error: is nested more than"),
    Sample(
      "interpolations", "let a = " + nested("\"\\(", ")\"", 300),
      told: "B.swift:1: error: nests interpolated texts"),
  ]

  static let flawed: [Sample] = [
    Sample(
      "invalid UTF-8", bytes: Array("let s = \"".utf8) + [0xFF] + Array("\"\nvar isOn = true\n".utf8),
      told: ["B.swift:1: error: has invalid UTF-8 at line 1, column 10"]),
    Sample("NUL", "var isOn = true\n\0\n", told: "B.swift:2: error: has a NUL byte at line 2"),
    Sample(
      "unclosed brace", "var isOn = true\nfunc f( {\n", told: "error: has a syntax error at line"),
    Sample(
      "future syntax", "struct S { var isOn = true }\nfrobnicate class X yields { }\n",
      told: "error: has a syntax error at line 2; only intact declarations are judged, "
        + "as swift-syntax \(parserVersion) reads them\n"),
    Sample(
      "500 syntax errors", "var isOn = true\n" + String(repeating: "let = = ;\n", count: 500),
      told: "error: has a syntax error at line 2; "),
  ]

  private static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  @Test(arguments: harmless)
  func oddTextsAreRead(_ sample: Sample) async throws {
    let run = try await lintBesideAnother(sample)
    #expect(run.errors == "")
    #expect(run.status == 1)
    #expect(try run.json()["unreadable"] == .list([]))
    try expectOther(run)
  }

  @Test(arguments: refused + flawed)
  func hostileTextsAreToldAndTheOthersJudged(_ sample: Sample) async throws {
    let run = try await lintBesideAnother(sample)
    #expect(run.status == 2)
    for words in sample.told { #expect(run.errors.contains(words)) }
    let unreadable = try run.json()["unreadable"].elements
    #expect(Set(unreadable.map(\.keys)) == [["path", "reason", "severity"]])
    #expect(Set(unreadable.map { $0["path"].string }) == ["B.swift"])
    for problem in unreadable { #expect(run.errors.contains(problem["reason"].string ?? "?")) }
    try expectOther(run)
  }

  /// Nothing is taken from a refused text, but what is whole in a flawed one.
  @Test(arguments: flawed)
  func flawedTextsKeepTheirFacts(_ sample: Sample) async throws {
    let folder = try TemporaryFolder()
    try folder.write("B.swift", bytes: sample.bytes)
    let run = try await folder.untangle("inventory", "--format", "json")
    #expect(run.status == 2)
    #expect(try run.json()["boolVariables"].elements.map { $0["name"].string } == ["isOn"])
  }

  @Test(arguments: refused)
  func auditNamesWhatItCouldNotRead(_ sample: Sample) async throws {
    let folder = try TemporaryFolder()
    try folder.write("B.swift", bytes: sample.bytes)
    let run = try await folder.untangle("audit")
    #expect(run.status == 2)
    #expect(run.text.contains("files that could not be read   1"))
    for words in sample.told { #expect(run.errors.contains(words)) }
  }

  @Test func codeBeforeWhatIsNestedTooDeeplyIsJudged() async throws {
    let folder = try TemporaryFolder()
    let deep = "func f() {\n" + Self.nested("do {", "}", 300) + "}\n"
    try folder.write("A.swift", CommandSamples.tangled() + deep + CommandSamples.swallowing)
    let run = try await folder.untangle("lint")
    #expect(run.status == 2)
    #expect(run.lines.contains("A.swift:\(CommandSamples.tangledLine)"))
    #expect(!run.text.contains("default takes"))
    #expect(run.errors.contains("; only what is complete before it is judged"))
  }

  @Test func intactDeclarationsOfBrokenFilesAreJudged() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift", CommandSamples.tangled() + CommandSamples.swallowing + "final class Half {\n  func f( {\n")
    let run = try await folder.untangle("lint")
    #expect(run.status == 2)
    #expect(run.lines.contains("A.swift:\(CommandSamples.tangledLine)"))
    #expect(run.text.contains("A.swift:12:3: note: default takes 2 cases of 'Lifecycle'"))
    #expect(run.errors.contains(": error: has a syntax error at line 15; "))
  }

  @Test(arguments: ["  func oops( {\n", "  var = 3\n", "  func oops() { if { }\n", "  ) var isOdd = true\n"])
  func typesWithABrokenMemberAreNotJudged(member: String) async throws {
    let folder = try TemporaryFolder()
    let broken = CommandSamples.tangled("Broken").replacing("  func pause", with: member + "  func pause")
    try folder.write("A.swift", CommandSamples.tangled("Whole") + broken)
    let run = try await folder.untangle("lint", "--format", "json")
    #expect(run.status == 2)
    let findings = try run.json()["findings"].elements.filter { $0["rule"].string == "tangled_state" }
    #expect(findings.map { $0["type"].string } == ["Whole"])
  }

  @Test func filesOverTheLimitAreToldAndTheLimitCanBeSet() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", String(repeating: " ", count: 2_000))
    try folder.write(".lintrc.yml", "limits:\n  file_size: 1000\n")
    let run = try await folder.untangle("lint")
    #expect(run.status == 2)
    #expect(run.errors == "B.swift: error: is larger than the limit of 1000 bytes\n")
    #expect(run.lines.contains("A.swift:\(CommandSamples.tangledLine)"))
    let large = try await folder.untangle("-", input: String(repeating: " ", count: 2_000))
    #expect(large.errors == "<stdin>: error: is larger than the limit of 1000 bytes\n")
    #expect(large.status == 2)
  }

  /// Line by line: `\r`, `\r\n` and `\n` each end one.
  @Test(arguments: [("\n", 3), ("\r\n", 3), ("\r", 3), ("\r\n\n", 5)])
  func linesEndAsTheyDo(ending: String, line: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "\u{FEFF}var isA = 1\(ending)// ä\(ending)/* é😀 */ var isOn = true")
    let variables = try await folder.untangle("inventory", "--format", "json").json()["boolVariables"]
    let found = try #require(variables.elements.first)
    #expect(found["line"].integer == line)
    #expect(found["column"].integer == 18)
  }

  @Test func byteOrderMarksAreNotCounted() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "\u{FEFF}var isOn = true\n")
    let variables = try await folder.untangle("inventory", "--format", "json").json()["boolVariables"]
    #expect(variables.elements.first?["line"].integer == 1)
    #expect(variables.elements.first?["column"].integer == 5)
  }

  /// The folder's other file has one finding, whatever this one is like.
  private func lintBesideAnother(_ sample: Sample) async throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write("B.swift", bytes: sample.bytes)
    try folder.write("C.swift", CommandSamples.tangled())
    return try await folder.untangle("lint", "--format", "json")
  }

  private func expectOther(_ run: CommandRun) throws {
    let findings = try run.json()["findings"].elements.filter { $0["path"].string == "C.swift" }
    #expect(findings.map { $0["rule"].string } == ["tangled_state"])
  }
}
