//~ states Temperature contains
//~ variables isCold isHot unit
//~ make Temperature()
//~ do it += number(below: 3)
//~ do it.measure()
//~ do Temperature.calm(&it)
//~ rewrite refused: outside

/// Static functions that get the value to change: another name for what `mutating` does.
/// That name is any instance, so the table may have more.
struct Temperature {
  enum Unit: Int { case celsius, kelvin, fahrenheit }

  private(set) var isCold = false
  private(set) var isHot = false
  private var unit = Unit.celsius

  init() {}

  static func += (left: inout Temperature, degrees: Int) {
    left.isHot = degrees > 1
    if left.isHot { left.isCold = false }
  }

  static func calm(_ temperature: inout Temperature) {
    temperature.isHot = false
    temperature.unit = .kelvin
  }

  mutating func measure() {
    isCold = !isHot
    unit = Unit(rawValue: number(below: 3)) ?? .celsius
  }
}
