//~ states Parallel exact
//~ variables isFirst isSecond isDone
//~ make Parallel()
//~ start await it.run()
//~ do it.reset()
//~ rewrite left: independent

/// `async let` and a group of tasks.
@MainActor final class Parallel {
  private var isFirst = false
  private var isSecond = false
  private var isDone = false
  private let server = Server()

  func run() async {
    isFirst = true
    async let isThere = server.isReachable()
    isSecond = true
    isDone = await isThere
    isFirst = false
  }

  func reset() {
    isSecond = false
    if !isFirst { isDone = false }
  }
}
