//~ states Echo exact
//~ variables isRunning isStreaming isLive
//~ make Echo()
//~ do it.apply(Echo.Report(isRunning: unknown(), isStreaming: unknown()))
//~ do it.drop()
//~ rewrite left: follows

/// A parameter's stored properties are asked for twice, with other code in between: they are the same.
final class Echo {
  struct Report {
    let isRunning: Bool
    var isStreaming: Bool
  }

  private(set) var isRunning = false
  private(set) var isStreaming = false
  private(set) var isLive = false
  private var notes: [String] = []

  func apply(_ report: Report) {
    isRunning = report.isRunning
    isStreaming = report.isStreaming
    note()
    isLive = report.isRunning || report.isStreaming
  }

  func drop() {
    isRunning = false
    isStreaming = false
    isLive = false
  }

  private func note() { notes.append("applied") }
}
