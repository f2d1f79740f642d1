enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  /* untangle:disable:next enum_default - the shop adds fruit weekly */
  default: 2
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  /*
   * untangle:disable:next enum_default
   * - the shop adds fruit weekly
   */
  default: 2
  }
}

/* untangle:disable enum_default - a table from the law */
func size(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
/* untangle:enable enum_default */

func color(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  //~ enum_default
  }
}
