import Testing

/// What is said of the examples of the five texts that the rules come from.
@Suite struct SeedTests {
  /// By number, from 1.
  private static let texts = [
    "State Driven Development (Conrad Stoll)", "Modelling state in Swift",
    "Swift Eye for the Stringly Typed API (Andyy Hope)",
    "Reduce bugs with a UI state enum in Swift & UIKit (Chad Parker)", "Swift and State management",
  ]

  @Test(arguments: SeedExample.all)
  func saysWhatTheAuthorShowed(example: SeedExample) async throws {
    try expectStored(try await example.output(), at: example.expected)
  }

  @Test(arguments: SeedExample.all)
  func isComplete(example: SeedExample) throws {
    let number = try #require(
      example.text, "a folder's name begins with the number of its text: '4-scattered'")
    #expect(Self.texts.indices.contains(number - 1))
    #expect(try !example.commands().isEmpty)
    #expect(try !example.shows().contains("\n"), "`shows` is one line")
    #expect(try example.verdict() != nil, "`gap` begins with 'in part:' or 'not yet:'")
  }

  @Test func tableIsComplete() throws {
    let examples = SeedExample.all
    let chapters = try Self.texts.enumerated().map { index, title -> String in
      let rows = try examples.filter { $0.text == index + 1 }.map(Self.row)
      guard !rows.isEmpty else { return "" }
      return "\n## \(index + 1). \(title)\n\n"
        + "| example | what the author showed | what untangle says |\n| --- | --- | --- |\n" + rows.joined()
    }
    try expectStored(Self.head + chapters.joined(), at: "Documentation/Seeds.md")
  }

  private static let head = """
    # The five texts

    untangle began with two talks and three articles about state.
    Each of their examples is a folder of `Fixtures/Seeds`, rewritten in code of our own, with what is printed about it.
    A test runs all of them, and writes this page.

    """

  private static func row(_ example: SeedExample) throws -> String {
    let says =
      switch try example.verdict() {
      case .works: "works"
      case .part(let missing): "in part: \(missing)"
      case .notYet(let reason): "not yet: \(reason)"
      case nil: "?"
      }
    let name = example.name.drop { $0 != "-" }.dropFirst().replacing("-", with: " ")
    return "| [\(name)](../\(example.path)/expected.txt) | \(try example.shows()) | \(says) |\n"
  }
}
