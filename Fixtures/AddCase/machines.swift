//@ add = Step.skipped
//@ add = Valve.jammed
// A state machine with observers, subscripts, static members and generic helpers.

enum Step: CaseIterable, Hashable { case first, second, third }

enum Valve: String { case open, shut }

final class Pump {
  var valve: Valve = .shut {
    didSet {
      switch (oldValue, valve) {  //~ flagged "`(.jammed, _)`, `(_, .jammed)`"
      case (.open, .open), (.shut, .shut): break
      case (.open, .shut): close()
      case (.shut, .open): open()
      }
    }
  }

  static var current = Step.first
  private var counts: [Step: Int] = [:]

  subscript(step: Step) -> Int {
    switch step {  //~ flagged
    case .first, .second: counts[step] ?? 0
    case .third: 3
    }
  }

  static func advance() {
    switch current {  //~ flagged
    case .first: current = .second
    case .second: current = .third
    case .third: return
    }
  }

  static func isDone() -> Bool {
    let last: Set<Step> = [.third]  //~ silent "the list of `.third` lacks it"
    return last.contains(current) && current != .first  //~ silent "the test is `true`"
  }

  func open() {
    defer { if valve == .open { close() } }  //~ silent "the `if` is skipped"
    do {
      guard case .shut = valve, !Pump.isDone() else { throw Jam() }  //~ silent "the `guard` leaves: `throw Jam()`"
    } catch {
      switch Valve(rawValue: "open") {  //~ flagged
      case .open, .shut: close()
      case nil: break
      }
    }
  }

  func close() {
    let pairs: [(Step, Valve)] = []
    for (step, valve) in pairs {
      if step == .first && valve == .open { return }  //~ silent "the `if` is skipped" //~ silent "the `if` is skipped"
      switch (valve, step) {
      case (.open, .first), (.open, .second): print(1)
      case (.shut, _): print(2)  //~ silent "takes `case (.shut, _)`"
      default: print(3)  //~ silent "takes the `default`: `print(3)`" //~ silent "takes the `default`: `print(3)`"
      }
    }
  }

  func sum<Number: Numeric>(_ step: Step, _ one: Number, _ two: Number) -> Number {
    let chosen: Number =
      switch step {  //~ flagged
      case .first: one
      case .second: two
      case .third: one + two
      }
    return chosen
  }

  func steps(_ wanted: [Step] = [.first, .second]) -> [Step] {  //~ silent "the list of `.first`, `.second` lacks it"
    wanted.isEmpty ? [.first] : Step.allCases  //~ perhaps "lacks it"
  }
}

struct Jam: Error {}
