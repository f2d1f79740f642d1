import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

struct SwitchResolutionTests {
  private static let enums = """
    enum Load { case idle, busy, failed(Error), done }
    enum Other { case first, second }
    enum Twin { case first, second, third }
    struct Box { enum State { case open, closed; func flip() { switch self { case .open: break; default: break } } } }
    struct Can { enum State { case full, empty } }
    struct Style { static let plain = Style(); static let fancy = Style() }
    typealias LoadAlias = Load
    protocol HasLoad { var loadOfProtocol: Load { get } }
    class Base: HasLoad { var inherited = Load.idle; var loadOfProtocol: Load { .idle } }
    enum Wrapped { case one(Load), both(Load, other: Other?), none2 }
    extension Box.State { var isOpen: Bool { switch self { case .open: return true; default: return false } } }
    func makeLoad() -> Load { .idle }
    let globalLoad: Load? = nil
    """

  /// What the only switch of a function turns out to be about: the enum and the cases left.
  private func resolve(_ code: String, members: String = "") -> String {
    let sample = facts(
      "final class Sample: Base {\n\(members)\nfunc act(_ p: Load, q: Load?, any: Any, n: Int, pair: (Load, Bool)) {\n\(code)\n}\n}",
      path: "Sample.swift")
    let project = Project(files: [facts(Self.enums, path: "Enums.swift"), sample], foreignEnums: .known)
    let found = project.resolvedSwitches().filter { $0.location.path == "Sample.swift" }
    return found.map(describe).joined(separator: "; ")
  }

  private func describe(_ resolved: ResolvedSwitch) -> String {
    "\(describe(resolved.subject))"
      + (resolved.swallowed.map { " left " + $0.joined(separator: " ") } ?? "")
      + (resolved.fact.form == .default ? "" : " \(resolved.fact.form)")
  }

  private func describe(_ subject: SwitchSubject) -> String {
    switch subject {
    case .known(let known): known.name + (known.wrapping == .optional ? "?" : "")
    case .unknownEnum: "some enum"
    case .tuple(let parts): "(" + parts.map(describe).joined(separator: ", ") + ")"
    case .boolean: "Bool"
    case .notEnum: "no enum"
    case .unknown: "unknown"
    }
  }

  @Test(arguments: [
    ("switch state { case .idle: break; default: break }", "var state: Load", "Load left busy failed done"),
    (
      "switch self.state { case .idle: break; default: break }", "var state = Load.idle",
      "Load left busy failed done"
    ),
    ("switch p { case .idle, .busy: break; case _: break }", "", "Load left failed done wildcard"),
    (
      "switch p { case .idle, .busy: break; case let rest: print(rest) }", "",
      "Load left failed done wildcard"
    ),
    (
      "switch p { case .idle, .busy: break; case var rest: print(rest) }", "",
      "Load left failed done wildcard"
    ),
    (
      "switch p { case .idle: break; case _ where n > 1: break; default: break }", "",
      "Load left busy failed done"
    ),
    (
      "switch p { case .idle: break; @unknown default: break }", "",
      "Load left busy failed done unknownDefault"
    ),
    ("switch q { case .idle: break; default: break }", "", "Load? left busy failed done nil"),
    ("switch q { case nil: break; case .idle?: break; default: break }", "", "Load? left busy failed done"),
    (
      "switch q { case .none: break; case .some(.idle): break; default: break }", "",
      "Load? left busy failed done"
    ),
    ("switch q { case .some: break; default: break }", "", "Load? left nil"),
    ("switch q { case let x?: break; default: break }", "", "Load? left nil"),
    ("switch q! { case .idle: break; default: break }", "", "Load left busy failed done"),
    (
      "guard let q else { return }; switch q { case .idle: break; default: break }", "",
      "Load left busy failed done"
    ),
    (
      "if let value = q { switch value { case .idle: break; default: break } }", "",
      "Load left busy failed done"
    ),
    (
      "let local: Load = f(); switch local { case .idle: break; default: break }", "",
      "Load left busy failed done"
    ),
    (
      "let local = makeLoad(); switch local { case .idle: break; default: break }", "",
      "Load left busy failed done"
    ),
    ("switch makeLoad() { case .idle: break; default: break }", "", "Load left busy failed done"),
    ("switch globalLoad { case .idle: break; default: break }", "", "Load? left busy failed done nil"),
    ("switch inherited { case .idle: break; default: break }", "", "Load left busy failed done"),
    ("switch any as? HasLoad { default: break }", "", "unknown"),
    ("switch (any as! Load) { case .idle: break; default: break }", "", "Load left busy failed done"),
    ("switch any as? Load { case .idle: break; default: break }", "", "Load? left busy failed done nil"),
    (
      "switch alias { case .idle: break; default: break }", "var alias: LoadAlias",
      "Load left busy failed done"
    ),
    (
      "switch list[0] { case .idle: break; default: break }", "var list: [Load]", "Load left busy failed done"
    ),
    (
      "switch list.first { case .idle: break; default: break }", "var list: [Load]",
      "Load? left busy failed done nil"
    ),
    (
      "switch map[\"a\"] { case .idle: break; default: break }", "var map: [String: Load]",
      "Load? left busy failed done nil"
    ),
    (
      "switch map[\"a\", default: .idle] { case .idle: break; default: break }", "var map: [String: Load]",
      "Load left busy failed done"
    ),
    (
      "for x in list { switch x { case .idle: break; default: break } }", "var list: [Load]",
      "Load left busy failed done"
    ),
    (
      "list.forEach { x in switch x { case .idle: break; default: break } }", "var list: [Load]",
      "Load left busy failed done"
    ),
    (
      "switch make().state { case .open: break; default: break }",
      "func make() -> Holder { Holder() }; struct Holder { var state: Box.State }", "Box.State left closed"
    ),
    (
      "switch box.state { case .open: break; default: break }",
      "var box: Holder?; struct Holder { var state: Box.State }", "Box.State left closed"
    ),
    (
      "switch box?.state { case .open: break; default: break }",
      "var box: Holder?; struct Holder { var state: Box.State }", "Box.State? left closed nil"
    ),
    ("switch Load(rawValue: n) { case .idle: break; default: break }", "", "Load? left busy failed done nil"),
    (
      "switch wrapped { case .one(let l): switch l { case .idle: break; default: break }; case .both, .none2: break }",
      "var wrapped: Wrapped", "Load left busy failed done"
    ),
    (
      "switch wrapped { case let .both(_, other): switch other { case .first: break; default: break }; case .one, .none2: break }",
      "var wrapped: Wrapped", "Other? left second nil"
    ),
    (
      "if case .one(let l) = wrapped { switch l { case .idle: break; default: break } }",
      "var wrapped: Wrapped", "Load left busy failed done"
    ),
    ("switch style { case .plain: break; default: break }", "var style: Style", "no enum"),
    ("switch unknown { case .plain: break; default: break }", "", "some enum"),
    ("switch unknown { case .first: break; default: break }", "", "some enum"),
    ("switch unknown { case .idle, .busy: break; default: break }", "", "Load left failed done"),
    ("switch unknown { case Load.idle: break; default: break }", "", "Load left busy failed done"),
    ("switch unknown { case Box.State.open: break; default: break }", "", "Box.State left closed"),
    ("switch n { case 1: break; default: break }", "", "no enum"),
    ("switch n { case .max: break; default: break }", "", "no enum"),
    ("switch any { case is Load: break; default: break }", "", "no enum"),
    ("switch any { case let x as Load: break; default: break }", "", "no enum"),
    ("switch true { case n == 1: break; default: break }", "", "Bool"),
    ("switch unknown { default: break }", "", "unknown"),
    ("switch (p, n > 1) { case (.idle, true): break; default: break }", "", "(Load, Bool)"),
    ("switch pair { case (.idle, true): break; default: break }", "", "(Load, Bool)"),
    ("switch (p, q) { case (.idle, .some(.idle)): break; case (_, _): break }", "", "(Load, Load?) wildcard"),
    ("switch (unknown, p) { case (.x, .idle): break; default: break }", "", "(some enum, Load)"),
    ("let x = switch p { case .idle: 1; default: 2 }", "", "Load left busy failed done"),
    (
      "switch p {\n#if DEBUG\ncase .idle: break\n#endif\ncase .busy: break\ndefault: break }", "",
      "Load left failed done"
    ),
    (
      "switch p { case .failed(let e) where n > 1: break; case .failed(.x): break; default: break }", "",
      "Load left idle busy done"
    ),
    ("switch p { case .idle: break; case .busy, .failed, .done: break }", "", ""),
    (
      "switch nested { case .a: break; default: break }", "enum State { case a, b }; var nested: State",
      "Sample.State left b"
    ),
    (
      "switch nested { case .`default`: break; default: break }",
      "enum Kind { case `default`, b }; var nested: Kind", "Sample.Kind left b"
    ),
    (
      "switch UIDevice.current.userInterfaceIdiom { case .phone: break; default: break }", "",
      "UIUserInterfaceIdiom left unspecified pad tv carPlay mac vision"
    ),
    (
      "switch scenePhase { case .active: break; @unknown default: break }", "var scenePhase: ScenePhase",
      "ScenePhase left background inactive unknownDefault"
    ),
    (
      "switch boxed.value { case .idle: break; default: break }",
      "var boxed: Boxed<Load>; struct Boxed<T> { var value: T }", "some enum"
    ),
    (
      "switch load { case .idle: break; default: break }", "@Published var load: Load = .idle",
      "Load left busy failed done"
    ),
    (
      "switch lazyLoad { case .idle: break; default: break }", "lazy var lazyLoad = makeLoad()",
      "Load left busy failed done"
    ),
    ("switch n > 1 ? p : .idle { case .idle: break; default: break }", "", "Load left busy failed done"),
    ("switch q ?? .idle { case .idle: break; default: break }", "", "Load left busy failed done"),
    (
      "switch await fetch() { case .idle: break; default: break }", "func fetch() async -> Load { .idle }",
      "Load left busy failed done"
    ),
    (
      "switch try? fetch() { case .idle: break; default: break }", "func fetch() throws -> Load { .idle }",
      "Load? left busy failed done nil"
    ),
    (
      "switch result { case .success: break; default: break }", "var result: Result<Int, Error>",
      "Result left failure"
    ),
    ("switch m { case .some: break; default: break }", "var m: Int?", "Optional? left nil"),
    ("switch m { case _?: break; default: break }", "var m: Int?", "Optional? left nil"),
    ("switch unknown { case let x?: print(x); case _: break }", "", "Optional? left nil wildcard"),
    (
      "switch unknown { case .some(let x): print(x); case nil: break; default: break }", "", "Optional? left "
    ),
    ("switch m { case 1?: break; default: break }", "var m: Int?", "no enum"),
    ("switch m { case nil: break; default: break }", "var m: Int?", "no enum"),
    ("switch q { case _?: break; default: break }", "", "Load? left nil"),
    ("switch n { case .some: break; default: break }", "", "no enum"),
  ])
  func subjects(code: String, members: String, expected: String) {
    #expect(resolve(code, members: members) == expected)
  }

  @Test func selfOfAnEnum() {
    let project = Project(files: [facts(Self.enums, path: "Enums.swift")], foreignEnums: .known)
    #expect(project.resolvedSwitches().map(describe) == ["Box.State left closed", "Box.State left closed"])
  }

  @Test func namesMeanWhatSwiftTakesThemFor() {
    let project = Project(
      files: [
        facts(
          "enum State { case top, x }\nstruct A { enum State { case a, x }; var state: State }",
          path: "1.swift"),
        facts(
          "struct B { var state: State; func f(_ a: A) { switch state { case .x: break; default: break }; switch a.state { case .x: break; default: break } } }",
          path: "2.swift"),
        facts(
          "extension A { func g() { switch state { case .x: break; default: break }; let s: State = .x; switch s { case .x: break; default: break } } }",
          path: "3.swift"),
      ], foreignEnums: .known)
    #expect(
      project.resolvedSwitches().map(describe) == [
        "State left top", "A.State left a", "A.State left a", "A.State left a",
      ])
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = [
      facts(Self.enums, path: "B.swift"),
      facts(
        "class C { var s: Load; func f() { switch s { case .idle: break; default: break } } }",
        path: "A.swift"),
    ]
    let one = Project(files: files, foreignEnums: .known).resolvedSwitches().map(describe)
    let two = Project(files: files.reversed(), foreignEnums: .known).resolvedSwitches().map(describe)
    #expect(one == two)
    #expect(one.count == 3)
  }
}
