//~ states Plotter contains
//~ variables job isPaused error
//~ make Plotter()
//~ do it.begin("A4")
//~ do if it.job != nil { it.setPaused(unknown()) }
//~ do if it.job == nil { it.complain("no paper") }
//~ do it.end()
//~ assume kept: isPaused -> job != nil
//~ assume kept: error != nil -> job == nil
//~ rewrite job isPaused error

/// Payload goes along, and one step is ruled out for some answers only.
final class Plotter {
  private(set) var job: String?
  private(set) var isPaused = false
  private(set) var error: String?

  func begin(_ name: String) {
    job = name
    isPaused = false
    error = nil
  }

  func setPaused(_ isWanted: Bool) {
    isPaused = isWanted
  }

  func complain(_ text: String) {
    error = text
    isPaused = false
  }

  func end() {
    job = nil
    isPaused = false
  }
}
