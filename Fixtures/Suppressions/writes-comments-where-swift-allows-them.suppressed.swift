enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - the shop adds fruit
  default: 2
  }
}

func conditional(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: return 3
  #if os(Linux)
    // untangle:disable:next enum_default - the shop adds fruit
    default: return 2
  #else
    // untangle:disable:next enum_default - the shop adds fruit
    default: return 1
  #endif
  }
}

func chained(_ fruits: [Fruit]) -> [Int] {
  fruits
    .filter { (fruit: Fruit) in
      switch fruit {
      case .apple: true
      default: false
      }
    }
    .map { (fruit: Fruit) in
      5 + count(switch fruit { case .apple: 1
        // untangle:disable:next enum_default - the shop adds fruit
        default: 2 })
    }
}

func joined(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next last_case_default enum_default - the shop adds fruit
  default: 2
  }
}

func stacked(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next last_case_default - there were two once
  // untangle:disable:next enum_default - the shop adds fruit
  default: 2
  }
}

func expired(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - the shop adds fruit
  default: 2
  }
}

func expiredAmongOthers(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next last_case_default until: 2001-01 - soon over
  // untangle:disable:next enum_default - the shop adds fruit
  default: 2
  }
}

func foreign(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // swiftlint:disable:next unneeded_break
  default: 2  // untangle:disable:this enum_default - the shop adds fruit
  }
}

func closing(_ fruit: Fruit?) -> Int {
  switch fruit { case .apple: do { return 3
  }; default: return 2 }  // untangle:disable:this enum_default - the shop adds fruit
}

func documented(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: return 3
  /// All that the shop may sell some day.
  default: return 2  // untangle:disable:this enum_default - the shop adds fruit
  }
}

func documentedWithRemark(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: return 3
  /// All that the shop may sell some day.
  default: return 2  // by law
  // untangle:disable:previous enum_default - the shop adds fruit
  }
}

func interpolated(_ fruit: Fruit) -> String {
  // untangle:disable:next enum_default - the shop adds fruit
  "one \(switch fruit { case .apple: 1 default: 2 }) kilo"
}

func lines(_ fruit: Fruit) -> String {
  """
  one \(switch fruit { case .apple: 1
    default: 2 })
  kilo
  """
}

func lastLine(_ fruit: Fruit) -> Int {
  count("""
    a
    """, switch fruit { case .apple: 1 default: 2 })  // untangle:disable:this enum_default - the shop adds fruit
}
// 103: not suppressed: the line is within a literal, where a comment is text; write 'untangle:disable enum_default - the shop adds fruit' above it and 'untangle:enable enum_default' below it
