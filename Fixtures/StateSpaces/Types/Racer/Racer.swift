//~ states Racer contains
//~ variables hasWon
//~ make Racer(isReady: unknown())
//~ do it.prepare()
//~ do it.go()
//~ do it.finish()
//~ rewrite left: alone

final class Racer: Runner {
  private(set) var hasWon = false

  override func go() {
    super.go()
    if isRacing { isReady = false }
    hasWon = false
  }

  func finish() {
    guard isRacing else { return }
    isRacing = false
    hasWon = unknown()
  }
}
