// The same everywhere: a function is missing, not a state.
final class ChartController: UIViewController {
  private let title = UILabel(), legend = UIView(), axis = UIView()

  func showDay() {
    title.isHidden = false
    legend.isHidden = true
    axis.isHidden = false
  }

  func showWeek() {
    title.isHidden = false
    legend.isHidden = true
    axis.isHidden = false
  }

  func showYear() {
    title.isHidden = false
    legend.isHidden = true
    axis.isHidden = false
  }
}
