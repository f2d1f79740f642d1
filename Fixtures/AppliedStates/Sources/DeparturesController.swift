// Answers come later, in a closure; what differs between calls becomes a payload.
final class DeparturesController: UIViewController {
  private let spinner = UIActivityIndicatorView("spinner")
  private let table = UITableView("table")
  private let message = UILabel("message")
  private var loads = 0

  func reload(_ answer: Result<[String], Failure>) {
    loads += 1
    showLoading()
    later { [weak self] in
      guard let self else { return }
      switch answer {
      case .success(let rows): self.show(rows: rows)
      case .failure(let error): self.fail(error)
      }
    }
  }

  private func showLoading() {
    spinner.startAnimating()
    message.isHidden = true
    table.alpha = 0.4
  }

  private func show(rows: [String]) {
    spinner.stopAnimating()
    table.show(rows)
    message.isHidden = !rows.isEmpty
    table.alpha = 1
  }

  private func fail(_ error: Failure) {
    journal.append("failed")
    spinner.stopAnimating()
    message.text = error.description
    message.isHidden = false
    table.alpha = 0
  }
}

func playDeparturesController() {
  let controller = DeparturesController()
  controller.reload(.success(["S1", "U6"]))
  runLater()
  controller.reload(.failure(Failure(description: "offline")))
  runLater()
  controller.reload(.success([]))
  runLater()
}
