extension Cart {
  func redeem(_ payload: Payload) {
    if isOpen, coupon == nil { coupon = payload }
  }

  func close() {
    isOpen = false
    coupon = nil
  }
}
