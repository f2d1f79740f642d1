// A block that runs later holds the controller weakly, and asks for it before it does anything.
final class BoardController: UIViewController {
  private let title = UILabel("title")
  private let sendButton = UIButton("sendButton")
  private let spinner = UIActivityIndicatorView("spinner")
  private var failures = 0

  func send(_ text: String, to places: [String: [Int]]) {
    title.text = "\(text) \(places.count)"
    sendButton.isEnabled = false
    spinner.startAnimating()
  }

  func fail(error: any Error, code: Int) {
    later { [weak self] in
      guard let self else { return }
      title.text = nil
      title.text = "\(error)"
      sendButton.isEnabled = code > 1
      sendButton.isEnabled = true
      self.spinner.stopAnimating()
      failures += 1
    }
  }

  func didReceive(_ count: Int) {
    if count > 0 {
      title.text = "\(count) answers"
      self.sendButton.isEnabled = true
      spinner.stopAnimating()
    } else {
      failures = 0
    }
  }
}

func playBoardController() {
  let controller = BoardController()
  controller.send("Hello", to: ["north": [1, 2]])
  controller.didReceive(0)
  controller.didReceive(3)
  controller.send("Again", to: [:])
  controller.fail(error: Failure(description: "late"), code: 2)
  runLater()
}
