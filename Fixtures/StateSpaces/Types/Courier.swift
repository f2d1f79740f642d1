//~ states Courier contains
//~ variables isOut hasArrived
//~ make Courier()
//~ do it.send()
//~ do it.done()
//~ rewrite left: independent

/// A closure handed to a function of another value that has the name of an own one, and a parameter with the
/// name of an own method: neither is the own one.
final class Courier {
  private var isOut = false
  private var hasArrived = false
  private let depot = Depot()

  struct Depot {
    func send(_ whenThere: @escaping () -> Void) { later(whenThere) }
  }

  func send() {
    isOut = true
    depot.send { [weak self] in
      self?.isOut = false
      self?.hasArrived = true
    }
    pass { 1 }
  }

  func done() { hasArrived = false }

  private func pass(_ done: () -> Int) {
    _ = done()
    isOut = hasArrived || isOut
  }
}
