enum Tide { case low, rising, high, falling }

func note(_ tide: Tide) -> String {
  switch tide {
  // Boats lie dry.
  case .low: return "wait"
  // Everything else.
  case .rising, .high, .falling:  // nobody minds
    // The usual.
    return "sail"  // at once
  }
}

func note(later tide: Tide) -> String {
  switch tide {
  case .low: return "wait"
  case .rising, .high, .falling /* odd */ : /* odder */ return "sail"
  // The end.
  }
}

func note(never tide: Tide) {
  switch tide {
  case .low: print("wait")
  case .rising: print("soon")
  /// Documented by mistake.
  case .high, .falling:
    break  // on purpose
  }
}

func long(_ tide: Tide) -> String {
  switch tide {
  case .low: return "wait"
  case .rising, .high, .falling:
    return "sail at once, before the others have seen that there is water"  // or row, if need be
  }
}
