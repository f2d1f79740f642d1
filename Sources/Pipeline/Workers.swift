#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Runs `work` for 0 ..< count on threads with deep stacks; each index once, in no order.
///
/// `makeContext` gives each thread a value of its own, a read buffer for example.
func runOnWorkers<Context>(
  count: Int, threadCount: Int, makeContext: @Sendable @escaping () -> Context,
  work: @Sendable @escaping (Int, inout Context) -> Void
) {
  let queue = IndexQueue(count: count)
  let body: @Sendable () -> Void = {
    var context = makeContext()
    while let index = queue.next() { work(index, &context) }
  }
  let most = max(1, min(threadCount, count, spareDescriptors()))
  let threads = startThreads(StackPlan(threadCount: most, spare: spareAddressSpace()), body)
  if threads.isEmpty { body() }
  for thread in threads { pthread_join(thread, nil) }
}

/// The same for pieces of work of known sizes, in descending order, where those that are worked on at once may take
/// `limit` together, or are one.
func runOnWorkers<Context>(
  sizes: [Int], limit: Int, threadCount: Int, makeContext: @Sendable @escaping () -> Context,
  work: @Sendable @escaping (Int, inout Context) -> Void
) {
  let queue = WaitingQueue(SizedQueue(sizes: sizes, limit: limit))
  runOnWorkers(count: min(threadCount, sizes.count), threadCount: threadCount, makeContext: makeContext) {
    _, context in
    while let place = queue.next() {
      work(place, &context)
      queue.finish(place)
    }
  }
}

/// Runs work that goes deep: parsing, and what walks trees.
func onDeepStack<Result: Sendable>(_ work: @Sendable @escaping () -> Result) -> Result {
  let result = Mutex<Result?>(nil)
  runOnWorkers(count: 1, threadCount: 1, makeContext: {}) { _, _ in
    let made = work()
    result.withLock { $0 = made }
  }
  return result.withLock { $0 } ?? work()
}

/// Gives back the memory of a large value on a thread that nobody waits for: piece by piece it takes longer than
/// all rules together, and mostly the process ends before.
func letGo<Value: Sendable>(_ value: consuming Value) {
  let held = Mutex<Value?>(value)
  _ = startThread({ held.withLock { $0 = nil } }, stackSize: StackPlan.smallestStack)
}

/// Each thread has a file open; half of what the process may have is left to the rest of it.
private func spareDescriptors() -> Int {
  let most = Int(sysconf(Int32(_SC_OPEN_MAX)))
  return most < 0 ? .max : most / 2
}

/// As many as the system lets us have; fewer take longer and come to the same.
private func startThreads(_ plan: StackPlan, _ body: @escaping @Sendable () -> Void) -> [pthread_t] {
  for stackSize in plan.stackSizes {
    var threads: [pthread_t] = []
    while threads.count < plan.threadCount, let thread = startThread(body, stackSize: stackSize) {
      threads.append(thread)
    }
    if !threads.isEmpty { return threads }
  }
  return []
}

/// Hands out the numbers from 0 below a count, each once, to any number of threads.
private final class IndexQueue: Sendable {
  private let taken = Atomic<Int>(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

/// A queue that threads share: who finds nothing that fits waits until somebody else has finished.
private final class WaitingQueue: Sendable {
  private let queue: Mutex<SizedQueue>

  init(_ queue: SizedQueue) { self.queue = Mutex(queue) }

  func next() -> Int? {
    while true {
      switch queue.withLock({ $0.next() }) {
      case .at(let place): return place
      case .none: return nil
      case .later: usleep(pause)
      }
    }
  }

  func finish(_ place: Int) { queue.withLock { $0.finish(place) } }
}

/// Microseconds between two looks at a queue: files for which others must wait take a hundred times longer to parse.
private let pause: UInt32 = 500

/// Carries a closure through C.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs `body` beside the run and never waits for it; not at all where the system has no thread to give.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  if let thread = startThread(body, stackSize: 1 << 20) { pthread_detach(thread) }
}

/// nil where the system has no memory or no thread to give.
private func startThread(
  _ body: @escaping @Sendable () -> Void, stackSize: Int
) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  let box = Unmanaged.passRetained(ThreadBody(run: body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, threadMain, box.toOpaque())
  #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, threadMain, box.toOpaque())
  #endif
  guard status == 0 else {
    box.release()
    return nil
  }
  return thread
}

#if canImport(Darwin)
  private func threadMain(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func threadMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
#endif
