import Foundation

/// Does work that recurses deeply, as parsing in a debug build does, on a thread with a large stack.
func onDeepStack<Answer: Sendable>(_ work: @Sendable @escaping () -> Answer) async -> Answer {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 64 << 20
    thread.start()
  }
}
