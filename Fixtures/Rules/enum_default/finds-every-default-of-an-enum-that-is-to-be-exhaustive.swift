// untangle:enforce exhaustive
enum StreetLamp { case off, dim, bright }

struct Hallway {
  // untangle:enforce exhaustive
  enum HallDoor: Int { case open, closed, locked }

  func isOpen(_ door: HallDoor) -> Bool {
    switch door {
    case .open: true
    default: false  //~ enum_default "'closed' and 'locked'"
    }
  }
}

func isOff(_ lamp: StreetLamp) -> Bool {
  switch lamp {
  case .off: true
  default: false  //~ enum_default "'dim' and 'bright'"
  }
}

func watts(_ lamp: StreetLamp) -> Int {
  switch lamp {
  case .off: 0
  default: fatalError("unknown")  //~ enum_default "'dim' and 'bright'"
  }
}
