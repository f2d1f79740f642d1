//~ states Dossier exact
//~ variables isOpening isOpen isBroken
//~ make Dossier()
//~ start await it.open()
//~ do it.close()
//~ rewrite isOpening isOpen isBroken

/// What follows a `do` is written at the end of its branches.
@MainActor final class Dossier {
  private(set) var isOpening = false
  private(set) var isOpen = false
  private(set) var isBroken = false
  private var pages = 0
  private let server = Server()

  func open() async {
    guard !isOpening, !isOpen else { return }
    isOpening = true
    isBroken = false
    do {
      pages = try await server.load().number
      isOpen = true
    } catch is Failure {
      isBroken = true
    } catch {
      pages = 0
    }
    isOpening = false
  }

  func close() { isOpen = false }
}
