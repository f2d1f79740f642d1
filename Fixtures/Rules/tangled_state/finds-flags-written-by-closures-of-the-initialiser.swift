// The initialiser only subscribes; its closures run later, again and again.
final class Connection {
  private(set) var isUp = false  //~ tangled_state
  private(set) var isWaiting = false
  private(set) var isBroken = false

  init(_ line: Line) {
    line.onOpen = { [weak self] in
      self?.isUp = true
      self?.isWaiting = false
    }
    line.onError = { [weak self] in
      self?.isUp = false
      self?.isBroken = true
    }
  }

  func connect() {
    isWaiting = true
    isBroken = false
  }
}
