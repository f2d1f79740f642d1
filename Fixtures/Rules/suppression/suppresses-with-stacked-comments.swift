import Foundation

enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) {
  switch fruit {
  case .apple: print(3)
  // untangle:disable:next enum_default - one price by law
  // untangle:disable:next string_key - shared with the widget
  default: UserDefaults.standard.set(2, forKey: "price")
  }
  _ = UserDefaults.standard.integer(forKey: "price")
}
