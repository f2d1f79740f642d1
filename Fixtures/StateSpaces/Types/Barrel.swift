//~ states Barrel exact
//~ variables isTapped isLeaking
//~ watch litres
//~ make Barrel()
//~ do it.tap()
//~ do it.pour(number(below: 3))
//~ do it.crack()
//~ do it.close()
//~ rewrite isTapped isLeaking

/// A lazy number stays where it is.
final class Barrel {
  private(set) var isTapped = false
  private(set) var isLeaking = false
  private(set) lazy var litres: Int = 0

  func tap() {
    guard !isTapped else { return }
    isTapped = true
  }

  func pour(_ amount: Int) {
    guard isTapped else { return }
    litres += amount
  }

  func crack() {
    guard isTapped else { return }
    isLeaking = true
  }

  func close() {
    guard isTapped else { return }
    litres = 0
    isTapped = false
    isLeaking = false
  }
}
