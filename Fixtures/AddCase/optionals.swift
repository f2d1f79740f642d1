//@ add = LightColor.flashing
//@ add = Tint.darker
// Switches and questions through optionals.

enum LightColor { case red, green, none }

enum Tint { case light, dark }

struct FloorLamp {
  var light: LightColor?
  var shade: Tint?
  var spare: Tint??

  func look() -> Int {
    switch shade {  //~ flagged "`.darker?`"
    case .light: 1
    case .dark: 2
    case nil: 3
    }
  }

  func lookAgain() -> Int {
    switch shade {  //~ flagged
    case .some(.light): return 1
    case .dark?: return 2
    case .none: return 3
    }
  }

  func peek() -> Int {
    switch shade {
    case nil: 1
    case .light?: 2
    case .some: 3  //~ silent "takes `case .some`"
    }
  }

  func peekAgain() -> Int {
    switch shade {
    case .none: return 1
    case .light: return 2
    case let other?: return other == .dark ? 3 : 4  //~ silent "takes `case let other?`" //~ silent "the ternary gives"
    }
  }

  func shine() -> Int {
    guard let light else { return 0 }
    switch light {  //~ flagged "`.flashing`"
    case .red: return 1
    case .green: return 2
    case .none: return 3
    }
  }

  func shineOnly() -> Bool {
    if let shade, shade != .dark { return true }  //~ silent "the test is `true`"
    if case .light? = shade { return false }  //~ silent "is not `.light?`"
    return shade == .dark  //~ silent "answers `false`"
  }

  func forced() -> Int {
    switch shade! {  //~ flagged
    case .light: 1
    case .dark: 2
    }
  }

  func otherwise() -> Int {
    switch shade ?? .light {  //~ flagged
    case .light: 1
    case .dark: 2
    }
  }

  func twice() -> Int {
    switch spare {
    case .some(.some(.dark)): 1
    default: 2  //~ silent "takes the `default`"
    }
  }
}

func shades(_ lamps: [FloorLamp]) -> Int {
  var count = 0
  // LIMIT: what a function of the standard library makes of a list has no known type.
  for case .dark? in lamps.map(\.shade) { count += 1 }
  for lamp in lamps where lamp.shade == .light { _ = lamp; count += 1 }  //~ silent "the loop leaves it out"
  switch lamps.first?.shade {  //~ flagged
  case .light: count += 1
  case .dark: count += 2
  case nil: break
  }
  return count
}
