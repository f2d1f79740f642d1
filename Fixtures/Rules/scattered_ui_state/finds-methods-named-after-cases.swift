// The enum of the model names the states, and the screen has a method for each.
enum InfectionRisk {
  case healthy, exposed, infected
}

final class RiskViewController: UIViewController {
  private let callButton = UIButton()
  private let warningView = UIImageView()
  private let adviceLabel = UILabel()

  private func showHealthy() {  //~ scattered_ui_state "'InfectionRisk' names the states, and one place could drive them by it"
    warningView.isHidden = true
    callButton.isHidden = false
    adviceLabel.isHidden = true
  }

  private func showExposed() {
    warningView.isHidden = false
    callButton.isHidden = false
    adviceLabel.isHidden = true
  }

  private func showInfected() {
    warningView.isHidden = true
    callButton.isHidden = true
    adviceLabel.isHidden = false
  }
}
