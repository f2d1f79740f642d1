import Testing

/// What our own files may not look like. Written in pieces, as these tests are sources, too.
struct SourceTextTests {
  private static let bannedInCode: [String: String] = [
    "fatal" + "Error(": "make the wrong call impossible, or write a precondition with a sentence",
    "tr" + "y!": "handle the error, or let it pass on",
  ]
  private static let bannedInComments: [String: String] = [
    "MA" + "RK": "split the file instead",
    "TO" + "DO": "mend it now, or open an issue",
    "FIX" + "ME": "mend it now, or open an issue",
  ]

  /// Files with a function that is one long list: a branch for each instruction, and for each kind of node.
  private static let longFunctions = [
    "Sources/StateSpaces/Machine/SymbolicExecutor+Walk.swift": 50, "Sources/Facts/Tree/ExprSyntax.swift": 45,
    "Sources/Pipeline/StateRewriting.swift": 60,
  ]

  @Test(arguments: Repository.names(in: "Sources"))
  func nothingBannedStandsIn(room: String) throws {
    for path in Repository.swiftFiles(below: "Sources/\(room)") {
      // Examples are other people's code.
      if path == "Sources/Rules/RuleExamples.swift" { continue }
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let comment = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
        let found =
          Self.bannedInCode.filter { line[..<comment].contains($0.key) }.map { $0 }
          + Self.bannedInComments.filter { line[comment...].contains($0.key) }.map { $0 }
        for (word, mend) in found { Issue.record("\(path):\(index + 1) has '\(word)'; \(mend)") }
      }
    }
  }

  @Test(arguments: Repository.names(in: "Sources"))
  func filesAndFunctionsAreSmall(room: String) throws {
    for path in Repository.swiftFiles(below: "Sources/\(room)") {
      if path == "Sources/Rules/RuleExamples.swift" { continue }
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      let limit = path.hasPrefix("Sources/Rules/Catalog/") ? 150 : 400
      if lines.count - 1 > limit {
        Issue.record("\(path) has \(lines.count - 1) lines, more than \(limit); split it by idea")
      }
      for function in functions(in: lines) where function.length > Self.longFunctions[path] ?? 40 {
        Issue.record(
          "\(path):\(function.line) is a function of \(function.length) lines; 40 are the most")
      }
    }
  }

  /// A file is small when most files are: of the whole, not of each.
  @Test func filesAreSmallAsAWhole() throws {
    let lengths = try Repository.swiftFiles(below: "Sources")
      .map { try Repository.text($0).utf8.count { $0 == UInt8(ascii: "\n") } }
      .sorted()
    #expect(lengths[lengths.count / 2] <= 90, "the median file has grown; split the largest")
    #expect(lengths[lengths.count * 9 / 10] <= 250, "one file in ten is too long; split them")
  }

  /// From the line of `func` or `init` to the brace at the same indentation, which the formatter keeps.
  private func functions(in lines: [Substring]) -> [(line: Int, length: Int)] {
    lines.indices.compactMap { start in
      let words = lines[start].split(separator: " ")
      let isFunction = words.contains("func") || words.contains { $0.hasPrefix("init(") }
      let margin = lines[start].prefix { $0 == " " }
      let next = start + 1 < lines.count ? lines[start + 1].prefix { $0 == " " } : ""
      // A requirement of a protocol and a body on the same line have no lines of their own.
      guard isFunction, !lines[start].contains("//"), !lines[start].hasSuffix("}"),
        next.count > margin.count
      else { return nil }
      guard let end = lines[start...].firstIndex(where: { $0 == margin + "}" }) else { return nil }
      return (start + 1, end - start + 1)
    }
  }
}
