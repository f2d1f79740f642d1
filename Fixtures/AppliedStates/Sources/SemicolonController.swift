// Statements in one line, and no empty line before the first method.
final class SemicolonController: UIViewController {
  private let title = UILabel("title"), start = UIButton("start"), wheel = UIActivityIndicatorView("wheel")
  func ready(_ text: String?) { title.text = text; start.isEnabled = true; wheel.stopAnimating(); journal.append("ready") }
  func run() { wheel.startAnimating(); start.isEnabled = false; title.text = nil }

  // Twice: two signs of the end.
  func end() {
    journal.append("end"); wheel.stopAnimating(); start.isEnabled = false; title.text = "The end"; title.alpha = 0.5;
  }
}

func playSemicolonController() {
  let controller = SemicolonController()
  controller.ready("Ready")
  controller.run()
  controller.end()
  controller.ready(nil)
}
