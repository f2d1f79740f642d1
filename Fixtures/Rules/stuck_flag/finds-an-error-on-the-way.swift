// An error ends `sync` between the two writes.
final class Calendar {
  private(set) var isSyncing = false
  private let server = CalendarServer()

  func sync() async throws {
    isSyncing = true  //~ stuck_flag "'isSyncing' stays true when an error ends 'sync'"
    try await server.push()
    isSyncing = false
  }
}

struct CalendarServer {
  func push() async throws {}
}
