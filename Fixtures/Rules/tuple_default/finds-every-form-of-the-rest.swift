enum Lamp { case off, dim, bright }

final class Room {
  var lamp = Lamp.off

  func byWildcard(isDay: Bool) -> Int {
    switch (lamp, isDay) {
    case (.bright, true): return 1
    case _: return 0  //~ tuple_default "the catch-all case takes 5 of 6"
    }
  }

  func byTuple(isDay: Bool) -> Int {
    switch (lamp, isDay) {
    case (.bright, true): return 1
    case (_, _): return 0  //~ tuple_default "5 of 6"
    }
  }

  func byBinding(isDay: Bool) -> Int {
    switch (lamp, isDay) {
    case (.bright, true): return 1
    case let (lamp, isDay): return power(lamp, isDay)  //~ tuple_default "5 of 6"
    }
  }
}
