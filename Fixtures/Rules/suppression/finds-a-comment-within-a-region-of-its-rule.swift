enum Fruit { case apple, pear, plum }

// untangle:disable enum_default - a table from the law
func price(_ fruit: Fruit) -> Int {
  // untangle:disable enum_default - once more  //~ suppression "'enum_default' is disabled from line 3 on already; remove the comment"
  switch fruit {
  case .apple: 3
  default: 2
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - and again  //~ suppression "'enum_default' is disabled from line 3 on already"
  default: 2
  }
}
// untangle:enable enum_default

// untangle:disable all - written by the till
func size(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  // untangle:disable:this enum_default - all is all  //~ suppression "'enum_default' is disabled from line 21 on already"
  }
}
// untangle:enable all

func color(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - behind the end of both
  default: 2
  }
}
