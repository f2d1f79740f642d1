//~ states Carousel exact
//~ variables isOpen isTurning
//~ watch round
//~ make Carousel()
//~ do it.open()
//~ do it.begin(at: number(below: 3))
//~ do it.halt()
//~ do it.close()
//~ rewrite isOpen isTurning

/// `round` is set before the case is reached that could carry it, so it stays a property.
final class Carousel {
  private(set) var isOpen = false
  private(set) var isTurning = false
  private(set) var round = 0

  func open() { isOpen = true }

  func begin(at round: Int) {
    guard isOpen, !isTurning else { return }
    self.round = round
    isTurning = true
  }

  func halt() {
    guard isTurning else { return }
    isTurning = false
    round = 0
  }

  func close() {
    guard !isTurning else { return }
    isOpen = false
  }
}
