//~ states Lantern exact
//~ variables isLit isHung isSnuffed isWarm
//~ make Lantern()
//~ do light(it)
//~ do Hook(lamp: it).hang()
//~ do it.snuffItself()
//~ do Shelf(lamps: [it]).warm()
//~ rewrite left: independent

/// Writes through type parameters, associated types and `Self`.
final class Lantern: Lit {
  var isLit = false
  var isHung = false
  var isSnuffed = false
  var isWarm = false
}

protocol Lit: AnyObject {
  var isLit: Bool { get set }
  var isHung: Bool { get set }
  var isSnuffed: Bool { get set }
  var isWarm: Bool { get set }
}

func light<Lamp: Lit>(_ lamp: Lamp) { lamp.isLit = true }

struct Hook<Lamp: Lit> {
  let lamp: Lamp

  func hang() { lamp.isHung = true }
}

extension Lit {
  func snuffItself() { Self.snuff(self) }

  static func snuff(_ lamp: Self) { lamp.isSnuffed = true }
}

struct Shelf<Lamps: Sequence> where Lamps.Element: Lit {
  var lamps: Lamps

  func warm() {
    for lamp in lamps { lamp.isWarm = true }
  }
}
