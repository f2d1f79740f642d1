//~ states Smelter contains
//~ variables isMelting isCasting
//~ make Smelter()
//~ do it.melt()
//~ do it.cast()
//~ do it.cool()
//~ rewrite isMelting isCasting

/// All of it happens on one queue.
final class Smelter: @unchecked Sendable {
  private(set) var isMelting = false
  private(set) var isCasting = false
  private let furnace = DispatchQueue.global()

  func melt() {
    furnace.sync { heat() }
  }

  private func heat() {
    guard !isCasting else { return }
    isMelting = true
  }

  func cast() {
    furnace.sync {
      isMelting = false
      isCasting = true
    }
  }

  func cool() {
    furnace.sync { [self] in
      isMelting = false
      isCasting = false
    }
  }
}
