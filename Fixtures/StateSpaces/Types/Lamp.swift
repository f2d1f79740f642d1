//~ states Lamp exact
//~ variables isOn isWarm wasEverOn
//~ make Lamp()
//~ do it.press()
//~ do it.dim()
//~ do it.cool()
//~ sees false false false
//~ sees true false true
//~ sees true true true
//~ sees false false true
//~ rewrite refused: between, meeting, observers

/// Observers that write other flags; they run where the variable is assigned, not in the initialiser.
final class Lamp {
  private(set) var isOn = false {
    didSet {
      if isOn { wasEverOn = true }
      if !isOn && oldValue { isWarm = false }
    }
  }
  private(set) var isWarm = false {
    willSet {
      if newValue { isOn = true }
    }
  }
  private(set) var wasEverOn = false

  func press() { isOn = !isOn }

  func dim() { isWarm = true }

  func cool() { isWarm = false }
}
