final class Fridge {
  private(set) var isOpen = false
  /// Whether the lamp is on.
  private(set) var isLit = false

  init() {
    isOpen = false
    self.isLit = false
  }

  func open() {
    isOpen = true
    // The lamp, too.
    isLit = true  // at once
  }

  func close() {
    isOpen = false
    isLit = false
    print(isLit)
  }

  func later() {
    keep { [weak self] in
      self?.isOpen = false; self?.isLit = false
    }
  }

  private func keep(_ close: @escaping () -> Void) { close() }
}

final class Kettle {
  enum Phase { case cold, heating, hot }

  private var phase = Phase.cold
  fileprivate var isGlowing: Bool = false

  var light: Int { isGlowing ? 1 : 0 }

  func heat() {
    phase = .heating
    isGlowing = true
  }

  func boil() {
    switch phase {
    case .heating:
      phase = .hot
      isGlowing = false
    case .cold, .hot: break
    }
  }

  func pourOut() {
    phase = .cold
    isGlowing = false
  }
}

actor Seat {
  private var isTaken = false
  private var isFree = true

  func sit() {
    isTaken = true
    isFree = false
  }

  func standUp() {
    isFree = true
    isTaken = false
  }

  func ask() -> Bool { isFree && !isTaken }
}
