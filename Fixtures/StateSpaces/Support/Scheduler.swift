/// What may still happen: closures that wait to be run, tasks that wait to be resumed.
final class Scheduler {
  enum Life { case once, repeating }

  struct Pending {
    /// Equal for two that do the same: made at the same place, by the same step, after the same choices.
    var label: String
    var life: Life
    var run: () -> Void
  }

  private(set) var pending: [Pending] = []
  /// Of notifications.
  var observers: [() -> Void] = []
  /// What the step that runs now is, in the words of a label.
  private var step = ""

  func restart() {
    pending.removeAll(keepingCapacity: true)
    observers = []
    executor.dropJobs()
  }

  func startStep(_ label: String) { step = label }

  /// Two equal ones stand for many; of repeating ones made at one place the newest counts.
  func add(_ life: Life, at site: String, run: @escaping () -> Void) {
    onlooker.take()
    switch life {
    case .repeating:
      let item = Pending(label: site, life: life, run: run)
      if let index = pending.firstIndex(where: { $0.label == site }) {
        pending[index] = item
      } else {
        pending.append(item)
      }
    case .once:
      let label = place(site)
      guard pending.count(where: { $0.label == label }) < 2 else { return }
      pending.append(Pending(label: label, life: life, run: run))
    }
  }

  /// A place in the code together with what led there in this step.
  func place(_ site: String) -> String {
    let digits = chance.trail.suffix(10).map { String($0.digit) }.joined()
    return "\(site)<\(step)|\(digits)>"
  }

  /// One index for each label.
  var distinct: [Int] {
    guard pending.count > 1 else { return Array(pending.indices) }
    var seen: Set<String> = []
    return pending.indices.filter { seen.insert(pending[$0].label).inserted }
  }

  func take(_ index: Int) -> Pending {
    switch pending[index].life {
    case .repeating: pending[index]
    case .once: pending.remove(at: index)
    }
  }
}

let scheduler = Scheduler()

/// Runs the jobs of all tasks and actors on the one thread of the driver, in the order of their coming.
final class DriverExecutor: TaskExecutor, SerialExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  func dropJobs() { jobs.removeAll() }

  func drain() {
    while !jobs.isEmpty {
      jobs.removeFirst().runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

let executor = DriverExecutor()

/// Starts a task and runs it to its first suspension.
func start(_ body: @escaping () async -> Void) {
  _ = _Concurrency.Task(executorPreference: executor) { await body() }
  executor.drain()
}

/// Suspends the task; that it goes on is one of the next steps.
func suspend(at site: String) async {
  await withUnsafeContinuation { continuation in
    scheduler.add(.once, at: site) { continuation.resume() }
  }
}
