final class PinController: UIViewController {
  private var pin: String?
  private let main = UIView(), inactive = UIView(), forbidden = UIView()

  func render(_ state: PinState) {
    switch state {
    case .choose: renderChoose()
    case .inactive: self.renderInactive()
    case .forbidden: renderForbidden()
    }
    pin = nil
  }

  private func renderChoose() {
    main.isHidden = false
    inactive.isHidden = true
    forbidden.isHidden = true
  }

  private func renderInactive() {
    main.isHidden = true
    inactive.isHidden = false
    forbidden.isHidden = true
  }

  private func renderForbidden() {
    main.isHidden = true
    inactive.isHidden = true
    forbidden.isHidden = false
  }
}
