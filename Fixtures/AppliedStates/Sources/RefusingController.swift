// Refused, each method for a reason of its own.
final class RefusingController: UIViewController {
  private let title = UILabel("title")
  private let start = UIButton("start")
  private let wheel = UIActivityIndicatorView("wheel")

  func holdsItselfWeakly() {
    later { [weak self] in
      self?.title.text = "weak"
      self?.start.isEnabled = true
      self?.wheel.stopAnimating()
    }
  }

  func tellsItsName() {
    title.text = #function
    start.isEnabled = false
    wheel.startAnimating()
  }

  func defers() {
    title.text = "deferred"
    start.isEnabled = false
    defer { wheel.stopAnimating() }
    wheel.startAnimating()
  }

  func changes(_ text: inout String) {
    title.text = text
    start.isEnabled = true
    text = ""
    wheel.stopAnimating()
  }

  func takes<Value>(_ value: Value) {
    title.text = "\(value)"
    start.isEnabled = true
    wheel.stopAnimating()
  }

  func calls(_ work: () -> Void) {
    title.text = "working"
    start.isEnabled = false
    work()
    wheel.startAnimating()
  }

  func throwsPerhaps() throws {
    title.text = try text()
    start.isEnabled = true
    wheel.stopAnimating()
  }

  func leaves(_ isOver: Bool) {
    title.text = "over"
    guard isOver else { return }
    start.isEnabled = true
    wheel.stopAnimating()
  }

  func writesLines() {
    title.text = """
      one
      two
      """
    start.isEnabled = false
    wheel.stopAnimating()
  }

  #if DEBUG
    func isConditional() {
      title.text = "debug"
      start.isEnabled = true
      wheel.stopAnimating()
    }
  #endif

  func nestsClosures() {
    later {
      self.title.text = "nested"
      self.start.isEnabled = false
      UIView.animate(withDuration: 1) { self.start.alpha = 0 }
      self.wheel.startAnimating()
    }
  }

  private func text() throws -> String { "text" }
}

func playRefusingController() {
  let controller = RefusingController()
  var text = "own"
  controller.holdsItselfWeakly()
  controller.tellsItsName()
  controller.defers()
  controller.changes(&text)
  controller.takes(1)
  controller.calls { journal.append("work") }
  try? controller.throwsPerhaps()
  controller.leaves(false)
  controller.writesLines()
  controller.nestsClosures()
  runLater()
}
