enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default string_key - one price by law  //~ suppression "nothing is suppressed here by 'string_key'; remove the name"
  default: 2
  }
}
