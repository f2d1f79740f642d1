//~ states Order exact
//~ variables stage isPaid
//~ make Order()
//~ do it.place(number(below: 3))
//~ do it.pay(number(below: 3))
//~ do it.ship()
//~ do it.giveBack()
//~ rewrite left: carrying

/// Payloads are looked at, so a pattern may fit or not.
final class Order {
  enum Stage {
    case draft
    case placed(amount: Int)
    case shipped(parcel: Int?)
    case returned
  }

  private(set) var stage: Stage = .draft
  private(set) var isPaid = false

  func place(_ amount: Int) {
    if case .draft = stage { stage = .placed(amount: amount) }
  }

  func pay(_ amount: Int) {
    switch stage {
    case .placed(amount: 0): isPaid = true
    case .placed(let due) where due <= amount: isPaid = true
    case .placed, .draft, .shipped, .returned: break
    }
  }

  func ship() {
    guard case .placed = stage, isPaid else { return }
    stage = .shipped(parcel: unknown() ? 1 : nil)
  }

  func giveBack() {
    guard case .shipped(.some) = stage else { return }
    stage = .returned
    isPaid = false
  }
}
