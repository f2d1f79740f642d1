/// The loop goes on until the other flag is set.
final class EventLoop {
  private var isActive = false  //~ tangled_state "'shouldStop' says how the work of 'isActive' goes on"
  private var shouldStop = false

  func start() {
    guard !isActive else { return }
    isActive = true
    DispatchQueue.global().async { [self] in
      while !shouldStop { handle(nextEvent()) }
      isActive = false
    }
  }

  func stop() { shouldStop = true }

  func reset() { shouldStop = false }
}

/// An option that the work looks at once decides what it does, and not how long.
final class Importer {
  private(set) var isRunning = false
  private var keepsDuplicates = false

  func start() async {
    isRunning = true
    let rows = await read()
    if keepsDuplicates { add(rows) } else { merge(rows) }
    isRunning = false
  }

  func keepDuplicates() { keepsDuplicates = true }

  func dropDuplicates() { keepsDuplicates = false }
}
