public enum Ferry: Equatable {
  case docked
  case boarding, leaving  // people move
  case away

  public var isBoardingOrLeaving: Bool {
    switch self {
    case .boarding, .leaving: return true
    case .docked, .away: return false
    }
  }
}

enum Buoy {
  case red, green, lit

  var isRedOrLit: Bool {
    switch self {
    case .red, .lit: return true
    case .green: return false
    }
  }
}

enum Tide {
  case low, rising, high
  #if os(Linux)
    case unknown
  #endif
}

enum Lock: Equatable {
  case open, filling, shut

  static func == (left: Lock, right: Lock) -> Bool { left.level == right.level }

  var level: Int { 1 }
}

final class Harbour {
  var ferry = Ferry.docked
  var next: Ferry?
  var tide = Tide.low
  var lock = Lock.open
  var buoy = Buoy.red

  func ring() -> Int {
    if ferry.isBoardingOrLeaving { return 1 }
    return buoy.isRedOrLit ? 2 : 0
  }

  func wait() -> Int {
    later { !self.ferry.isBoardingOrLeaving }
    return !(buoy.isRedOrLit) ? 2 : 0
  }

  func open(_ other: Harbour) -> Int {
    if other.ferry.isBoardingOrLeaving, ferry == .away { return 3 }
    return !other.buoy.isRedOrLit ? 2 : 0
  }

  func later(_ work: @escaping () -> Bool) {}

  func swim() -> Int {
    if tide == .low || tide == .rising { return 1 }
    if lock == .open || lock == .filling { return 1 }
    return 0
  }

  func dive() -> Int {
    if tide == .low || tide == .rising { return 2 }
    if lock == .open || lock == .filling { return 2 }
    return 0
  }

  func float() -> Int {
    if tide == .low || tide == .rising { return 3 }
    if lock == .open || lock == .filling { return 3 }
    return 0
  }
}
