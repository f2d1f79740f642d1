//~ states Foundry contains
//~ variables isMelting isCasting
//~ make Foundry()
//~ do it.melt()
//~ do it.cast()
//~ do it.cool()
//~ rewrite refused: threads

/// The furnace is watched on a queue of its own, and casting is noted by whoever calls.
final class Foundry: @unchecked Sendable {
  private(set) var isMelting = false
  private(set) var isCasting = false
  private let furnace = DispatchQueue.global()

  func melt() {
    furnace.async { [self] in heat() }
  }

  private func heat() {
    guard !isCasting else { return }
    isMelting = true
  }

  func cast() {
    isMelting = false
    isCasting = true
  }

  func cool() {
    isMelting = false
    isCasting = false
  }
}
