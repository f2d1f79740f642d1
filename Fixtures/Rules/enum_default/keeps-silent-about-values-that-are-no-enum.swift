struct Weight: RawRepresentable {
  var rawValue: Int
  static let light = Weight(rawValue: 1)
  static let heavy = Weight(rawValue: 9)
}

func label(_ weight: Weight, _ count: Int, _ name: String, _ value: Any, _ letter: Character) {
  switch weight {
  case .light: print("light")
  default: print("heavy")
  }
  switch count {
  case 0: print("none")
  case 1...9: print("some")
  default: print("many")
  }
  switch name {
  case "": print("nobody")
  case let other where other.hasPrefix("x"): print("x")
  default: print(name)
  }
  switch value {
  case is Int: print("number")
  case let text as String: print(text)
  default: print("other")
  }
  switch letter {
  case "a", "e": print("vowel")
  default: print("other")
  }
  switch count {
  case let x where x.isMultiple(of: 2): print("even")
  case _: print("odd")
  }
}
