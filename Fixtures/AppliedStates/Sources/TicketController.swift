// Refused: a condition decides what one method sets, another uses a local, and a third forgets the button.
final class TicketController: UIViewController {
  private let code = UIImageView("code")
  private let notice = UILabel("notice")
  private let payButton = UIButton("payButton")

  func showValid(until date: String?) {
    code.image = "code"
    payButton.isHidden = true
    if let date {
      notice.text = "Valid until \(date)"
    } else {
      notice.text = nil
    }
  }

  func showExpired() {
    let reason = journal.isEmpty ? "expired" : "used"
    code.image = nil
    notice.text = reason
    payButton.isHidden = false
  }

  func showUnpaid() {
    code.image = nil
    notice.text = "Not paid"
    payButton.isHidden = false
  }

  func showRefunded() {
    code.image = nil
    notice.text = "Refunded"
    payButton.isHidden = true
  }

  func showOffline() {
    code.image = nil
    notice.text = "No connection"
  }
}

func playTicketController() {
  let controller = TicketController()
  controller.showUnpaid()
  controller.showValid(until: "noon")
  controller.showOffline()
  controller.showExpired()
}
