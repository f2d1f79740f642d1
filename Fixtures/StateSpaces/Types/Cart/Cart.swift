//~ states Cart exact
//~ variables isOpen isPaid coupon
//~ make Cart()
//~ do it.open()
//~ do it.pay()
//~ do it.redeem(Payload())
//~ do it.refund()
//~ rewrite refused: between

/// The rest of it stands in other files.
final class Cart {
  var isOpen = false
  var isPaid = false
  var coupon: Payload?

  func open() {
    guard !isPaid else { return }
    isOpen = true
  }
}
