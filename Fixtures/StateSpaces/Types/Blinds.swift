//~ states Blinds exact
//~ variables isDown tilt isStuck
//~ make Blinds()
//~ do it.press()
//~ do it.unset()
//~ do it.force()
//~ rewrite isDown tilt isStuck

/// Writes that only happen where there is something: `flag?.toggle()`, `flag? = true`, `flag! = …`.
final class Blinds {
  private var isDown: Bool?
  private var tilt: Int? = nil
  private var isStuck = false

  func press() {
    if isDown == nil, unknown() { isDown = false }
    isDown?.toggle()
    tilt? = 3
  }

  func unset() {
    isDown? = false
    if isDown != nil { tilt = 1 }
    if isStuck { isDown = nil }
  }

  func force() {
    guard isDown != nil else { return }
    isDown! = true
    isStuck = tilt != nil
  }
}
