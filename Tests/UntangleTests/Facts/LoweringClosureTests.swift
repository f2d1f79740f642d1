import Testing
import UntangleFacts

struct LoweringClosureTests {
  @Test(arguments: [
    ("run { isA = true }", "closure(run) { assign isA = true }; call run"),
    (
      "queue.async { [weak self] in self?.isA = true }",
      "closure(async) { assign isA = true }"
    ),
    (
      "run(then: { isA = true }, else: { isB = true })",
      "closure(run then:) { assign isA = true }; closure(run else:) { assign isB = true }; call run"
    ),
    (
      "run { isA = true } completion: { isB = true }",
      "closure(run) { assign isA = true }; closure(run completion:) { assign isB = true }; call run"
    ),
    (
      "run { [weak self] in guard let self else { return }; isA = true; self.start() }",
      "closure(run) { branch((some != nil)) {} else { leave return }; assign isA = true; call start }; call run"
    ),
    (
      "run { [weak self] in guard let strongSelf = self else { return }; strongSelf.isA = true }",
      "closure(run) { branch((some != nil)) {} else { leave return }; assign isA = true }; call run"
    ),
    (
      "run { [weak self] in if let this = self { this.isA.toggle() } }",
      "closure(run) { branch((some != nil)) { assign isA = !isA } }; call run"
    ),
    (
      "run { [weak owner = self] in owner?.isA = true }",
      "closure(run) { assign isA = true }; call run"
    ),
    (
      "let this = self; run { this.isA = true }",
      "closure(run) { assign isA = true }; call run"
    ),
    ("run { [isA] in self.isB = isA }", "closure(run) { assign isB = %isA }; call run"),
    (
      "run { [flag = self.isA] in self.isB = flag }",
      "closure(run) { assign isB = %flag }; call run"
    ),
    ("run { isA in isB = isA }", "closure(run) { assign isB = found %isA }; call run"),
    // The closure is passed to nothing.
    (
      "run(1); handler = { isA in isB = isA }",
      "call run; closure(stored) { assign isB = %isA }; assign handler = some"
    ),
    ("run { (isA: Bool, _) in isB = isA }", "closure(run) { assign isB = %isA }; call run"),
    ("handler = { isA = true }", "closure(stored) { assign isA = true }; assign handler = some"),
    (
      "self.handler = { self.isA = true }",
      "closure(stored) { assign isA = true }; assign handler = some"
    ),
    (
      "handler = parameter ? { isA = true } : nil",
      "branch(%parameter) { closure(stored) { assign isA = true } }; assign handler = ?"
    ),
    ("let f = { isA = true }; f()", "closure(%f) { assign isA = true }; call %f"),
    (
      "let f = { isA = true }; run(f)",
      "closure(%f) { assign isA = true }; escape %f(run); call run"
    ),
    (
      "let f = { isA = true }; if isB { let f = { isB = false }; f() }; f()",
      "closure(%f) { assign isA = true }; branch(isB) { closure(%f#2) { assign isB = false }; call %f#2 }; call %f"
    ),
    (
      "var f: () -> Void; f = { isA = true }; f()",
      "closure(%f) { assign isA = true }; assign %f = some; call %f"
    ),
    ("{ isA = true }()", "closure(now) { assign isA = true }"),
    ("({ isA = true })()", "closure(now) { assign isA = true }"),
    ("tasks = [{ isA = true }]", "closure(stored) { assign isA = true }; assign tasks = some"),
    (
      "var found = false; items.forEach { _ in found = true }; if found { isA = true }",
      "assign %found = false; closure(forEach) { assign %found = true }; branch(%found) { assign isA = true }"
    ),
    (
      "func inner() { isA = true }; inner()",
      "function inner { assign isA = true }; call %inner"
    ),
    (
      "inner(); func inner() { isA = true }",
      "function inner { assign isA = true }; call inner"
    ),
    (
      "func inner(_ x: Int) { isA = true }; func inner(_ x: String) { isB = true }; inner(1)",
      "function inner { assign isB = true }; function inner { assign isA = true }; call %inner"
    ),
    (
      "func inner() { isA = true }; run(inner)",
      "function inner { assign isA = true }; escape %inner(run); call run"
    ),
    ("func isA() {}; isA()", "function isA {}; call %isA"),
    ("run(start)", "escape start(run); call run"),
    ("run(self.start)", "escape start(stored); call run"),
    ("handler = start", "escape start(stored); assign handler = start"),
    ("items.forEach(elsewhere)", "escape elsewhere(forEach)"),
    ("add(#selector(start))", "escape start(#selector); call add"),
    ("add(#selector(Sample.start(_:)))", "escape start(#selector); call add"),
    (
      "Task { await self.load(); self.isA = false }",
      "closure(Task) { call load; suspend by load; assign isA = false }"
    ),
    ("class Inner { var isA = false; func f() { isA = true } }; isB = true", "assign isB = true"),
  ])
  func closuresAndFunctions(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }

  @Test(arguments: [
    ("let isA = true; isB = isA", "assign %isA = true; assign isB = %isA"),
    (
      "var isA = false; isA = true; self.isA = isA",
      "assign %isA = false; assign %isA = true; assign isA = %isA"
    ),
    (
      "if isB { let isB = false; isA = isB }; isA = isB",
      "branch(isB) { assign %isB = false; assign isA = %isB }; assign isA = isB"
    ),
    ("name.isA = true", ""),
    ("name.isA = true; isB = name.isA", "assign isB = found %name.isA"),
    ("Self.shared = true", "assign Self.shared = true"),
    ("Sample.shared.toggle()", "assign Self.shared = !Self.shared"),
    ("Sample.reset()", "call Self.reset"),
    ("Self.reset()", "call Self.reset"),
    ("Other.flag = true; isA = Other.flag", "assign isA = found .flag"),
    ("settings.isOn = true", ""),
    ("phase.progress = 1", "invoke phase.progress"),
    (
      "let x = isA && helper(); isB = x",
      "perhaps { call helper }; assign %x = (isA && helper()) unless helper writes; assign isB = %x"
    ),
  ])
  func names(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }

  @Test func aCopyOfAValueIsNotTheInstance() {
    let sample = facts(
      """
      struct Options {
        var isA = false
        func with() -> Options { var copy = self; copy.isA = true; return copy }
        mutating func clear() { self = Options(); self.isA = true }
        func kept() -> Bool { let old = self; return old.isA && isA }
      }
      extension Options { func too() -> Self { var copy = self; copy.isA.toggle(); return copy } }
      """)
    #expect(body(named: "with", in: sample) == "")
    #expect(body(named: "clear", in: sample) == "assign self = Options(); assign isA = true")
    #expect(sample.outsideWrites.map(\.member) == ["isA", "isA"])
    #expect(sample.outsideWrites.allSatisfy { $0.receiver == .typed(.named("Options")) })
  }

  @Test func outsideWritesSayThroughWhat() {
    let sample = facts(
      """
      final class Screen {
        @ObservedObject var model: Model
        func f(_ other: Screen, _ list: [Model]) {
          model.isOn = true
          model.player?.isMuted.toggle()
          other.isShown = isShown
          list[0].isOn = false
          set(&model.isOn)
          model.count += 1
          Toggle("x", isOn: $model.isOn)
          model.$isOn.sink {}
          let local = Model(); local.isOn = nil
        }
      }
      """)
    #expect(
      sample.outsideWrites.map { "\($0.member) \(text($0.value))" } == [
        "isOn true", "isMuted ?", "isShown isShown", "isOn false", "isOn ?", "count ?", "isOn ?",
        "isOn nil",
      ])
    #expect(sample.outsideWrites[0].receiver == .name("model"))
    #expect(sample.outsideWrites[1].receiver == .unwrapped(.member(.name("model"), "player")))
    #expect(sample.outsideWrites[2].receiver == .typed(.named("Screen")))
    #expect(sample.outsideWrites[3].receiver == .element(.typed(.list(of: .named("Model")))))
    #expect(sample.outsideWrites[6].receiver == .name("model"))
    #expect(sample.outsideWrites.map(\.form).filter { $0 == .binding }.count == 1)
    #expect(sample.outsideWrites.allSatisfy { $0.enclosingFunction == "f" })
  }
}
