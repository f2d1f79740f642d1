//~ states Shuffle exact
//~ variables isOn isOff isOdd
//~ make Shuffle()
//~ do it.turn(unknown())
//~ do it.swap(unknown())
//~ do it.mix(unknown())
//~ do it.settle(someFlag())
//~ rewrite refused: between

/// Locals change between two writes, and names of branches hide names of parameters.
final class Shuffle {
  private(set) var isOn = false
  private(set) var isOff = true
  private(set) var isOdd = false
  private var count = 0

  func turn(_ value: Bool) {
    var flag = value
    isOn = flag
    flag = !flag
    isOff = flag
    isOdd = false
  }

  func swap(_ value: Bool) {
    guard isOn else { return }
    let old = isOff
    isOff = isOn
    count = (count + 1) % 2
    isOn = old
    isOdd = false
  }

  func mix(_ isEven: Bool) {
    if isEven {
      let isEven = false
      count = isEven ? 1 : 0
      isOn = true
      isOff = false
    } else {
      count = 0
      isOn = false
      isOff = true
    }
    isOdd = !isEven && isOn
  }

  func settle(_ value: Bool?) {
    guard isOff else { return }
    if let value {
      isOff = !value
    } else {
      count = 1
      isOff = false
    }
    isOn = true
    isOdd = false
  }
}
