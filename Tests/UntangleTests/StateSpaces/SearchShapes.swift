import Testing

/// A shape of code whose ways, states or combinations grow with its size.
struct SearchShape: Sendable, CustomTestStringConvertible {
  var name: String
  /// Small, larger and largest: the largest is far beyond what anybody writes.
  var sizes: [Int]
  var source: @Sendable (Int) -> String

  var testDescription: String { name }

  init(_ name: String, _ sizes: [Int] = [8, 24, 72], _ source: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.sizes = sizes
    self.source = source
  }

  /// The body of a class with two related flags.
  init(box name: String, _ sizes: [Int] = [8, 24, 72], _ members: @escaping @Sendable (Int) -> String) {
    self.init(name, sizes) { size in
      """
      final class Box {
        private var isOn = false
        private var isBusy = false
        private var count = 0
        func stop() { isOn = false; isBusy = true }
      \(members(size))
      }
      """
    }
  }

  /// The body of a class with so many flags as the size says.
  init(flags name: String, _ sizes: [Int] = [8, 24, 60], _ members: @escaping @Sendable (Int) -> String) {
    self.init(name, sizes) { size in
      """
      final class Box {
      \(lines(size) { "  private var f\($0) = false" })
      \(members(size))
      }
      """
    }
  }
}

private func lines(_ count: Int, _ line: (Int) -> String) -> String {
  (0..<count).map(line).joined(separator: "\n")
}

private func list(_ count: Int, _ separator: String, _ part: (Int) -> String) -> String {
  (0..<count).map(part).joined(separator: separator)
}

extension SearchShape {
  static let all: [SearchShape] = conditions + lookedThrough + bodies + calls + laterCode + types

  private static let conditions: [SearchShape] = [
    SearchShape(box: "an or of ands that nobody knows") { size in
      "  func run(x: [Int]) { if \(list(size, " || ") { "(x[\($0)] == 0 && x[\($0)] == 1)" }) { isOn = true; isBusy = false } }"
    },
    SearchShape(flags: "an or of ands of flags") { size in
      "  func run() { if \(list(size / 2, " || ") { "(f\($0 * 2) && f\($0 * 2 + 1))" }) { f0 = true; f1 = false } }"
    },
    SearchShape(flags: "an and of ors of flags") { size in
      "  func run() { if \(list(size / 2, " && ") { "(f\($0 * 2) || f\($0 * 2 + 1))" }) { f0 = true; f1 = false } }"
    },
    SearchShape(flags: "many operands over eight flags", [8, 60, 180]) { size in
      "  func run() { if \(list(size, " || ") { "(f\($0 % 8) && !f\(($0 * 3 + 1) % 8))" }) { f0 = true; f1 = false } }"
    },
    SearchShape(box: "an assigned and of ors that nobody knows") { size in
      "  func run(x: [Int]) { isOn = \(list(size, " && ") { "(x[\($0)] > 1 || x[\($0)] < 7)" }); isBusy = !isOn }"
    },
    SearchShape(box: "conditional expressions as tests of each other") { size in
      let test = (0..<size).reduce("x[0] > 1") { "(\($0) ? x[\($1)] > 2 : x[\($1)] < 5)" }
      return "  func run(x: [Int]) { isOn = \(test); isBusy = !isOn }"
    },
    SearchShape(flags: "conditional expressions over flags") { size in
      let test = (1..<size).reduce("f0") { "(\($0) ? f\($1) : !f\($1))" }
      return "  func run() { f0 = \(test); f1 = !f0 }"
    },
    SearchShape(box: "comparisons of comparisons") { size in
      let test = (0..<size).reduce("x[0]") { "(\($0) == (x[\($1)] > 2))" }
      return "  func run(x: [Bool]) { if \(test) { isOn = true; isBusy = false } }"
    },
    SearchShape(flags: "comparisons of flags") { size in
      let test = (1..<size).reduce("f0") { "(\($0) == f\($1))" }
      return "  func run() { if \(test) { f0 = true; f1 = false } }"
    },
    SearchShape(flags: "a tuple of flags with patterns", [4, 12, 36]) { size in
      """
        func run() {
          switch (\(list(size, ", ") { "f\($0)" })) {
      \(lines(size) { place in "    case (\(list(size, ", ") { $0 == place ? "true" : "_" })): f\(place) = false" })
          default: f0 = true
          }
        }
      """
    },
    SearchShape(flags: "a condition for each element of a list") { size in
      "  func run() { guard \(list(size, ", ") { "f\($0) || x > \($0)" }) else { return }; f0 = true; f1 = false }\n  var x = 0"
    },
    SearchShape("a switch over a parameter and an enum, each pair of cases", [4, 6, 16]) { size in
      """
      enum Event { case \(list(size, ", ") { "e\($0)" }) }
      final class Box {
        private enum Phase { case \(list(size, ", ") { "p\($0)" }) }
        private var phase = Phase.p0
        private var isOn = false
        func on(_ event: Event) {
          switch (event, self.phase) {
      \(lines(size * size) { pair in
        "    case (.e\(pair / size), .p\(pair % size)): \(pair / size == pair % size ? "phase = .p\((pair + 1) % size); isOn = true" : "isOn = false")"
      })
          }
        }
      }
      """
    },
    SearchShape(box: "a where for each case") { size in
      """
        func run(x: Int) {
          switch x {
      \(lines(size) { "    case \($0) where isOn != isBusy || x > \($0): isOn = \($0 % 2 == 0); isBusy = true" })
          default: break
          }
        }
      """
    },
  ]

  private static let lookedThrough: [SearchShape] = [
    SearchShape(box: "a function that calls itself in an or") { size in
      """
        func run(at index: Int) { if isStart(index) { isOn = true; isBusy = false } }
        func isStart(_ index: Int) -> Bool { \(list(size, " || ") { "isStart(index - \($0))" }) }
      """
    },
    SearchShape(box: "functions that ask each other", [4, 12, 36]) { size in
      """
        func run(at index: Int) { if ask0(index) { isOn = true; isBusy = false } }
      \(lines(size) { place in
        "  func ask\(place)(_ i: Int) -> Bool { i == \(place) ? isOn : \(list(size, " || ") { "ask\($0)(i + \($0))" }) }"
      })
      """
    },
    SearchShape(box: "computed properties that mention the next one", [2, 4, 12]) { size in
      """
      \(lines(6) { place in "  var p\(place): Bool { \(list(size, " && ") { $0 % 2 == 0 ? "p\(place + 1)" : "!p\(place + 1)" }) }" })
        var p6: Bool { isOn != isBusy }
        func run() { if p0 { isOn = true; isBusy = false } }
      """
    },
    SearchShape(box: "a chain of constants, each used twice") { size in
      """
        func isFine(_ x: [Bool]) -> Bool {
          let a0 = x[0]
          let a1 = x[1]
      \(lines(size) { "    let a\($0 + 2) = a\($0 + 1) || !a\($0)" })
          return a\(size + 1)
        }
        func run(x: [Bool]) { if isFine(x) { isOn = true; isBusy = false } }
      """
    },
    SearchShape(box: "a chain of optional bindings, each used twice") { size in
      """
        func find(_ x: Int?) -> Bool {
          guard let a0 = x\(list(size, "") { ", let a\($0 + 1) = isOn ? a\($0) : a\($0)" }) else { return false }
          return a\(size) == nil
        }
        func run(x: Int?) { if find(x) { isOn = true; isBusy = false } }
      """
    },
    SearchShape(box: "an answer handed to itself") { size in
      let nested = (0..<size).reduce("isOn") { inner, _ in "both(\(inner))" }
      return """
          func both(_ x: Bool) -> Bool { x || !x }
          func run() { if \(nested) { isOn = true; isBusy = false } }
        """
    },
    SearchShape(box: "a switch in each branch of a switch", [2, 4, 6]) { size in
      let inner = (0..<size).reduce("isOn") {
        "switch x { case \($1): !isBusy\ncase 100: \($0)\ndefault: \($0) }"
      }
      return
        "  func isFine(_ x: Int) -> Bool { \(inner) }\n  func run(x: Int) { if isFine(x) { isOn = true; isBusy = false } }"
    },
  ]

  private static let bodies: [SearchShape] = [
    SearchShape(flags: "branches one after the other, each of which sets a flag") { size in
      "  func run(x: [Int]) {\n\(lines(size) { "    if x[\($0)] > 0 { f\($0) = true; f\(($0 + 1) % size) = false }" })\n  }"
    },
    SearchShape(flags: "toggles in a row") { size in
      "  func run() {\n\(lines(size) { "    f\($0).toggle()\n    if f\($0) { f\(($0 + 1) % size) = false }" })\n  }"
    },
    SearchShape(box: "loops within loops", [4, 12, 36]) { size in
      "  func run(x: Int) {\n\(lines(size) { "for i\($0) in 0..<x { if i\($0) == 1 { isOn.toggle() }" })\n isBusy = isOn\n\(lines(size) { _ in "}" })\n  }"
    },
    SearchShape(box: "calls that throw, each with a catch") { size in
      "  func run() {\n\(lines(size) { "    do { try work(\($0)); isOn = true } catch { isBusy = true; isOn = false }" })\n  }"
    },
    SearchShape(box: "catches within catches", [4, 12, 36]) { size in
      "  func run() {\n\(lines(size) { "do { try work(\($0)); isOn = true" })\n\(lines(size) { _ in "} catch { isBusy.toggle() }" })\n  }"
    },
    SearchShape(box: "deferred calls of own methods") { size in
      "  func run() {\n\(lines(size) { _ in "    defer { stop() }" })\n    isOn = true\n    isBusy = false\n  }"
    },
    SearchShape(box: "deferred code in deferred code", [4, 12, 36]) { size in
      "  func run() {\n\(lines(size) { _ in "defer { stop()" })\n\(lines(size) { _ in "}" })\n    isOn = true\n  }"
    },
    SearchShape(box: "deferred code before every return") { size in
      "  func run(x: Int) {\n    defer { stop(); stop() }\n\(lines(size) { "    if x == \($0) { stop(); return }\n    defer { isOn = x > \($0) }" })\n  }"
    },
    SearchShape(box: "guards one after the other") { size in
      "  func run(x: [Int]) {\n\(lines(size) { "    guard x[\($0)] > 0 || isOn else { isBusy = true; return }\n    isOn = x[\($0)] > 1" })\n  }"
    },
    SearchShape(box: "local variables that are decided one by one") { size in
      """
        func run(x: [Int]) {
      \(lines(size) { "    var a\($0) = false\n    if x[\($0)] > 0 { a\($0) = true }" })
          if \(list(size, " && ") { "a\($0)" }) { isOn = true; isBusy = false }
        }
      """
    },
    SearchShape(box: "branches of the compiler") { size in
      "  func run() {\n\(lines(size) { "    #if A\($0)\n    isOn = true\n    #else\n    isBusy = isOn\n    #endif" })\n  }"
    },
  ]

  private static let calls: [SearchShape] = [
    SearchShape(box: "methods that call the next one twice", [8, 24, 200]) { size in
      """
        func run() { step0() }
      \(lines(size) { "  private func step\($0)() { isOn.toggle(); step\($0 + 1)(); step\($0 + 1)(); isBusy = isOn }" })
        private func step\(size)() { isOn = true; isBusy = false }
      """
    },
    SearchShape("methods that call the next one twice and tell a delegate", [8, 24, 200]) { size in
      """
      protocol Told: AnyObject { func changed() }
      final class Box {
        weak var teller: Told?
        private var isOn = false
        private var isBusy = false
        func stop() { isOn = false; isBusy = true }
        func run() { step0() }
      \(lines(size) { "  private func step\($0)() { isOn = true; step\($0 + 1)(); step\($0 + 1)(); isBusy = false }" })
        private func step\(size)() { teller?.changed() }
      }
      """
    },
    SearchShape(box: "methods that call each other in a circle", [4, 12, 36]) { size in
      lines(size) { place in
        "  func go\(place)(x: Int) { if x == \(place) { isOn.toggle() }\n\(lines(size) { "    if x > \($0) { go\($0)(x: x) }" })\n    isBusy = isOn }"
      }
    },
    SearchShape(box: "local functions that hand themselves and each other on", [1, 4, 12]) { size in
      """
        func run(x: [Int]) {
      \(lines(size) { place in
          "    func f\(place)(_ n: Int) { isOn.toggle(); \(list(size, "; ") { "x.forEach(f\($0))" }); isBusy = isOn }"
        })
          x.forEach(f0)
        }
      """
    },
    SearchShape(box: "local functions that hand the next one on twice") { size in
      """
        func run(x: [Int]) {
          func f\(size)(_ n: Int) { isOn.toggle(); isBusy = false }
      \(lines(size) { place in
          let next = size - place
          return "    func f\(next - 1)(_ n: Int) { x.forEach(f\(next)); isBusy = isOn; x.forEach(f\(next)) }"
        })
          x.forEach(f0)
        }
      """
    },
    SearchShape(box: "local functions that call the next one twice") { size in
      """
        func run() {
          func f\(size)() { isOn.toggle(); isBusy = false }
      \((0..<size).reversed().map { "    func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }" }.joined(separator: "\n"))
          f0()
        }
      """
    },
    SearchShape(box: "local closures that call the next one twice") { size in
      """
        func run() {
          let f\(size) = { self.isOn.toggle(); self.isBusy = false }
      \((0..<size).reversed().map { "    let f\($0) = { f\($0 + 1)(); f\($0 + 1)() }" }.joined(separator: "\n"))
          f0()
        }
      """
    },
    SearchShape(box: "local functions that throw", [4, 12, 36]) { size in
      """
        func run() {
          func f\(size)() throws { try work(); isOn.toggle() }
      \((0..<size).reversed().map { "    func f\($0)() throws { do { try f\($0 + 1)() } catch { isBusy = true; try f\($0 + 1)() } }" }.joined(separator: "\n"))
          try? f0()
        }
      """
    },
    SearchShape(box: "arguments that nobody knows", [6, 14, 40]) { size in
      """
        func set(\(list(size, ", ") { "_ a\($0): Bool" })) { if \(list(size, " && ") { "a\($0)" }) { isOn = true } else { isBusy = true } }
        func run() { set(\(list(size, ", ") { _ in "isOn != isBusy" })) }
        func go(x: [Bool]) { set(\(list(size, ", ") { "x[\($0)] && x[\($0 + 1)]" })) }
      """
    },
    SearchShape(box: "arguments handed on from function to function", [6, 14, 40]) { size in
      lines(size) { place in
        "  func go\(place)(_ a: Bool, _ b: Bool) { isOn = a; isBusy = b; \(place + 1 < size ? "go\(place + 1)(!a, a == b); go\(place + 1)(b, a || b)" : "stop()") }"
      }
    },
    SearchShape(flags: "a flag's observer sets the next one") { size in
      "  func run() { g0 = true }\n"
        + lines(size) {
          "  private var g\($0) = false { didSet { f\($0) = g\($0); \($0 + 1 < size ? "g\($0 + 1) = !g\($0)" : "") } }"
        }
    },
    SearchShape(flags: "setters that set two others", [4, 12, 36]) { size in
      lines(size) { place in
        "  var s\(place): Bool { get { f\(place) } set { f\(place) = newValue; \(place + 1 < size ? "s\(place + 1) = newValue; s\(place + 1) = !newValue" : "") } }"
      }
    },
  ]

  private static let laterCode: [SearchShape] = [
    SearchShape(box: "completion handlers in a row") { size in
      lines(size) {
        "  func load\($0)() { isBusy = true; fetch(completion: { self.isBusy = false; self.isOn = \($0 % 2 == 0) }) }"
      }
    },
    SearchShape(box: "completion handlers within each other", [4, 12, 36]) { size in
      "  func run() {\n\(lines(size) { _ in "fetch(completion: { self.isOn.toggle()" })\n self.isBusy = false\n\(lines(size) { _ in "})" })\n  }"
    },
    SearchShape(box: "closures that nobody knows when they run", [4, 12, 36]) { size in
      "  func run() {\n\(lines(size) { _ in "fetch { self.isOn.toggle()" })\n self.isBusy = false\n\(lines(size) { _ in "}" })\n  }"
    },
    SearchShape(box: "waiting in a row") { size in
      "  func run() async {\n\(lines(size) { "    await wait(\($0))\n    isOn.toggle()\n    if isOn { isBusy = false }" })\n  }"
    },
    SearchShape(box: "waiting for functions that wait", [4, 12, 36]) { size in
      lines(size) {
        "  func go\($0)() async { isOn = true; await wait(); \($0 + 1 < size ? "await go\($0 + 1)(); await go\($0 + 1)()" : ""); isBusy.toggle() }"
      }
    },
    SearchShape(flags: "tasks beside each other", [6, 22, 40]) { size in
      lines(size) {
        "  func go\($0)() { Task { await wait(); f\($0) = true; await wait(); f\(($0 + 1) % size) = false } }"
      }
    },
    SearchShape(box: "closures handed to calls that nobody sees", [4, 8, 24]) { size in
      """
        private var isShown = false { didSet { if isOn { stop() } } }
      \(lines(size) { "  private var o\($0): Int?" })
        func run() {
      \(lines(size) { "    make { it in\n      o\($0) = it\n      if isShown { isOn = false }\n    }" })
          isShown = true
          isBusy = isOn
        }
      """
    },
    SearchShape(box: "a closure that makes itself again", [1, 4, 12]) { size in
      "  func run() {\n    func again() {\n\(lines(size) { "      fetch(completion: { self.isOn = \($0 % 2 == 0); self.isBusy.toggle(); again() })" })\n    }\n    again()\n  }"
    },
  ]

  private static let types: [SearchShape] = [
    SearchShape("a struct whose flags others may set", [8, 24, 60]) { size in
      "struct Box {\n\(lines(size) { "  var f\($0) = false" })\n  mutating func run() {\n\(lines(size) { "    if f\($0) { f\(($0 + 1) % size) = true }" })\n  }\n}"
    },
    SearchShape("a struct whose flags and enums have no first values", [8, 24, 40]) { size in
      """
      enum Level { case low, middle, high, top }
      struct Box {
      \(lines(size) { $0 % 4 == 3 ? "  var f\($0): Level" : "  var f\($0): Bool" })
        mutating func run() { f0 = f1; f1 = f2; f2 = !f0 }
      }
      """
    },
    SearchShape("a view with many flags", [8, 28, 60]) { size in
      "struct Box: View {\n\(lines(size) { "  @State var f\($0) = false" })\n  var body: some View { Button(\"\") {\n\(lines(size) { "    f\($0) = !f\(($0 + 1) % size)" })\n  } }\n}"
    },
    SearchShape(flags: "related flags", [8, 20, 40]) { size in
      lines(size) { "  func go\($0)() { f\($0) = true; f\(($0 + 1) % size) = f\(($0 + 2) % size) }" }
    },
    SearchShape(flags: "flags in any order", [8, 20, 40]) { size in
      lines(size) {
        "  func on\($0)() { f\($0) = true; f\(($0 + 1) % size) = false }\n  func off\($0)() { f\($0) = false }"
      }
    },
    SearchShape("optionals set apart from each other", [8, 24, 60]) { size in
      """
      final class Box {
      \(lines(size) { "  private var o\($0): Int?" })
      \(lines(size) { place in "  func show\(place)() { \(list(size, "; ") { $0 == place ? "o\($0) = 1" : "o\($0) = nil" }) }" })
      }
      """
    },
    SearchShape(flags: "whole and partial resets", [8, 24, 60]) { size in
      "  func on() { \(list(size, "; ") { "f\($0) = true" }) }\n"
        + lines(size) { place in
          "  func reset\(place)() { \(list(size, "; ") { $0 == place ? "" : "f\($0) = false" }) }"
        }
    },
    SearchShape(flags: "bodies that leave everything open", [9, 14, 60]) { size in
      """
        func load(x: [Int]) { \(list(size, "; ") { "f\($0) = x[\($0)] == 1" }) }
        func loadLater(x: [Int]) {
          Task { \(list(size, "; ") { "f\($0) = x[\($0)] == 2" }) }
        }
      """
    },
    SearchShape("an enum with many cases beside flags", [8, 24, 72]) { size in
      """
      enum Mode { case \(list(size, ", ") { "c\($0)" }) }
      final class Box {
        private var mode = Mode.c0
        private var isOn = false
        private var isBusy = false
      \(lines(size) { "  func go\($0)() { if mode == .c\($0) { mode = .c\(($0 + 1) % size); isOn = true; isBusy = false } else { isOn = mode == .c0 } }" })
      }
      """
    },
    SearchShape("initialisers and values that are decided", [6, 12, 40]) { size in
      """
      final class Box {
      \(lines(size) { "  private var f\($0): Bool = { Int.random(in: 0...1) == 0 ? true : false }()" })
      \(lines(size) { "  init(a\($0): Bool, b: Bool) { f\($0) = a\($0); f\(($0 + 1) % size) = b && a\($0) }" })
        func run() { f0 = true; f1 = false }
      }
      """
    },
    SearchShape("subclasses that override", [4, 12, 60]) { size in
      """
      class Box {
        var isOn = false
        var isBusy = false
        func run() { isOn = true; isBusy = false; step() }
        func step() { isBusy = isOn }
      }
      \(lines(size) { "class Box\($0): Box\($0 == 0 ? "" : "\($0 - 1)") { override func step() { super.step(); isOn = \($0 % 2 == 0) } }" })
      """
    },
    SearchShape("a value that is made anew", [4, 12, 36]) { size in
      "struct Box {\n\(lines(size) { "  var f\($0) = false" })\n\(lines(size) { "  mutating func go\($0)() { if f\($0) { self = Box() }; f\($0) = true; f\(($0 + 1) % size) = false }" })\n}"
    },
    SearchShape("objects that call each other back", [2, 6, 20]) { size in
      """
      \(lines(size) { "final class Peer\($0) { let box: Box; init(box: Box) { self.box = box }\n  func tell() { box.run(); box.stop() } }" })
      final class Box {
        private var isOn = false
        private var isBusy = false
      \(lines(size) { "  var p\($0): Peer\($0)?" })
        func stop() { isOn = false; isBusy = true }
        func run() {
      \(lines(size) { "    p\($0)?.tell()\n    isOn.toggle()" })
          isBusy = isOn
        }
      }
      """
    },
  ]
}
