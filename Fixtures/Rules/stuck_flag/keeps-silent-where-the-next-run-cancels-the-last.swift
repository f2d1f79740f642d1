// A run that is turned away was cancelled by the next one, which owns the flag.
final class PosterLoader {
  private(set) var isLoading = false
  private var task: Task<Void, Never>?
  private var tickets = Tickets()
  private let shop = PosterShop()

  func load(_ name: String) {
    task?.cancel()
    let ticket = tickets.draw()
    isLoading = true
    task = Task { [weak self] in
      let poster = await self?.shop.poster(name)
      guard !Task.isCancelled, let self, tickets.redeem(ticket) else { return }
      show(poster)
      isLoading = false
    }
  }

  func stop() {
    task?.cancel()
    isLoading = false
  }

  private func show(_ poster: String?) {}
}

/// Nobody cancels this one: it forgets the flag.
final class MapLoader {
  private(set) var isLoading = false
  private var task: Task<Void, Never>?
  private let shop = PosterShop()

  func load(_ name: String) {
    isLoading = true
    task = Task { [weak self] in
      guard let self else { return }
      guard let map = await shop.poster(name) else { return }  //~ stuck_flag "'isLoading' stays true when 'load' ends here"
      show(map)
      isLoading = false
    }
  }

  private func show(_ map: String) {}
}

struct PosterShop {
  func poster(_ name: String) async -> String? { nil }
}

struct Tickets {
  private var last = 0
  mutating func draw() -> Int {
    last += 1
    return last
  }
  func redeem(_ ticket: Int) -> Bool { ticket == last }
}
