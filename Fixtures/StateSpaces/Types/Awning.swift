//~ states Awning exact
//~ variables isOut cover
//~ make Awning()
//~ do it.roll()
//~ do it.furl()
//~ rewrite left: follows

/// A method of the type is called while the flag differs.
final class Awning {
  private(set) var isOut = false
  private(set) var cover: Payload?
  private(set) var seen: [Bool] = []

  func roll() {
    isOut = true
    look()
    cover = Payload()
  }

  func furl() {
    isOut = false
    cover = nil
  }

  private func look() { seen.append(isOut) }
}
