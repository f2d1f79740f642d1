//~ states Sparkler contains
//~ variables isFree isLit
//~ make Sparkler()
//~ do it.light()
//~ do it.strike()
//~ do it.fuse.burn()
//~ rewrite left: independent

/// `run` of an object may call its closure later. `MainActor.run` does not.
final class SlowFuse {
  private var ends: [() -> Void] = []

  func run(_ seconds: Int, _ end: @escaping () -> Void) { ends.append(end) }

  func burn() {
    let all = ends
    ends = []
    all.forEach { $0() }
  }
}

final class Sparkler {
  let fuse = SlowFuse()
  private var isFree = true
  private var isLit = false

  func light() {
    guard isFree else { return }
    isFree = false
    isLit = true
  }

  func strike() {
    guard isLit else { return }
    isLit = false
    fuse.run(3) { self.isFree = true }
  }
}
