//~ states Factory exact
//~ variables isWarm isFast
//~ make Factory()
//~ do it.speedUp()
//~ do it = Factory.make()
//~ rewrite isWarm isFast

/// A factory of a class writes what is private to others.
final class Factory {
  private var isWarm = false
  private var isFast = false

  static func make() -> Factory {
    let factory = Factory()
    factory.isWarm = true
    return factory
  }

  func speedUp() { isFast = isWarm }
}
