final class DetailController: UIViewController {
  private let spinner = UIActivityIndicatorView(), label = UILabel(), table = UITableView()

  func show(_ state: State) {
    switch state {
    case .loading:
      spinner.startAnimating()
      label.isHidden = true
      table.isHidden = true
    case .failed:
      spinner.stopAnimating()
      label.isHidden = false
      table.isHidden = true
    case .loaded:
      spinner.stopAnimating()
      label.isHidden = true
      table.isHidden = false
    }
  }
}
