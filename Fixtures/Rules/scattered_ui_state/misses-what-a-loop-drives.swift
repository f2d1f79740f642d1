// LIMIT: Objects that are driven in a loop over all of them are not told apart.
final class StepController: UIViewController {
  private let first = UIView(), second = UIView(), third = UIView()

  func showFirst() {
    [second, third].forEach { $0.isHidden = true }
    first.isHidden = false
  }

  func showSecond() {
    [first, third].forEach { $0.isHidden = true }
    second.isHidden = false
  }

  func showThird() {
    [first, second].forEach { $0.isHidden = true }
    third.isHidden = false
  }
}
