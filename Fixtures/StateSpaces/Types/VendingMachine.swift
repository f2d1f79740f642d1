//~ states VendingMachine exact
//~ variables phase coin isOut message
//~ make VendingMachine()
//~ do it.insert([.small, .large][number(below: 2)])
//~ do it.press()
//~ do it.empty()
//~ do it.refill()
//~ rewrite left: carrying

/// Two enums, a flag and an optional that only some of the phases have.
final class VendingMachine {
  enum Phase { case idle, paid(Int), serving, broken(any Error) }
  enum Coin { case small, large }

  private var phase: Phase = .idle
  private var coin: Coin?
  private var isOut = false
  private var message: String?

  func insert(_ new: Coin) {
    switch (phase, coin) {
    case (.idle, _) where isOut:
      message = "empty"
    case (.idle, nil):
      coin = new
      phase = .paid(1)
    case (.paid, .small?):
      coin = new
    case (.paid(let count), .large?) where count > 0:
      phase = .serving
    case (.serving, _), (.paid, _), (.idle, .some), (.broken, _):
      break
    }
  }

  func press() {
    defer { if case .serving = phase { message = nil } }
    guard case .paid = phase else {
      message = "pay first"
      return
    }
    do {
      try mayThrow()
      phase = .serving
    } catch {
      phase = .broken(error)
      coin = nil
    }
  }

  func empty() {
    guard case .serving = phase else { return }
    (phase, coin, isOut) = (.idle, nil, unknown())
  }

  func refill() {
    isOut = false
    if case .broken = phase { phase = .idle }
  }
}
