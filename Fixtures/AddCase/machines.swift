//@ add = PumpStep.skipped
//@ add = PumpValve.jammed
// A state machine with observers, subscripts, static members and generic helpers.

enum PumpStep: CaseIterable, Hashable { case first, second, third }

enum PumpValve: String { case open, shut }

final class WaterPump {
  var valve: PumpValve = .shut {
    didSet {
      switch (oldValue, valve) {  //~ flagged "`(.jammed, _)`, `(_, .jammed)`"
      case (.open, .open), (.shut, .shut): break
      case (.open, .shut): close()
      case (.shut, .open): open()
      }
    }
  }

  static var current = PumpStep.first
  private var counts: [PumpStep: Int] = [:]

  subscript(step: PumpStep) -> Int {
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
    let last: Set<PumpStep> = [.third]  //~ silent "the list of `.third` lacks it"
    return last.contains(current) && current != .first  //~ silent "the test is `true`"
  }

  func open() {
    defer { if valve == .open { close() } }  //~ silent "the `if` is skipped"
    do {
      guard case .shut = valve, !WaterPump.isDone() else { throw Jam() }  //~ silent "the `guard` leaves: `throw Jam()`"
    } catch {
      switch PumpValve(rawValue: "open") {  //~ flagged
      case .open, .shut: close()
      case nil: break
      }
    }
  }

  func close() {
    let (step, valve) = (PumpStep.first, self.valve)
    for _ in 0..<2 {
      if step == .first && valve == .open { return }  //~ silent "the `if` is skipped" //~ silent "the `if` is skipped"
      switch (valve, step) {
      case (.open, .first), (.open, .second): print(1)
      case (.shut, _): print(2)  //~ silent "takes `case (.shut, _)`"
      default: print(3)  //~ silent "takes the `default`: `print(3)`" //~ silent "takes the `default`: `print(3)`"
      }
    }
  }

  func sum<Number: Numeric>(_ step: PumpStep, _ one: Number, _ two: Number) -> Number {
    let chosen: Number =
      switch step {  //~ flagged
      case .first: one
      case .second: two
      case .third: one + two
      }
    return chosen
  }

  func steps(_ wanted: [PumpStep] = [.first, .second]) -> [PumpStep] {  //~ silent "the list of `.first`, `.second` lacks it"
    wanted.isEmpty ? [.first] : PumpStep.allCases
  }
}

struct Jam: Error {}
