import Testing

/// Code that programs write: what grows by the square of its length would not end within the time that a run has.
struct CommandLineLargeTests {
  private func run(_ text: String, _ arguments: String...) async throws -> CommandRun {
    try await run(text, arguments: arguments)
  }

  private func run(_ text: String, arguments: [String]) async throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    return try await folder.untangle(arguments)
  }

  private func repeated(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  @Test func manyBranchesOfOneBodySetTwoFlags() async throws {
    let branches = repeated(2_000) { "if x == \($0) { isOn = true } else { isOff = false }" }
    let run = try await run(
      "final class A {\n  var isOn = false\n  var isOff = false\n  func run(x: Int) {\n\(branches)\n  }\n}\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func manyCallsStandWithinEachOther() async throws {
    let methods = repeated(2_000) { "func run\($0)() { if isOn { run\($0 + 1)() } else { isOff = true } }" }
    let run = try await run(
      "final class A {\n  var isOn = false\n  var isOff = false\n\(methods)\n}\n", "states", "--type", "A")
    #expect(run.status == 0)
    #expect(run.text.contains("2 variables with too many states to count"))
  }

  @Test func eachOfManyCommentsAllowsItsFinding() async throws {
    let functions = repeated(1_500) { number in
      let comment =
        switch number % 3 {
        case 0: "// untangle:disable:next enum_default - meant\n"
        case 1: "// untangle:disable enum_default - meant\n"
        default: ""
        }
      let end = number % 3 == 1 ? "\n// untangle:enable enum_default" : ""
      return comment
        + "func f\(number)(e: E) { switch e { case .a: print(1); case .b: print(2); default: print(3) } }"
        + end
    }
    let run = try await run("enum E { case a, b, c, d }\n\(functions)\n", "lint", "--format", "json")
    let findings = try run.json()["findings"].elements
    #expect(findings.count == 500)
    #expect(findings.allSatisfy { $0["rule"].string == "enum_default" })
  }

  @Test func manyTypesMayBeToldOfWhatHappens() async throws {
    let types = repeated(300) {
      "final class A\($0): D { weak var next: D?; var isOn = false; var isOff = false\n"
        + "  func start() { isOn = true; next?.start(); isOff = true } }"
    }
    let run = try await run(
      "protocol D: AnyObject { func start() }\n\(types)\n", "states", "--type", "A7")
    #expect(run.status == 0)
    #expect(
      run.text.contains(
        "'next' calls nothing of the instance before the function goes on that calls it"))
  }

  static let brokenLines = [
    "enum E { case 1 }", "let a = ", "var a = 1 }", "func f() { g(1, 2 }", "}",
    "@#$ %^ & ?? !! ~~ ]] )) ;;",
    "lorem ipsum dolor sit amet", "let s = \"abc", "class C", "func f(",
    "struct S { var ; let = 3; func (); init }",
    "func f() { switch a { foo() } }", "let d = [1: , 2 3]", "protocol P { func a( var b }",
    "let s = \"abc \\(x",
    "#if\nvar a = 1\n#else\n#elseif\n#endif",
  ]

  /// A problem of the file in each case; what is whole before it is found.
  @Test(arguments: brokenLines)
  func eachOfManyLinesHasASyntaxError(line: String) async throws {
    let text = "struct Whole { var isOn = true }\n" + repeated(1_500) { _ in line } + "\n"
    let run = try await run(text, "inventory", "--format", "json")
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count <= 2, "\(run.errors)")
    let names = try run.json()["boolVariables"].elements.compactMap { $0["name"].string }
    #expect(names.contains("isOn"))
  }

  @Test(arguments: ["lint", "audit", "states", "suggest", "keys", "inventory", "add-case"])
  func eachVerbBearsManySyntaxErrors(verb: String) async throws {
    let text = repeated(1_500) { "enum E\($0) { case 1 }" }
    let run = try await run(text, arguments: verb == "add-case" ? [verb, "E1.new"] : [verb])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("A.swift:1:16: error: has a syntax error at line 1; "))
  }

  @Test func manyConstantsHaveOneName() async throws {
    let constants = repeated(1_000) { number in
      "enum K\(number) { static let lastSeenVersionKey = \"version.\(number)\" }\n"
        + "func f\(number)(d: UserDefaults) { d.set(1, forKey: K\(number).lastSeenVersionKey) }"
    }
    let run = try await run("import Foundation\n\(constants)\n", "lint", "--only", "key_split")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
