#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Runs `work` for each index in `0..<count`, in any order, on threads with deep stacks.
///
/// `makeContext` creates a value for each thread, such as a read buffer.
func runOnWorkers<Context>(
  count: Int, threadCount: Int, makeContext: @Sendable @escaping () -> Context,
  work: @Sendable @escaping (Int, inout Context) -> Void
) {
  guard count > 0 else { return }
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

/// Runs `work` for items of known sizes, which are in descending order. The items that are worked on at once
/// have a sum of at most `limit`; a single larger item is allowed.
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

/// Runs deeply recursive work, such as parsing and tree traversal.
func onDeepStack<Result: Sendable>(_ work: @Sendable @escaping () -> Result) -> Result {
  let result = Mutex<Result?>(nil)
  runOnWorkers(count: 1, threadCount: 1, makeContext: {}) { _, _ in
    let made = work()
    result.withLock { $0 = made }
  }
  return result.withLock { $0 } ?? work()
}

/// Frees a large value on a detached thread. Freeing it takes longer than all rules, and mostly the process
/// ends before.
func freeInBackground<Value: Sendable>(_ value: consuming Value) {
  let held = Mutex<Value?>(value)
  _ = startThread({ held.withLock { $0 = nil } }, stackSize: StackPlan.smallestStack)
}

/// The number of file descriptors for threads, one each: half of the process's limit.
private func spareDescriptors() -> Int {
  let most = Int(sysconf(Int32(_SC_OPEN_MAX)))
  return most < 0 ? .max : most / 2
}

/// Starts as many threads as the system allows. With fewer threads the result is the same, but takes longer.
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

/// A thread-safe queue of the indices below `count`; each is returned once.
private final class IndexQueue: Sendable {
  private let taken = Atomic<Int>(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

/// A thread-safe `SizedQueue`: if no item fits, a thread waits until another one has finished.
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

/// The interval between two checks of the queue, in microseconds. Parsing the files that others wait for
/// takes a hundred times longer.
private let pause: UInt32 = 500

/// Passes a closure through a C function.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs `body` on a detached thread. If the system cannot create a thread, `body` does not run.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  if let thread = startThread(body, stackSize: 1 << 20) { pthread_detach(thread) }
}

/// nil if the system cannot create a thread or its stack.
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
