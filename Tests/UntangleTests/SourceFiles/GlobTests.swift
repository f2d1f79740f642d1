import Testing
import UntangleSourceFiles

@Suite("SourceFiles: globs") struct GlobTests {
  @Test(arguments: [
    ("A.swift", ["A.swift", "A.swift/b"], ["B.swift", "a/A.swift", "A.swiftx"]),
    (
      "Generated", ["Generated", "Generated/a.swift", "Generated/b/c.swift"],
      ["a/Generated", "Generated2/a"]
    ),
    ("./Generated/", ["Generated/a.swift"], ["Gen"]),
    ("*.swift", ["a.swift", ".swift"], ["b/a.swift"]),
    ("**/*.gen.swift", ["a.gen.swift", "b/c/a.gen.swift"], ["a.swift", "agen.swift"]),
    ("a/**", ["a/b", "a/b/c"], ["a", "ab/c"]),
    ("a/**/b", ["a/b", "a/x/b", "a/x/y/b", "a/b/c"], ["ab", "a/xb"]),
    ("**/**/b", ["b", "a/b"], ["ab"]),
    ("**", ["a", "a/b"], []),
    (".", ["a", "a/b"], []),
    ("a**b", ["ab", "axb"], ["a/b"]),
    ("?.swift", ["a.swift", "é.swift", "🎉.swift"], ["ab.swift", ".swift"]),
    ("[a-c]x", ["ax", "cx"], ["dx", "x"]),
    ("[!a-c]x", ["dx", "éx"], ["ax", "/x"]),
    ("[]a]", ["]", "a"], ["b"]),
    ("[\\]-a]x", ["]x", "^x", "_x", "ax"], ["bx"]),
    ("{App,Kit}/**/UI", ["App/UI", "Kit/a/UI/b.swift"], ["Lib/UI"]),
    ("{a,b{c,d}}.swift", ["a.swift", "bc.swift", "bd.swift"], ["b.swift"]),
    ("[{]a", ["{a"], ["a"]),
    ("\\*\\{a", ["*{a"], ["b{a"]),
  ]) func matches(_ pattern: String, _ matching: [String], _ others: [String]) throws {
    let glob = try Glob(pattern)
    for path in matching { #expect(glob.matches(path), "\(pattern) should match \(path)") }
    for path in others { #expect(!glob.matches(path), "\(pattern) should not match \(path)") }
  }

  /// However many there are, they say of each path what each of them says.
  @Test(arguments: 0..<UInt64(20)) func manyAreAskedAsOneByOne(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = ["a", "b", "ab", "a.swift", "b.swift"]
    func path() -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(parts) }.joined(separator: "/")
    }
    let folder = try TemporaryFolder()
    for _ in 0..<12 { try? folder.write(path() + "/x.swift") }
    let all = folder.discover().paths
    let patterns = (0..<6).map { _ in
      random.pick(["", "", "./", "**/"]) + path() + random.pick(["", "", "/", "/*.swift"])
    }
    let globs = try patterns.map { try Glob($0) }
    let isMatched = { (path: String) in globs.contains { $0.matches(path) } }
    #expect(folder.discover(excluded: globs).paths == all.filter { !isMatched($0) }, "\(patterns)")
    #expect(folder.discover(included: globs).paths == all.filter(isMatched), "\(patterns)")
  }

  @Test(arguments: [
    ("", GlobError.empty), ("/a", .absolute(pattern: "/a")),
    ("../a", .leavesFolder(pattern: "../a")), ("a/{b,..}", .leavesFolder(pattern: "a/{b,..}")),
    ("[a", .unclosedBracket(pattern: "[a")),
    ("a{b,c", .unclosedBrace(pattern: "a{b,c")), ("a\\", .endsInBackslash(pattern: "a\\")),
    ("[z-a]", .backwardRange(pattern: "[z-a]")), ("[é]", .notASCIIInBrackets(pattern: "[é]")),
    (
      String(repeating: "{a,b}", count: 20),
      .tooManyChoices(pattern: String(repeating: "{a,b}", count: 20), limit: 256)
    ),
  ]) func refuses(_ pattern: String, _ error: GlobError) {
    #expect(throws: error) { try Glob(pattern) }
    #expect(error.description.first?.isLowercase == true && error.description.last != ".")
  }

  @Test func takesTimeByLengthOnly() throws {
    let globs = [
      try Glob(String(repeating: "**/", count: 50) + "x"),
      try Glob(String(repeating: "*a", count: 50) + "b"),
      try Glob(String(repeating: "**/*a/", count: 30) + "b"),
    ]
    let path = Array(repeating: "aaaa", count: 200).joined(separator: "/")
    let time = ContinuousClock().measure {
      for glob in globs { #expect(!glob.matches(path)) }
    }
    #expect(time < .seconds(1))
  }

  @Test func agreesWithANaiveMatcher() throws {
    for seed in 0..<UInt64(1_500) {
      var random = SeededGenerator(seed: seed)
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        random.pick(["**", "*", "a", "b", "?", "a*", "*b", "[ab]", "[!a]", "*a*b*", "a?"])
      }
      let path = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        random.pick(["a", "b", "c", "ab", "ba", "aab", "abab"])
      }
      let expected = (1...path.count).contains { naive(parts[...], path[..<$0]) }
      let pattern = parts.joined(separator: "/")
      #expect(
        try Glob(pattern).matches(path.joined(separator: "/")) == expected,
        "seed \(seed): \(pattern) on \(path.joined(separator: "/"))")
    }
  }

  private func naive(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      if pattern.count == 1 { return !path.isEmpty }
      return naive(pattern.dropFirst(), path) || !path.isEmpty && naive(pattern, path.dropFirst())
    }
    guard let name = path.first, naive(Substring(first), Substring(name)) else { return false }
    return naive(pattern.dropFirst(), path.dropFirst())
  }

  private func naive(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return naive(pattern.dropFirst(), name) || !name.isEmpty && naive(pattern, name.dropFirst())
    }
    guard let letter = name.first else { return false }
    if first == "[", let close = pattern.firstIndex(of: "]") {
      let inside = pattern[pattern.index(after: pattern.startIndex)..<close]
      let isMember =
        inside.first == "!" ? !inside.dropFirst().contains(letter) : inside.contains(letter)
      return isMember && naive(pattern[pattern.index(after: close)...], name.dropFirst())
    }
    return (first == "?" || first == letter) && naive(pattern.dropFirst(), name.dropFirst())
  }

  @Test func choosesWhatAWalkTakes() throws {
    let folder = try TemporaryFolder()
    for name in ["App/a.swift", "App/Gen/b.swift", "Kit/c.swift", "d.swift", "Tests/e.swift"] {
      try folder.write(name)
    }
    let included = [try Glob("App"), try Glob("**/c.swift")]
    #expect(
      folder.discover(included: included).paths == [
        "App/Gen/b.swift", "App/a.swift", "Kit/c.swift",
      ])
    let excluded = [try Glob("*/Gen"), try Glob("Tests/*")]
    #expect(folder.discover(excluded: excluded).paths == ["App/a.swift", "Kit/c.swift", "d.swift"])
    #expect(
      folder.discover(included: included, excluded: excluded).paths == [
        "App/a.swift", "Kit/c.swift",
      ])
    #expect(folder.discover(included: included, from: "App").paths == ["Gen/b.swift", "a.swift"])
    let named = folder.discover(
      "Tests/e.swift", "d.swift", "App/Gen", included: included, excluded: excluded)
    #expect(named.paths == ["d.swift"])
    #expect(named.excludedByName == ["App/Gen", "Tests/e.swift"])
  }
}
