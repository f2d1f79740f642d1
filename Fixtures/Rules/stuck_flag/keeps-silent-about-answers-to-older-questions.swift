// A late answer ends early: the flag belongs to the question that came after. So does one without an instance.
final class Lookup {
  private var isAsking = false
  private var round = 0
  private let server = LookupServer()

  func ask() {
    round += 1
    let asked = round
    isAsking = true
    server.ask { [weak self] in
      guard let self, round == asked else { return }
      isAsking = false
    }
  }

  func stop() {
    guard isAsking else { return }
    round += 1
    isAsking = false
  }
}

struct LookupServer {
  func ask(done: @escaping () -> Void) {}
}
