/// The check is a guard with more in it, an `if` around the work, or stands in a task; the wait is in a branch.
actor Mailroom {
  private var isOpen = false
  private var isSorting = false
  private var hasCounted = false
  private var letters: [String] = []

  func open(_ force: Bool) async throws {
    guard !isOpen, !letters.isEmpty else { return }
    if force { try await wait() }
    isOpen = true  //~ late_flag "'isOpen' is set after an 'await'"
  }

  func sort() async throws {
    if !isSorting {
      do {
        try await wait()
        isSorting = true  //~ late_flag "'isSorting' is set after an 'await'"
      } catch {
        print(error)
      }
    }
    isSorting = false
  }

  nonisolated func begin() {
    Task { await count() }
  }

  private func count() async {
    if hasCounted {
      print("again")
    } else {
      for _ in 0..<3 { try? await wait() }
      hasCounted = true  //~ late_flag "'hasCounted' is set after an 'await'"
    }
  }

  private func wait() async throws {}
}
