// "pending" ends on "ending", and is none.
final class Order {
  enum Step { case open, packed, pending }

  private var step = Step.open  //~ stuck_state "nothing leads out of 'pending'"

  func pack() {
    if step == .open { step = .packed }
  }

  func unpack() {
    if step == .packed { step = .open }
  }

  func hold() {
    if step == .packed { step = .pending }
  }
}
