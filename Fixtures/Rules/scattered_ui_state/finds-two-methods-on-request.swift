//@ minimum_methods = 2
final class BarController: UIViewController {
  private let bar = UIView(), badge = UIView(), button = UIButton()

  func show() {  //~ scattered_ui_state
    bar.isHidden = false
    badge.alpha = 1
    button.isEnabled = true
  }

  func hide() {
    bar.isHidden = true
    badge.alpha = 0
    button.isEnabled = false
  }
}
