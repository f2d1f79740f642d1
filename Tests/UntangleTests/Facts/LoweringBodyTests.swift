import Testing
import UntangleFacts

struct LoweringBodyTests {
  private let sample = facts(
    """
    class Player: UIView {
      var isOn: Bool = false {
        willSet { isSeen = newValue }
        didSet { if oldValue != isOn { count() } }
      }
      var isOld = false { didSet(before) { isSeen = before } }
      var isSeen = false
      var isBusy: Bool { isOn || isSeen }
      var isCalm: Bool { return !isBusy }
      var isSomething: Bool { if isOn { true } else { isSeen } }
      var isLong: Bool { let x = isOn; return x }
      static var isShared: Bool { Self.isGlobal || Player.isGlobal }
      static var isGlobal = false
      var isProxy: Bool { get { isOn } set { isOn = newValue } }
      var isNamed: Bool { get { isOn } set(value) { isOn = value; let newValue = true; isSeen = newValue } }
      var isModified: Bool { _read { yield isOn } _modify { isSeen = true; yield &isOn } }
      subscript(isOn: Int) -> Bool { get { isSeen } set { isSeen = newValue; self.isOn = true } }
      lazy var view: View = { isSeen = true; return View() }()
      let bag = { Player.isGlobal = true }
      init() {}
      init(isOn: Bool) { self.isOn = isOn; _ = super.init() }
      required init?(coder: NSCoder) { fatalError() }
      deinit { isOn = false }
      static func reset() { isGlobal = false; Self.isGlobal = true; Player.isGlobal.toggle(); self.clear() }
      func plain() { print("x") }
      func broken( { isOn = true }
    }
    """)

  @Test(arguments: [
    ("isOn", Body.Kind.willSet, "assign isSeen = %newValue"),
    ("isOn", .didSet, "branch((%oldValue != isOn)) { call count }"),
    ("isOld", .didSet, "assign isSeen = %oldValue"),
    ("isProxy", .setter, "assign isOn = %newValue"),
    (
      "isNamed", .setter,
      "assign isOn = %newValue; assign %newValue#2 = true; assign isSeen = %newValue#2"
    ),
    ("isModified", .setter, "assign isSeen = true; havoc isOn"),
    ("subscript", .setter, "assign isSeen = %newValue; assign isOn = true"),
    ("view", .initialValue, "closure(now) { assign isSeen = true; leave return }"),
    ("bag", .initialValue, "closure(stored) { assign Self.isGlobal = true }"),
    ("deinit", .deinitializer, "assign isOn = false"),
    (
      "reset", .method,
      "assign isGlobal = false; assign isGlobal = true; assign isGlobal = !isGlobal; call clear"
    ),
    ("plain", .method, ""),
  ])
  func bodiesOfAllKinds(name: String, kind: Body.Kind, expected: String) {
    #expect(body(named: name, kind: kind, in: sample) == expected)
  }

  @Test func everyInitialiserIsKept() {
    let bodies = sample.bodies.filter { $0.kind == .initializer }
    #expect(
      bodies.map { text($0.statements) } == ["", "assign isOn = %isOn; call super.init()", "leave trap"])
    #expect(bodies.map(\.labels) == [[], ["isOn"], ["coder"]])
  }

  @Test(arguments: [
    ("isBusy", "(isOn || isSeen)"), ("isCalm", "!isBusy"), ("isSomething", "(isOn ? true : isSeen)"),
    ("isLong", "isOn"), ("isShared", "(isGlobal || isGlobal)"), ("isProxy", "isOn"),
  ])
  func computedPropertiesKeepTheirExpression(name: String, expected: String?) {
    let variable = sample.variables.first { $0.name == name }
    guard case .computed(let value) = variable?.storage else {
      Issue.record("\(name) is not computed")
      return
    }
    #expect(value.map { text($0) } == expected)
  }

  @Test func theStatementsOfAFileAreABody() {
    let script = facts(
      """
      var isRunning = false
      func start() { isRunning = true; log() }
      button.onTap { isRunning = false }
      if isRunning { let isRunning = 1; stop() }
      start()
      #if DEBUG
      isRunning = true
      #endif
      """, path: "main.swift")
    #expect(script.variables.map(\.scope) == [.global])
    #expect(body(named: "start", in: script) == "assign isRunning = true; call log")
    #expect(
      body(named: "main", in: script)
        == "closure(onTap) { assign isRunning = false }; call .onTap; branch(isRunning) { call stop }; call start; either { assign isRunning = true } or {}"
    )
  }

  @Test func swiftUIBodiesHandOutActions() {
    let view = facts(
      """
      struct Panel: View {
        @State private var isShown = false
        @State private var isBusy = false
        var body: some View {
          VStack {
            if isBusy { ProgressView() }
            Button("Go") { isBusy = true }
            Button(action: { isShown.toggle() }) { Text("x") }
          }
          .sheet(isPresented: $isShown) { Detail(isShown: $isShown) }
          .onAppear(perform: load)
          .task { await fetch() }
        }
        private func load() { isBusy = true }
        private func fetch() async { isBusy = false }
      }
      #Preview { @Previewable @State var isOn = false
        Toggle("x", isOn: $isOn) }
      """)
    #expect(
      body(named: "body", in: view).split(separator: "; ") == [
        "closure(VStack) { branch(isBusy) {}", "closure(Button) { assign isBusy = true }",
        "closure(Button action:) { assign isShown = !isShown } }", "cover isShown",
        "closure(sheet) { project isShown }", "escape load(onAppear perform:)",
        "closure(task) { call fetch", "suspend by fetch }",
      ])
    #expect(!view.bodies.contains { $0.name == "main" })
    #expect(view.variables.map(\.scope) == [.instance, .instance, .instance, .local])
  }
}
