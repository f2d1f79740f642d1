//~ states Percolator exact
//~ variables isOn isBoiling
//~ make Percolator()
//~ do it.heat()
//~ do it.boil()
//~ do it.simmer()
//~ do it.lift()
//~ assume exclusive: isOn, isBoiling
//~ rewrite refused: between, contradicted

/// Its own code boils while it is on.
final class Percolator {
  private(set) var isOn = false
  private(set) var isBoiling = false

  func heat() { isOn = true }

  func boil() {
    isOn = true
    isBoiling = true
  }

  func simmer() {
    isOn = false
    isBoiling = true
  }

  func lift() {
    isOn = false
    isBoiling = false
  }
}
