//~ states Hangar exact
//~ variables isOpening isOpen hasJammed
//~ make Hangar()
//~ do it.open(times: 1)
//~ do it.reach(unknown())
//~ do it.close()
//~ rewrite isOpening isOpen hasJammed

/// Between two writes stand counters, collections of plain values, locals and prints.
final class Hangar {
  private(set) var isOpening = false
  private(set) var isOpen = false
  private(set) var hasJammed = false
  private var attempts = 0
  private var history: [String] = []
  private var jams: [Int] = []

  func open(times: Int) {
    guard !isOpening, !isOpen else { return }
    hasJammed = false
    attempts = (attempts + times) % 3
    history.removeAll()
    isOpening = true
  }

  func reach(_ end: Bool) {
    guard isOpening else { return }
    isOpening = false
    let tries = attempts + 1
    if tries > 1 { history.append("slow") } else { history.removeAll() }
    isOpen = end
    jams.append(history.count)
    hasJammed = !end
  }

  func close() {
    guard isOpen else { return }
    print("closing after \(attempts)")
    isOpen = false
    jams.removeAll()
    hasJammed = !jams.isEmpty
  }
}
