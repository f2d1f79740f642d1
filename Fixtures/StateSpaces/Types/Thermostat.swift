//~ states Thermostat exact
//~ variables isHeating isCooling isHoliday
//~ make Thermostat()
//~ do it.isActive = unknown()
//~ do it["holiday"] = unknown()
//~ do it.measure(isCold: unknown())
//~ rewrite refused: between

/// A settable computed property and a subscript are operations.
final class Thermostat {
  private var isHeating = false
  private var isCooling = false
  private var isHoliday = false

  var isActive: Bool {
    get { isHeating || isCooling }
    set {
      if newValue {
        isHeating = !isHoliday
      } else {
        (isHeating, isCooling) = (false, false)
      }
    }
  }

  subscript(name: String) -> Bool {
    get { isHoliday }
    set {
      isHoliday = newValue
      if newValue { isActive = false }
    }
  }

  func measure(isCold: Bool) {
    guard isActive else { return }
    isHeating = isCold
    isCooling = !isCold
  }
}
