// Another rule says what is to be said here.
final class Cart {
  private var coupon: Coupon?
  private(set) var hasCoupon = false

  func redeem(_ text: String) {
    coupon = Coupon(text: text)
    hasCoupon = true
  }

  func clear() {
    coupon = nil
    hasCoupon = false
  }
}

struct Coupon {
  var text: String
}
