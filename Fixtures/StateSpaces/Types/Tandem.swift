//~ states Tandem exact
//~ variables isMounted isWriting failed
//~ make Tandem()
//~ start await it.save()
//~ rewrite isMounted isWriting failed

/// Two `defer`s run one after the other, also behind a `catch` that both of them follow.
@MainActor final class Tandem {
  private(set) var isMounted = false
  private(set) var isWriting = false
  private(set) var failed = false
  private let server = Server()

  func save() async {
    guard !isMounted, !isWriting else { return }
    failed = false
    isMounted = true
    if (try? await server.load()) == nil {
      isMounted = false
      failed = true
      return
    }
    isWriting = true
    if (try? await server.load()) == nil {
      isWriting = false
      isMounted = false
      failed = true
      return
    }
    defer { isMounted = false }
    defer { isWriting = false }
    do {
      _ = try await server.load()
    } catch {
      failed = true
    }
  }
}
