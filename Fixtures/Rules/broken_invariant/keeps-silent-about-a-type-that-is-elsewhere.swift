//@ invariant Stove: !isHot
final class Oven {
  private(set) var isHot = false

  func heat() { isHot = true }
}
