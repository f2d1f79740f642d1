final class Gauge {
  var pressure = 0 {
    didSet {
      isHigh = pressure > 80
      isLow = false
      isBroken = false
    }
  }
  private(set) var isHigh = false  //~ tangled_state "'isHigh', 'isLow' and 'isBroken'"
  private(set) var isLow = true
  private(set) var isBroken = false

  func unplug() {
    isHigh = false
    isLow = false
    isBroken = true
  }
}
