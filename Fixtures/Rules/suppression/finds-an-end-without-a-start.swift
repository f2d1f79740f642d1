enum Fruit { case apple, pear, plum }

struct Basket {
  var isOpen = false
  // untangle:enable enum_default  //~ suppression "'untangle:enable enum_default' ends nothing"
}

// untangle:disable enum_default - a table from the law
func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
// untangle:enable enum_default last_case_default  //~ suppression "'untangle:enable last_case_default' ends nothing"

// untangle:enable all  //~ suppression "'untangle:enable all' ends nothing"

// untangle:disable all - written by the till
func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
// untangle:enable enum_default
// untangle:enable enum_default  //~ suppression "ends nothing"
// untangle:enable all
