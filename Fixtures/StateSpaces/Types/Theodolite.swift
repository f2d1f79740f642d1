//~ states Theodolite exact
//~ variables isLevel isTurning image
//~ make Theodolite()
//~ do it.turn()
//~ do it.settle()
//~ do it.expose()
//~ do it.reset()
//~ rewrite isLevel isTurning image

/// A condition that is written as a choice of `true` and `false`, and a value that has another one to fall back on.
final class Theodolite {
  private(set) var isLevel = true
  private(set) var isTurning = false
  private(set) var image: Payload?

  func turn() {
    isLevel = false
    isTurning = true
    image = nil
  }

  func settle() {
    isTurning = false
    image = nil
    isLevel = unknown() ? true : false
  }

  func expose() {
    guard !isTurning, !isLevel, let spare = someOptional() else { return }
    image = someOptional() ?? spare
  }

  func reset() {
    isLevel = true
    isTurning = false
    image = nil
  }
}
