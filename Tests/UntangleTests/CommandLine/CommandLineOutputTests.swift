import Foundation
import Testing

/// The documents of the contract: their keys, order, paths, and that they are the same every time.
struct CommandLineOutputTests {
  @Test func lintDocumentsAreAsDocumented() async throws {
    let folder = try TemporaryFolder()
    try folder.write("B/A.swift", CommandSamples.tangled())
    try folder.write("A.swift", CommandSamples.swallowing)
    try folder.write("C.swift", CommandSamples.keyed)
    try folder.write("D.swift", "\0")
    let run = try await folder.untangle("lint", "--format", "json")
    #expect(run.output.last == UInt8(ascii: "\n"))
    let document = try run.json()
    #expect(document.keys == ["schemaVersion", "findings", "scores", "unreadable"])
    #expect(document["schemaVersion"].integer == 1)
    let findings = document["findings"].elements
    #expect(
      findings.map { $0["rule"].string } == ["enum_default", "tangled_state", "string_key"])
    #expect(findings.map { $0["path"].string } == ["A.swift", "B/A.swift", "C.swift"])
    for finding in findings {
      #expect(
        finding.keys == [
          "rule", "severity", "path", "line", "column", "endLine", "endColumn", "message", "type",
          "fixable", "fingerprint", "data",
        ])
      #expect((finding["endLine"].integer ?? 0) >= (finding["line"].integer ?? 1))
      #expect(finding["fingerprint"].string?.isEmpty == false)
    }
    #expect(findings.map { $0["type"] } == [.null, .text("Player"), .null])
    #expect(Set(findings.map { $0["fingerprint"].string }).count == 3)
    try expectScores(document["scores"])
    #expect(document["unreadable"].elements.map { $0["path"].string } == ["D.swift"])
    #expect(run.status == 2)
  }

  private func expectScores(_ scores: JSONNode) throws {
    #expect(scores.keys == ["files", "types"])
    #expect(scores["files"].elements.map(\.keys).allSatisfy { $0 == ["path", "score"] })
    #expect(scores["files"].elements.map { $0["path"].string } == ["A.swift", "B/A.swift", "C.swift"])
    let type = try #require(scores["types"].elements.first)
    #expect(type.keys == ["type", "path", "line", "score", "components"])
    #expect(type["type"].string == "Player")
    #expect(type["line"].integer == 1)
    guard case .number(let score) = type["score"], case .object(let parts) = type["components"] else {
      Issue.record("a score and its components are missing")
      return
    }
    let points = parts.map { part in
      if case .number(let points) = part.value { points } else { Double.nan }
    }
    #expect(points.reduce(0, +) == score)
  }

  @Test func inventoryDocumentsAreAsDocumented() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      enum Outer { struct Inner {
        @State private(set) var isOn: Bool?
        lazy var isLate = make()
        static var isShared = false { didSet {} }
        let isFixed = true
        var isComputed: Bool { true }
        func f(isParameter: Bool) { var isLocal = false }
      } }
      var isGlobal = true

      """)
    try folder.write("B.swift", CommandSamples.swallowing + CommandSamples.keyed)
    let document = try await folder.untangle("inventory", "--format", "json").json()
    #expect(
      document.keys == ["schemaVersion", "boolVariables", "enumDefaults", "stringKeys", "boolLookAlikes"])
    let variables = document["boolVariables"].elements
    for variable in variables {
      #expect(
        variable.keys == [
          "path", "line", "column", "name", "enclosingType", "scope", "typing", "optional",
          "wrappers", "setter", "observed", "lazy",
        ])
    }
    #expect(variables.map { $0["name"].string } == ["isOn", "isShared", "isLocal", "isGlobal"])
    #expect(variables.map { $0["scope"].string } == ["instance", "static", "local", "global"])
    #expect(variables.first?["setter"].string == "private")
    #expect(variables.first?["optional"] == .truth(true))
    #expect(variables.first?["wrappers"] == .list([.text("State")]))
    #expect(variables.map { $0["observed"] == .truth(true) } == [false, true, false, false])
    let inner = JSONNode.text("Outer.Inner")
    #expect(variables.map { $0["enclosingType"] } == [inner, inner, inner, .null])
    let defaults = document["enumDefaults"].elements
    #expect(
      defaults.map(\.keys) == [["path", "line", "column", "subject", "enum", "swallowed", "form"]])
    #expect(defaults.first?["swallowed"] == .list([.text("awake"), .text("gone")]))
    let keys = document["stringKeys"].elements
    #expect(keys.map { $0["access"].string } == ["write", "read"])
    for key in keys {
      #expect(
        key.keys == [
          "path", "line", "column", "api", "access", "literal", "form", "valueType",
        ])
    }
  }

  @Test func columnsCountBytes() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "/* é🎈 */ var isOn = true\n")
    let variables = try await folder.untangle("inventory", "--format", "json").json()["boolVariables"]
    #expect(variables.elements.map { $0["column"].integer } == [18])
  }

  @Test func cleanRunsGiveWholeDocuments() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "struct S {}\n")
    let lint = try await folder.untangle("lint", "--format", "json")
    #expect(lint.status == 0)
    #expect(lint.errors == "")
    #expect(try lint.json()["findings"] == .list([]))
    #expect(try lint.json()["unreadable"] == .list([]))
    let inventory = try await folder.untangle("inventory", "--format", "json")
    #expect(try inventory.json()["stringKeys"] == .list([]))
    #expect(try await folder.untangle("lint").text == "")
    #expect(try await folder.untangle("lint", "--format", "table").text == "no findings in 1 file\n")
  }

  /// One folder with a bit of everything, written in one order or the other.
  private static func fill(_ folder: borrowing TemporaryFolder, order: [Int]) throws {
    for index in order {
      let extra = index.isMultiple(of: 3) ? CommandSamples.swallowing : CommandSamples.keyed
      let broken = index.isMultiple(of: 7) ? "func f( {\n" : ""
      let name = "F\(index % 4)/\(index).swift"
      try folder.write(name, CommandSamples.tangled("Player\(index)") + extra + broken)
    }
  }

  @Test(arguments: [
    ["lint", "--format", "json"], ["lint", "--format", "xcode"], ["lint", "--format", "table"],
    ["inventory", "--format", "json"], ["inventory"], ["audit"],
  ])
  func theSameInputGivesTheSameBytes(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder, order: Array(1...24))
    let other = try TemporaryFolder()
    try Self.fill(other, order: Array(1...24).reversed().sorted { $0 * 7 % 25 < $1 * 7 % 25 })
    let first = try await folder.untangle(arguments + ["--threads", "1"])
    #expect(first.output.count > 1_000)
    for threads in ["2", "16"] {
      let next = try await other.untangle(arguments + ["--threads", threads])
      #expect(next.text == first.text)
      #expect(next.errors == first.errors)
      #expect(next.status == first.status)
    }
  }

  @Test func formatsAreChosenByNameAndXcodeWhenPiped() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let plain = try await folder.untangle("lint")
    #expect(plain.lines.first == "A.swift:\(CommandSamples.tangledLine)")
    #expect(plain.lines.dropFirst().allSatisfy { $0.hasPrefix("A.swift:") && $0.contains(": note: ") })
    #expect(try await folder.untangle("lint", "--format", "xcode").output == plain.output)
    let table = try await folder.untangle("lint", "--format", "table")
    #expect(table.lines.first == "A.swift:2:7  warning  tangled_state")
    #expect(table.lines.last == "1 finding (1 warning) in 1 file")
    #expect(!table.output.contains(0x1B))
  }

  @Test func standardInputIsJudgedAsThePathItStandsFor() async throws {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", "excluded: [\"Gen/**\"]\n")
    let input = CommandSamples.tangled()
    let unnamed = try await folder.untangle("lint", "-", input: input)
    #expect(unnamed.lines.first == "<stdin>:\(CommandSamples.tangledLine)")
    #expect(unnamed.status == 1)
    for path in ["In/A.swift", "./In/A.swift", "\(folder.path)/In/A.swift", "Gen/../In/A.swift"] {
      let run = try await folder.untangle("-", "--stdin-path", path, input: input)
      #expect(run.lines.first == "In/A.swift:\(CommandSamples.tangledLine)")
    }
    for path in ["Gen/A.swift", "\(folder.path)/Gen/A.swift"] {
      let run = try await folder.untangle("-", "--stdin-path", path, "--format", "json", input: input)
      #expect(run.status == 0)
      #expect(run.errors == "Gen/A.swift: excluded by the configuration\n")
      #expect(try run.json()["findings"] == .list([]))
    }
    for verb in ["inventory", "audit"] {
      let run = try await folder.untangle(verb, "-", "--stdin-path", "In/A.swift", input: input)
      #expect(run.text.contains("In/A.swift"))
      #expect(run.status == 0)
    }
  }

  @Test func emptyStandardInputHasNoFindings() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle("-")
    #expect(run.status == 0)
    #expect(run.text + run.errors == "")
  }
}
