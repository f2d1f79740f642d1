// Both bodies return to the declared values, one of which is `true`: a reset is no step.
final class PaymentForm {
  private(set) var isCovered = true
  private var isUnlimited = false
  private(set) var opensAccount = false
  private(set) var isShown = false

  func clear() {
    isCovered = true
    isUnlimited = false
    opensAccount = false
  }

  func load(_ payment: Payment) {
    isCovered = true
    isUnlimited = false
    opensAccount = false
    isUnlimited = payment.isUnlimited
  }
}
