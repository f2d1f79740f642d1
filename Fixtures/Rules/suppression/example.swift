enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default  //~ suppression "no reason is given"
  default: 2
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_defaults - the shop adds fruit weekly  //~ suppression "did you mean 'enum_default'?"
  default: 2  //~ enum_default
  }
}

// untangle:disable:next tangled_state - mirrored from the till  //~ suppression "nothing is suppressed here"
struct Basket {
  var isOpen = false
}
