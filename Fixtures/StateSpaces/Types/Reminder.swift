//~ states Reminder contains
//~ variables isSet isDue
//~ make Reminder()
//~ do it.set()
//~ do it.clear()
//~ sees false false
//~ sees true false
//~ sees true true
//~ rewrite left: independent

/// A timer that is stopped fires no more, which the table does not know.
final class Reminder {
  private var isSet = false
  private var isDue = false
  private let timer = StoppableTimer()

  func set() {
    isSet = true
    timer.start { self.isDue = true }
  }

  func clear() {
    timer.stop()
    isSet = false
    isDue = false
  }
}
