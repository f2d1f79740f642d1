//@ invariant Oven: !isWarm
// That the configuration is wrong is told elsewhere.
final class Oven {
  private(set) var isHot = false

  func heat() { isHot = true }
}
