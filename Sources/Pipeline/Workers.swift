#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Bytes of stack for a thread that parses; only what is used is ever backed by memory.
///
/// 64 MiB hold every text that `inspect` lets through, with room to spare for our own walk.
private let workerStackSize = 256 << 20

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
  let threads = (0..<max(1, min(threadCount, count))).map { _ in startThread(body) }
  for thread in threads { pthread_join(thread, nil) }
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

/// Carries a closure through C.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, workerStackSize)
  let box = Unmanaged.passRetained(ThreadBody(run: body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, threadMain, box.toOpaque())
  #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, threadMain, box.toOpaque())
  #endif
  precondition(status == 0, "a thread could not be started: error \(status)")
  #if canImport(Darwin)
    return thread!
  #else
    return thread
  #endif
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
