enum Fruit { case apple, pear, plum }

// untangle:disable enum_default until: 2999-01 - a table from the law
func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
// untangle:enable enum_default until: 2999-01  //~ suppression "'untangle:enable' takes no 'until:'"

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default until: 2999-13 - one weight  //~ suppression "'until: 2999-13' is no date; write a month or a day, as 'until: 2027-03' or 'until: 2027-03-15'"
  default: 2
  }
}

func size(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default until 2999-01 - one size  //~ suppression "unknown rule 'until'; did you mean 'until:'?"
  default: 2
  }
}

func colour(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - one colour until: 2999-01  //~ suppression "'until: 2999-01' stands in the reason, where it ends nothing; write it before ' - '"
  default: 2
  }
}

func taste(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - the same until: next year
  default: 2
  }
}
