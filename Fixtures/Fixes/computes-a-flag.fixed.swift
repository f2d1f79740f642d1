final class Fridge {
  private(set) var isOpen = false
  /// Whether the lamp is on.
  var isLit: Bool { isOpen }

  init() {
    isOpen = false
  }

  func open() {
    isOpen = true
    // The lamp, too.
    // at once
  }

  func close() {
    isOpen = false
    print(isLit)
  }

  func later() {
    keep { [weak self] in
      self?.isOpen = false
    }
  }

  private func keep(_ close: @escaping () -> Void) { close() }
}

final class Kettle {
  enum Phase { case cold, heating, hot }

  private var phase = Phase.cold
  fileprivate var isGlowing: Bool { phase == .heating }

  var light: Int { isGlowing ? 1 : 0 }

  func heat() {
    phase = .heating
  }

  func boil() {
    switch phase {
    case .heating:
      phase = .hot
    case .cold, .hot: break
    }
  }

  func pourOut() {
    phase = .cold
  }
}

actor Seat {
  private var isTaken = false
  private var isFree: Bool { !isTaken }

  func sit() {
    isTaken = true
  }

  func standUp() {
    isTaken = false
  }

  func ask() -> Bool { isFree && !isTaken }
}
