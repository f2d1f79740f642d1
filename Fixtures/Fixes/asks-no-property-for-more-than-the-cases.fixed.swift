enum Tap { case shut, open, dripping, broken }

struct Sink {
  var tap: Tap
  var count = 0

  mutating func bump() -> Bool {
    count += 1
    return count > 3
  }

  mutating func first() -> Int {
    if tap == .open || bump() || tap == .dripping { return 1 }
    return 0
  }

  func second() -> Int {
    if tap == .open || tap == .dripping { return 2 }
    return 0
  }

  func third(tap: Tap) -> Int {
    if tap == .open || self.tap == .dripping { return 3 }
    return 0
  }
}

enum Parcel: Equatable { case sent(Int), lost, here }

func one(_ parcel: Parcel) -> Int {
  if parcel == .sent(1) || parcel == .lost { return 1 }
  return 0
}

func two(_ parcel: Parcel) -> Int {
  if parcel == .sent(1) || parcel == .lost { return 2 }
  return 0
}

func three(_ parcel: Parcel) -> Int {
  if [.sent(1), .lost].contains(parcel) { return 3 }
  return 0
}

enum Lamp {
  case off, dim, bright, broken

  var isIdle: Bool { self != .off && self != .broken }

  var isOther: Bool {
    switch self {
    case .dim, .bright: return false
    case .off, .broken: return true
    }
  }
}

func see(_ lamp: Lamp) -> Int {
  if lamp == .off || lamp == .broken { return 1 }
  if lamp == .dim || lamp == .bright { return 1 }
  return 0
}

func walk(_ lamp: Lamp) -> Int {
  if lamp == .off || lamp == .broken { return 2 }
  if lamp == .dim || lamp == .bright { return 2 }
  return 0
}

func read(_ lamp: Lamp) -> Int {
  if lamp == .off || lamp == .broken { return 3 }
  if lamp == .dim || lamp == .bright { return 3 }
  return 0
}

protocol Hinged { var isAjar: Bool { get } }

extension Hinged { var isAjar: Bool { false } }

enum Gate: Hinged { case up, down, stuck }

func pass(_ gate: Gate) -> Int {
  let isAjar = gate == .up || gate == .stuck
  return isAjar ? 1 : 0
}

func wait(_ gate: Gate) -> Int {
  let isAjar = gate == .up || gate == .stuck
  return isAjar ? 2 : 0
}

func call(_ gate: Gate) -> Int {
  if gate == .up || gate == .stuck { return 3 }
  return 0
}
