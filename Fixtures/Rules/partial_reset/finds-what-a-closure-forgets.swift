final class Checkout {
  private(set) var isPaying = false
  private(set) var showsReceipt = false
  private var voucher: Voucher?

  func redeem(_ voucher: Voucher) {
    self.voucher = voucher
  }

  func pay() {
    isPaying = true
    showsReceipt = true
  }

  func back() {
    isPaying = false
    showsReceipt = false
    voucher = nil
  }

  func signOut() {
    isPaying = false
    showsReceipt = false
    voucher = nil
  }

  func timeOut() {
    after(60) { [weak self] in
      self?.isPaying = false  //~ partial_reset "'timeOut' does not reset 'voucher'"
      self?.showsReceipt = false
    }
  }
}

struct Voucher { var code: String }
