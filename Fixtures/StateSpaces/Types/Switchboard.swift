//~ states Switchboard contains
//~ variables isOn isHot
//~ make Switchboard()
//~ do it.flip()
//~ do it.heat()
//~ sees false false
//~ sees true false
//~ sees true true
//~ sees false true
//~ rewrite left: independent

/// A protocol's extension writes what the type must have.
/// Whoever sees the protocol can write it, too, so the table may have more.
protocol Switchable: AnyObject {
  var isOn: Bool { get set }
}

extension Switchable {
  func flip() { isOn.toggle() }
}

final class Switchboard: Switchable {
  var isOn = false
  private(set) var isHot = false

  func heat() { isHot = isOn }
}
