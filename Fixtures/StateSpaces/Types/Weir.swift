//~ states Weir exact
//~ variables isRising isFlooded isDry
//~ make Weir()
//~ do it.measure()
//~ do it.settle(number(below: 3))
//~ do it.drain()
//~ rewrite isRising isFlooded isDry

/// The branches of an `if` and of a `switch` leave what the write behind them ends.
final class Weir {
  private(set) var isRising = false
  private(set) var isFlooded = false
  private(set) var isDry = true
  private var level = 0

  func measure() {
    guard !isRising, !isFlooded else { return }
    if isDry { level = 0 }
    isDry = false
    isRising = true
  }

  func settle(_ mark: Int) {
    guard isRising else { return }
    switch mark {
    case 0:
      isDry = true
    case 1:
      level = 1
      isFlooded = true
    default:
      note("neither")
      level = 2
      return
    }
    isRising = false
  }

  func drain() {
    guard isFlooded else { return }
    if unknown() {
      isFlooded = false
      level = 0
    } else {
      level += 1
      return
    }
    isDry = true
  }
}
