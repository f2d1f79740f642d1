//~ states Skylight contains
//~ variables isFree isLit
//~ make Skylight()
//~ do it.light()
//~ do it.strike()
//~ do it.dim()
//~ do it.burn()
//~ rewrite left: independent

/// Its own `sync` and `animate` keep their closures, although functions of these names run them at once.
final class Skylight {
  private var pending: [() -> Void] = []
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
    sync { self.isFree = true }
  }

  func dim() {
    guard isLit else { return }
    isLit = false
    self.animate { self.isFree = true }
  }

  func burn() {
    let all = pending
    pending = []
    all.forEach { $0() }
  }

  private func sync(_ end: @escaping () -> Void) { pending.append(end) }

  private func animate(_ end: @escaping () -> Void) { pending.append(end) }
}
