import Testing
import UntangleSourceFiles

@Suite("SourceFiles: inspection") struct InspectionTests {
  private func inspected(_ text: String) -> TextInspection { inspected(Array(text.utf8)) }

  private func inspected(_ bytes: [UInt8]) -> TextInspection {
    bytes.withUnsafeBufferPointer { inspect($0) }
  }

  private func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private func reason(_ text: String) -> String? {
    if case .reject(let flaw) = inspected(text) { flaw.reason } else { nil }
  }

  @Test(arguments: [
    "", "// only a comment", "\u{FEFF}", "\n", "\u{FEFF}let a = 1", "let a = 1\r\nlet b = 2\r",
    "let é = \"ü🎉\"",
    "func f() { if a {", ")))]]}}}", "#!/usr/bin/env swift\nlet a = 1",
  ]) func acceptsOrdinaryTexts(_ text: String) {
    #expect(inspected(text) == .accept(flaws: []))
  }

  @Test func tellsOfOddBytes() {
    #expect(
      inspected(Array("let a = \"".utf8) + [0xFF] + Array("\"".utf8))
        == .accept(flaws: [TextFlaw(line: 1, reason: "has invalid UTF-8 at line 1, column 10")]))
    #expect(
      inspected(Array("a\nb".utf8) + [0] + Array("\n\nlet c = 1 // ".utf8) + [0xED, 0xA0, 0x80])
        == .accept(flaws: [
          TextFlaw(line: 2, reason: "has a NUL byte at line 2"),
          TextFlaw(line: 4, reason: "has invalid UTF-8 at line 4, column 14"),
        ]))
  }

  @Test func refusesOtherEncodings() {
    let units = Array("let a = 1\n".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      #expect(
        inspected(bytes)
          == .reject(TextFlaw(line: nil, reason: "is UTF-16; only UTF-8 can be read")))
    }
    let wide: [UInt8] = units.flatMap { [UInt8($0), 0, 0, 0] }
    for bytes in [[0xFF, 0xFE, 0, 0] + wide, wide] {
      #expect(
        inspected(bytes)
          == .reject(TextFlaw(line: nil, reason: "is UTF-32; only UTF-8 can be read")))
    }
  }

  @Test func refusesEncryptedFiles() {
    #expect(
      inspected(Array("\0GITCRYPT\0".utf8) + [0x8F, 0, 0xFF, 0x12])
        == .reject(
          TextFlaw(line: nil, reason: "is encrypted by git-crypt; unlock the repository or exclude the file"))
    )
  }

  @Test func refusesConflictMarkersInCode() {
    let conflict = "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n"
    #expect(reason("let b = 1\n" + conflict) == "has conflict markers at line 2")
    #expect(
      reason("let b = 1\r\n" + conflict.replacing("\n", with: "\r\n"))
        == "has conflict markers at line 2")
    #expect(reason("let b = \"\"\"\n" + conflict + "\"\"\"\n") == nil)
    #expect(reason("/*\n" + conflict + "*/\n") == nil)
    #expect(reason("/*\n" + conflict + "*/\n" + conflict) == "has conflict markers at line 8")
    #expect(reason("// <<<<<<< a\n//=======\n// >>>>>>> b\n") == nil)
    #expect(reason("<<<<<<< a\n>>>>>>> b\n") == nil)
  }

  @Test func whatIsCompleteBeforeAHazardCanBeRead() {
    func start(_ text: String) -> String {
      let bytes = Array(text.utf8)
      return bytes.withUnsafeBufferPointer { String(decoding: $0[..<parseablePrefix(of: $0)], as: UTF8.self) }
    }
    let deep = times(300, "do {")
    #expect(start("struct A { var b = \"}\" }\nlet c = 1\n" + deep) == "struct A { var b = \"}\" }")
    #expect(start("struct A { func f() { } " + deep) == "")
    #expect(
      start("#if A\nstruct A { }\n#endif\nstruct B { }\n#if B\nstruct C { }\n" + deep)
        == "#if A\nstruct A { }\n#endif\nstruct B { }")
    let chain = "let a = b" + times(20_000, ".c()") + "\n"
    #expect(start("struct A { }\n" + chain + "struct B { }\n" + deep) == "struct A { }")
    #expect(start(deep) == "")
    #expect(start("struct A { }\n") == "")
  }

  @Test func refusesWhatWouldKillTheParser() {
    let deep = "is nested more than 256 levels deep at line 2"
    #expect(reason("\n" + times(300, "do {") + times(300, "}")) == deep)
    #expect(reason("\n" + times(100_000, "(")) == deep)
    #expect(
      reason(times(1_000, "#if A\n") + times(1_000, "#endif\n"))?.hasPrefix(
        "is nested more than 256") == true)
    #expect(
      reason("\nlet a = " + times(30, "[") + "1" + times(30, "]"))?.hasPrefix("nests '[' directly")
        == true)
    #expect(
      reason("let a = " + times(30, "[(") + "1" + times(30, ")]"))?.hasPrefix("nests '[' directly")
        == true)
    #expect(
      reason("let a: " + times(30, "[A<B, ") + "C" + times(30, ">]"))?.hasPrefix(
        "nests '[' directly") == true)
    #expect(
      reason("let a = " + times(300, "\"\\(") + "1" + times(300, ")\""))?.hasPrefix(
        "nests interpolated") == true)
  }

  @Test(arguments: [
    ("let a = ", "a ? b : ", 20_000, "c", "'?'"),
    ("if a {} ", "else if a {} ", 10_000, "", "'else if'"),
    ("if a {}\n", "else\nif a {\n} ", 10_000, "", "'else if'"),
    ("let a = ", "1 + ", 100_000, "1", "operators"),
    ("let a = ", "\"s\"\n+ ", 20_000, "\"\"", "operators"),
    ("let a = b", ".a()", 100_000, "", "members"),
    ("let a = b", "\n.a { c() }", 20_000, "", "members"),
    ("let a = b", "(1)", 20_000, "", "members"), ("let a = b", "?.c", 20_000, "", "'?'"),
    ("let a: ", "(Int) -> ", 10_000, "Int", "'->'"), ("let a: ", "A<", 5_000, "Int", "'<'"),
    ("let a: ", "A<B, ", 5_000, "Int", "'<'"), ("let a: ", "A < ", 5_000, "Int", "'<'"),
    ("let a = ", "try ", 20_000, "b", "keywords"), ("let a = ", "await\n", 20_000, "b", "keywords"),
    ("if case ", "let ", 20_000, "b", "keywords"), ("let a = b", " as A", 20_000, "", "operators"),
    ("", "a = ", 20_000, "1", "operators"), ("let a: Int", "?", 20_000, "", "'?'"),
    ("let a = \"\\(", "a ? b : ", 20_000, "c)\"", "'?'"),
  ]) func refusesLongChains(
    _ start: String, _ link: String, _ count: Int, _ end: String, _ word: String
  ) {
    let found = reason(start + times(count, link) + end)
    #expect(found?.contains(word) == true, "\(link): \(found ?? "accepted")")
  }

  @Test(arguments: [
    "func f(_ a: Int) -> Int\n", "let a: Int? = b?.c\n", "let a = b ? c : d\n",
    "if a { } else if b { }\n",
    "let a = b.c.d().e\n", "  1 + 2 + 3,\n", "a < b\n", "case a\n", "let a: [[[Int]]] = [[[1]]]\n",
    "x = try await y\n",
    "let s = \"(((\\(a)\"\n", "let s = #\"\"\"\n((( \\(\"\"\" \\#(a)\n\"\"\"#\n",
    "/* ( /* { */ */\n", "// (((\n",
    "let r = /[(\"]/\n", "let r = #/(\\((\"/#\n", "foo(a, b: { c in d })\n", "let `a (b` = 1\n",
    "#if A\nf()\n#endif\n",
    "let s = \"unclosed (\n", "let c: Character = \"\\\"\"; let d = \"(\"\n",
    "let a = [1: [2: [3: [4]]]]\n",
    "let a: Array<Array<Int>>\n", "case .a: return\n", "a = b / c / d // (\n",
    "let k = \\A.b[(1)]\n", "let e = #\"\"\"#\n",
    "let t = a /* ( */ / b\n", "infix operator <<< : P\n", "for i in 0..<a where i < b {}\n",
    "let e = \"\" + \"\"\"\n  )\"\n  \"\"\"\n",
  ]) func acceptsManyOrdinaryLines(_ line: String) {
    #expect(inspected(times(3_000, line)) == .accept(flaws: []))
    // As elements of one list, whatever nonsense that may be.
    guard !line.contains("unclosed"), !line.contains("//") else { return }
    let list = "let all = [\n" + times(1_500, line.dropLast() + ",\n") + "]\n"
    #expect(inspected(list) == .accept(flaws: []))
  }

  /// Each of these took the parser seconds, or minutes.
  @Test(arguments: [
    ("", "mutating ", ""), ("", "mutating\n", ""), ("", "final ", ""), ("", "lazy ", ""),
    ("", "unowned ", ""),
    ("", "unowned(safe) ", ""), ("", "__setter_access _local ", ""), ("", "override\noptional\n", ""),
    ("", "precedencegroup ", ""), ("", "precedencegroup a ", ""), ("", "macro a ", ""),
    ("", "switch $0 ", ""),
    ("", "switch $0\n func a ", ""), ("", "infix a ", ""), ("func f() { ", "convenience ", "}"),
    ("var x: A { ", "get ", "}"), ("var x: A { ", "set ", "}"), ("var x: A { ", "willSet ", "}"),
    ("var x: A { ", "_read ", "}"), ("var x: A { ", "mutating get ", "}"), ("var x: A { ", "get async ", "}"),
    ("var x: A { ", "set(a) ", "}"), ("var x: A { get } ", "get ", ""), ("let x: ", "convenience ", ""),
    ("f(", "switch $0 ", ")"), ("f(", "some A ", ")"), ("class A { ", "var class ", "}"),
    ("class A { ", "a: ", "}"), ("class A { ", "a() ", "}"), ("class A {\n", "a()\n", "}"),
    ("class A { ", "a = b ", "}"), ("extension A: B where C: D { ", "A<B> ", "}"), ("actor A { ", "a; ", "}"),
    ("class A { ", "where A: B ", "}"), ("class A { ", "if a ", "}"), ("[", "super class inout ", "]"),
    ("switch a { case ", "@a ", "}"), ("switch a { case ", "@a b ", "}"), ("switch a { case ", "@ ", "}"),
    ("import ", "final ", ""), ("enum A { case ", ", ", "}"), ("if ", ",", "{}"), ("func ", "a ", ""),
    ("func f() { func ", "file ", "}"),
    ("protocol A { ", "class a ", "}"), ("func f(", "a = b objc ", ")"),
    ("var ", "throws(A) nonsending ", ""),
  ]) func refusesErrorsInARow(_ start: String, _ link: String, _ end: String) {
    let found = reason(start + times(12_000, link) + end)
    #expect(found?.contains("in a row") == true, "\(link): \(found ?? "accepted")")
    #expect(inspected(start + times(20, link) + end) == .accept(flaws: []))
  }

  /// At each the parser looks for an `#if`, to the end of the file.
  @Test(arguments: [
    "switch a { b() }\n", "func f() { switch a { b } }\n", "switch a {\n  // why\n  let b = 1\n}\n",
    "switch a(b { c }) { 1 }\n", "let a = switch b { c }\n", "switch a { -1; case b: c }\n",
  ]) func refusesManySwitchesWithoutACase(_ line: String) {
    let count = 12_000 / line.utf8.count * 10
    #expect(
      reason(times(count, line))?.hasPrefix("has too many switches without a case at line ") == true
    )
    #expect(inspected(times(20, line)) == .accept(flaws: []))
  }

  @Test(arguments: [
    "switch a { case b: c() }\n", "switch a {\n  // why\n  case .b, .c: d }\n",
    "switch a { default: b }\n",
    "switch a {\n@unknown default: b\n}\n", "switch a {\n#if A\ncase b: c\n#endif\n}\n",
    "switch a {}\n",
    "f(switch: a) { b() }\n", "a.switch { b() }\n", "/* switch */ func a() { b() }\n",
    "let switchA = { b() }\n",
    "switch a({ b }) { case c: d() }\n", "// switch a\nif b { c() }\n", "let `switch` = a { b }\n",
  ]) func acceptsManySwitches(_ line: String) {
    #expect(inspected(times(8_000, line)) == .accept(flaws: []))
  }

  /// However often they stand in a row.
  @Test(arguments: [
    "case mutating\n", "case get, set, willSet\n", "func get(set: Int) async throws -> some A\n",
    "init(set: Int) throws\n", "@A @B(c) public var a: A.B\n", "class func a() where A: B {}\n",
    "@available(iOS 13.0, *)\n@objc private(set) lazy var a: [A: B]? = b.c { $0 }\n",
    "typealias A = @convention(c) (inout A) -> Void\n", "let a = b > c\n", "let a = \"b\\(c)d\"\n",
    "final class A<B>: C where B: D { let a = 1 }\n", "static func < (a: A, b: A) -> Bool { a.b < b.b }\n",
    "#if os(iOS) && DEBUG\n#elseif A\n#endif\n", "associatedtype A: B where A.C == D\n",
    "var a: Int { get set }\n", "let a = b ? c : d, e: F = .g\n", "let a =\n  b\n  .c(d)\n  ?? e\n",
    "weak var a: (any A & B)?\n", "let a: @MainActor @Sendable (isolated A) async throws(B) -> sending C\n",
    "subscript(a: Int) -> Int { get { b } set { c } }\n", "indirect case a(b: Int, _ c: A.B = .d)\n",
    "let a = try? b as? C\n", "let a: A! = try! b as! C\n", "let a: [A<B>: C<D>] = [:]\n",
    "let prefix = open + prefix\n",
  ]) func acceptsManyMembers(_ line: String) {
    for (start, end) in [("", ""), ("class A {\n", "}"), ("func f() {\n", "}")] {
      #expect(inspected(start + times(2_000, line) + end) == .accept(flaws: []), "\(start)")
    }
  }

  @Test(arguments: [
    "case .final: break\n", "case let .get(set): get(set)\n", "set(1, 2)\n", "get(\"a\")\nset(b)\nfoo()\n",
    "for a in b where try await c.d {}\n", "if a {} else if let b {} else {}\n", "repeat {} while a\n",
    "guard let a, case .b = c else { return }\n", "switch a {}\n", "do { } catch let a as B {}\n",
    "import class A.B\n", "@testable import A\n", "import struct A.B\n", "infix operator +: A\n",
    "read = prefix(3)\n", "a = b ? await c : d\n", "case is A: return b\n", "case 1: a()\ndefault: b()\n",
    "try await a()\n", "return a\n", "for: for a in b { continue for }\n", "foo(a) { b in c } d: { e }\n",
  ]) func acceptsManyStatements(_ line: String) {
    for (start, end) in [("", ""), ("func f() {\n", "}"), ("switch a {\n", "}"), ("a { b in\n", "}")] {
      #expect(inspected(start + times(2_000, line) + end) == .accept(flaws: []), "\(start)")
    }
  }

  @Test(arguments: [
    "prefix + \"a\"", ".switch", ".get", "open", "get(a)", "(for: a, if: b)", "{ @MainActor in a }", "weak",
    "any A.self", "[.class: a]", "try await a", "@Sendable () -> Void", "a as? B", "a ? b : c", "\"\\(a) b\"",
  ]) func acceptsManyElements(_ element: String) {
    #expect(inspected("let a = [" + times(2_000, element + ", ") + "]\n") == .accept(flaws: []))
    #expect(inspected("f(\n" + times(2_000, "for: " + element + ",\n") + ")\n") == .accept(flaws: []))
  }

  @Test func takesTimeByLengthOnly() {
    let links = [
      "/*", "\"\\(", "a /b", "#", "{(", "<<<<<<< \n", "(}", "#if ", "\"", "\\", "`", "A<", "a?",
      "{}\n", "\"\"\"", "mutating ", "@a ", "class A { a() ", "get\n", "switch", "switch a {",
      "switch a\n",
    ]
    for link in links {
      let text = times(30_000, link)
      let time = ContinuousClock().measure { _ = inspected(text) }
      #expect(time < .seconds(2), "\(link)")
    }
  }
}
