/// Opens and closes itself; nobody asks which way while it moves.
final class Door {
  var isOpen: Bool
  var onChange: ((Bool) -> Void)?
  private let name: String

  /// Most callers know only a Bool.
  init(name: String, isOpen: Bool) {
    self.name = name
    self.isOpen = isOpen
  }

  func later(_ work: (@escaping () -> Void) -> Void) {
    work { [weak self] in
      guard let self else { return }
      self.isOpen = !self.isOpen
      self.onChange?(self.isOpen)
    }
    work { [weak self] in
      self?.isOpen = false
      if self?.isOpen != true { print("shut") }
    }
  }

  func compare(_ isOpen: Bool) -> String {
    defer { self.isOpen = isOpen }
    if isOpen == self.isOpen { return "the same" }
    return "now \(isOpen), was \(self.isOpen)"
  }

  func nested() -> [Bool] {
    func flip(_ door: Door) -> Bool {
      let isOpen = !door.isOpen
      return isOpen
    }
    let other = [true, isOpen].map { isOpen in !isOpen }
    return [flip(self), isOpen] + other
  }

  var state: String {
    switch (isOpen, name.isEmpty) {
    case (true, false): return "\(name) is open"
    case (true, true): return "open"
    case (false, _): return isOpen ? "?" : "closed"
    }
  }

  static func isOpen(_ door: Door) -> Bool { door.isOpen && !door.name.isEmpty }
}

enum Wish {
  case isOpen, isClosed
}

struct Window {
  var isOpen = false
  var door: Door?

  var isDraughty: Bool { isOpen && (door?.isOpen ?? false) == true }
  var isTight: Bool { !isOpen && !(door?.isOpen ?? false) }
}
