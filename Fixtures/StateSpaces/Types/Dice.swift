//~ states Dice exact
//~ variables isEven isHigh wasRolled
//~ make Dice()
//~ do it.roll()
//~ do it.pickUp()
//~ rewrite isEven isHigh wasRolled

/// What looks the same is asked twice, and may answer differently.
final class Dice {
  private var isEven = false
  private var isHigh = false
  private var wasRolled = false

  func roll() {
    (isEven, isHigh, wasRolled) = (unknown(), unknown(), true)
  }

  func pickUp() { (isEven, isHigh, wasRolled) = (false, false, false) }
}
