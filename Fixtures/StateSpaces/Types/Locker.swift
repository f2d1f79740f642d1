//~ states Locker exact
//~ variables key isShut isSealed last
//~ make Locker()
//~ do it.shut(Payload())
//~ do it.take()
//~ do it.seal()
//~ rewrite isShut isSealed

/// What a write is about to replace is read between two writes: the first of them moves down to the other.
final class Locker {
  private(set) var key: Payload?
  private(set) var isShut = false
  private(set) var isSealed = false
  private var last: Payload?

  func shut(_ new: Payload) {
    guard !isShut else { return }
    isShut = true
    let old = key
    key = new
    last = old
  }

  func take() {
    guard isShut, !isSealed else { return }
    isShut = false
    let taken = key
    key = nil
    last = taken
  }

  func seal() {
    guard isShut else { return }
    isSealed = true
  }
}
