import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

struct FlagTests {
  /// The stored variables of the texts that are Booleans, as `Type.name`.
  private func flags(_ sources: String...) -> [String] {
    flagVariables(sources).map { variable in
      (variable.enclosingType.map { "\($0)." } ?? "") + variable.name
    }
  }

  @Test(arguments: [
    "var isOn: Bool", "var isOn: Swift.Bool = x()", "var isOn: Bool?", "var isOn: Bool!",
    "var isOn: Optional<Bool>", "var isOn: Swift.Optional<Swift.Bool>", "var isOn = true",
    "var isOn = false // note", "var isOn: Bool // note", "var isOn = !other", "var isOn = !b",
    "var isOn = a == b", "var isOn = a < b", "var isOn = a && b", "var isOn = a || b",
    "var isOn = a is Foo", "var isOn = Bool(text) ", "var isOn = Bool.random()",
    "var isOn = (true)", "var isOn = known", "var isOn = self.known", "var isOn = make()",
    "var isOn = Sample.shared", "var isOn = x ? true : false", "var isOn = maybe ?? false",
    "var isOn = x as! Bool", "var isOn = x as? Bool", "lazy var isOn = false",
    "lazy var isOn: Bool = make()", "lazy var isOn: Bool = { true }()",
    "var isOn: Bool = {\n#if DEBUG\ntrue\n#else\nfalse\n#endif\n}()",
    "var isOn: Bool { didSet { x() } }", "var isOn = true { willSet { x() } }",
    "var isOn: Bool = true\n{\n  didSet { x() }\n}",
    "@State private var isOn = false", "@Published private(set) var isOn: Bool = true",
    "@AppStorage(\"isOn\") var isOn = false", "@Binding var isOn: Bool",
    "@Environment(\\.isEnabled) var isOn: Bool", "@Own(key: \"k\") var isOn = true",
    "@ObservationIgnored var isOn = true", "@IBInspectable var isOn: Bool = true",
    "@objc dynamic var isOn = false", "nonisolated(unsafe) var isOn: Bool!",
    "static var isOn = false", "class var isOn = make2() as Bool",
    "private static var isOn: Bool = false", "weak var x: Foo?, isOn: Bool = true",
    "var `isOn` = true", "#if os(iOS)\nvar isOn = true\n#endif",
    "var isOn = if x { true } else { false }", "@MainActor var isOn = false",
    "var isOn: (Bool) = true", "var isOn = [true].isEmpty == false", "var isOn = try! make()",
    "var (isOn, count) = (true, 1)", "var (isOn, _): (Bool, Int) = make3()", "var isOn: CBool = false",
    "var isOn = { () -> Bool in known }()", "lazy var isOn = names.isEmpty", "lazy var isOn = text.isEmpty",
    "lazy var isOn = names.contains(\"a\")", "lazy var isOn = text.hasPrefix(\"a\")",
    "lazy var isOn = table.isEmpty",
    "lazy var isOn = names.allSatisfy { $0 == \"a\" }",
    "var isOn = UserDefaults.standard.bool(forKey: \"a\")",
  ])
  func everyStoredBoolIsListed(declaration: String) {
    let found = flags(
      """
      class Sample {
        \(declaration)
        let known = true
        static let shared = true
        let maybe: Bool?
        let names: [String] = []
        let text = ""
        let table: [String: Int] = [:]
        func make() -> Bool { true }
      }
      """)
    #expect(found == ["Sample.isOn"], "\(declaration)")
  }

  @Test(arguments: [
    "let isOn = true", "let isOn: Bool", "var isOn: Bool { true }", "var isOn: Bool { a == b }",
    "var isOn: Bool\n{\n  true\n}", "var isOn: Bool { get { x } set { x = newValue } }",
    "var isOn: (Bool) -> Void", "var isOn: [String: Bool] = [:]", "var isOn: [Bool] = []",
    "var isOn = unknown.contains(1)", "var isOn = { () -> Int in 1 }()", "var isOn: ObjCBool = false",
    "let isOn = Mutex(false)", "var isOn: () -> Bool", "var isOn = trueCount", "var isOn = 1",
    "var isOn = \"true\"",
    "var isOn = { true }", "var isOn: Set<Bool> = []", "func f(isOn: Bool = true) {}",
    "func f() -> Bool { true }", "subscript(isOn: Bool) -> Bool { true }",
    "var isOn = Variable(false)", "var isOn = CurrentValueSubject<Bool, Never>(true)",
    "var isOn: Published<Bool>", "@NSManaged let x: Bool", "case isOn(Bool)",
    "var isOn: some Sequence<Bool> { [] }", "var isOn = text == \"a\" ? 1 : 2",
    "typealias isOn = Bool", "init(isOn: Bool) {}", "var isOn = make4(x == y)",
    "var isOn: (Bool, Bool) = (true, false)", "var isOn = [true, false]", "// var isOn = true",
    "/* var isOn = true */", "let text = \"\"\"\n  var isOn = true\n  \"\"\"",
  ])
  func whatIsNoStoredBoolIsNotListed(declaration: String) {
    #expect(flags("class Sample {\n\(declaration)\n}").isEmpty, "\(declaration)")
  }

  @Test func severalInOneStatement() {
    #expect(
      flags("struct S { var a, b: Bool; var c = true, d = 1, e = false }") == [
        "S.a", "S.b", "S.c", "S.e",
      ])
    #expect(flags("struct S { var a: Int, b, c: Bool; var d, e = true }").contains("S.b"))
    #expect(flags("struct S { var (a, b) = (true, false) }") == ["S.a", "S.b"])
    #expect(flags("struct S { var ((a, x), b) = ((true, 1), false) }") == ["S.a", "S.b"])
  }

  @Test func typesOfAllKinds() {
    #expect(
      flags(
        """
        struct A { var a = true; struct B { var b = true; enum C { static var c = true } } }
        actor D { var d = true }
        extension A.B { static var e = true }
        extension Foreign { static var f = true }
        protocol P { var g: Bool { get set }; static var h: Bool { get } }
        class Outer { class Storage { var i = true }; var i = true }
        var j = true
        func k() { var l = true; let m = { var n = false }; class K { var o = true } }
        """) == [
          "A.a", "A.B.b", "A.B.C.c", "D.d", "A.B.e", "Foreign.f", "Outer.Storage.i", "Outer.i", "j", "l", "n",
          "K.o",
        ])
  }

  @Test func everyBranchOfConditionalCode() {
    let found = flagVariables([
      """
      class S {
        #if os(iOS)
        var isOn = x == y
        #elseif os(macOS)
        var isOn = true
        #else
        var isOther: Bool
        #endif
      }
      """
    ])
    #expect(found.map { "\($0.name):\($0.span.line)" } == ["isOn:3", "isOn:5", "isOther:7"])
  }

  @Test func typesOverFiles() {
    #expect(
      flags(
        "class A { var a = B.shared.isReady; var b = helper(); var c = Other.kind }",
        "class B { static let shared = B(); var isReady: Flag }\ntypealias Flag = Bool",
        "func helper() -> Bool { true }\nenum Other { static let kind = 1 }")
        == ["A.a", "A.b", "B.isReady"])
  }

  @Test func whatIsKnownOfEach() {
    let found = flagVariables([
      """
      public class S {
        @State @Own private(set) public var a = true
        fileprivate lazy var b: Bool = make()
        open internal(set) var c: Bool? { didSet { } }
        @objc static var d = x == y
        public var e: Bool
      }
      public extension S { static var f = true; private static var g = true }
      """
    ])
    #expect(found.map(\.wrappers) == [["State", "Own"], [], [], [], [], [], []])
    #expect(
      found.map(\.setter) == [.private, .fileprivate, .internal, .internal, .public, .public, .private])
    #expect(found.map(\.scope) == [.instance, .instance, .instance, .static, .instance, .static, .static])
    #expect(found.map(\.laziness) == [.eager, .lazy, .eager, .eager, .eager, .eager, .eager])
    #expect(found[2].storage == .observed)
    #expect(found[3].modifiers == ["objc", "static"])
    #expect(
      found.map { "\($0.typing)".prefix(4) } == ["lite", "anno", "anno", "expr", "anno", "lite", "lite"])
  }

  @Test(arguments: [
    ("class S {\n  var isOn = true\n}", 2, 7), ("class S {\n\tvar isOn = true\n}", 2, 6),
    ("class S {\r\n  var isOn = true\r\n}", 2, 7), ("\u{FEFF}var isOn = true", 1, 5),
    ("/* 😀é */ var isOn = true", 1, 18), ("class S {\n  @State\n  private\n  var\n  isOn = true }", 5, 3),
    ("var `isOn` = true", 1, 5), ("#!/usr/bin/swift\nvar isOn = true", 2, 5),
    ("var x = \"\"\"\n  a\n  \"\"\"; var isOn = true", 3, 12), ("class S {\r  var isOn = true }", 2, 7),
  ])
  func positionsCountBytesFromOne(source: String, line: Int32, column: Int32) {
    let span = flagVariables([source]).first?.span
    #expect(span?.line == line)
    #expect(span?.column == column)
    #expect(span.map { $0.endColumn - $0.column } == (source.contains("`") ? 6 : 4))
  }

  @Test func localsGlobalsAndScripts() {
    let script = flagVariables(
      ["var isOn = true\nif x { var isLocal = false }\nfor i in 0..<3 { var isInner: Bool }"])
    #expect(script.map(\.scope) == [.global, .local, .local])
    let macro = flagVariables(["#Preview {\n  @Previewable @State var isOn = false\n  Text(\"x\")\n}"])
    #expect(macro.map(\.scope) == [.local])
    let member = flagVariables([
      "class S { func f() { var a = true }; var b: Int { var c = true; return 1 } }"
    ])
    #expect(member.map { "\($0.enclosingType ?? "").\($0.name)" } == ["S.a", "S.c"])
  }
}

/// The stored variables of some files that are Booleans, files in order.
func flagVariables(_ sources: [String]) -> [Variable] {
  let files = sources.enumerated().map { facts($1, path: "\($0).swift") }
  let project = Project(files: files, foreignEnums: .known)
  return files.flatMap(\.variables).filter { variable in
    switch variable.storage {
    case .computed, .requirement: return false
    case .stored, .observed: break
    }
    return variable.mutability == .variable && project.type(of: variable)?.isBoolean == true
  }
}
