//@ invariant Door: isOpen != isShut
//@ invariant Door: !isOpen
final class Door {
  //~^ broken_invariant "a fresh instance has none of 'isOpen' and 'isShut'"
  //~^ broken_invariant "'!isOpen' does not always hold: 'open' on a fresh instance can lead to 'isOpen'"
  private(set) var isOpen = false
  private(set) var isShut = false

  func open() { isOpen = true }
  func shut() { isShut = true }
}
