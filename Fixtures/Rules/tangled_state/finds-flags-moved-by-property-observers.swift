final class Gauge {
  var pressure = 0 {
    didSet {
      isHigh = pressure > 80
      isLow = false
      isBroken = false
    }
  }
  private var isHigh = false  //~ tangled_state "'isHigh', 'isLow' and 'isBroken'"
  private var isLow = true
  private var isBroken = false

  func unplug() {
    isHigh = false
    isLow = false
    isBroken = true
  }
}
