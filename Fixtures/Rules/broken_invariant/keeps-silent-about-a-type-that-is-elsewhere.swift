//@ invariant Stove: !isHot
final class Oven {
  private var isHot = false

  func heat() { isHot = true }
}
