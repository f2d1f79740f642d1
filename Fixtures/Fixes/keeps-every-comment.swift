enum Tide { case low, rising, high, falling }

func note(_ tide: Tide) -> String {
  switch tide {
  // Boats lie dry.
  case .low: return "wait"
  // Everything else.
  default:  // nobody minds
    // The usual.
    return "sail"  // at once
  }
}

func note(later tide: Tide) -> String {
  switch tide {
  case .low: return "wait"
  default /* odd */ : /* odder */ return "sail"
  // The end.
  }
}

func note(never tide: Tide) {
  switch tide {
  case .low: print("wait")
  case .rising: print("soon")
  /// Documented by mistake.
  case _:
    break  // on purpose
  }
}

func long(_ tide: Tide) -> String {
  switch tide {
  case .low: return "wait"
  default: return "sail at once, before the others have seen that there is water"  // or row, if need be
  }
}
