enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default until: 2001-03 - one price until the law changes
  default: 2  //~ enum_default "; its suppression on line 6 has expired ('until: 2001-03')"
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default until: 2001-03-15 - one weight  //~ suppression "nothing is suppressed here"
  case .pear, .plum: 2
  }
}

// untangle:disable enum_default until: 2001-01 - a table from the law
func size(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  //~ enum_default "; its suppression on line 19 has expired"
  }
}

func colour(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - one that holds for good
  default: 2
  }
}
