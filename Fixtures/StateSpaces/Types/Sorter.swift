//~ states Sorter contains
//~ variables isSorting isDone
//~ make Sorter()
//~ do it.start()
//~ do it.stop()
//~ do it.finish()
//~ rewrite isSorting isDone

/// A computed property decides, right after what it looks at was written. That nothing is counted before the
/// first end is not known to the table.
final class Sorter {
  private var isSorting = false
  private var isDone = false
  private var count = 0

  private var isIdle: Bool { !isSorting }

  func start() {
    guard !isSorting else { return }
    isDone = false
    isSorting = true
  }

  func stop() {
    isSorting = false
    if isIdle, count > 0 { isDone = true } else { isDone = false }
  }

  func finish() {
    guard isSorting else { return }
    count = 1
    isSorting = false
    isDone = true
  }
}
