extension Cart {
  func pay() {
    guard canPay else { return }
    isPaid = true
    close()
  }

  func refund() {
    if isPaid { isPaid = false }
  }

  private var canPay: Bool { isOpen && !isPaid }
}
