//@ answers = true

enum Gear { case parked, reverse, forward }

func mayOpen(_ gear: Gear, isLocked: Bool) -> Bool {
  switch (gear, isLocked) {
  case (.parked, false): return true
  default: return false  //~ tuple_default "takes 5 of 6 combinations"
  }
}

extension Gear {
  static func == (left: Gear, right: Gear) -> Bool {
    switch (left, right) {
    case (.parked, .parked), (.reverse, .reverse), (.forward, .forward): return true
    default: return false
    }
  }
}
