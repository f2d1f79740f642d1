extension Account.Plan {
  var price: Int {
    switch self {
    case .free: 0
    case .single: 8
    default: 20  //~ enum_default "'family' and 'business'"
    }
  }
}

extension Account {
  var seats: Int {
    switch plan {
    case .family: 6
    default: 1  //~ enum_default "'free', 'single' and 'business'"
    }
  }
}
