final class SearchViewController: UIViewController {
  private enum State { case empty, searching, results }

  private let searchBar = UISearchBar()
  private let spinner = UIActivityIndicatorView()
  private let resultsView = UITableView()
  private let emptyLabel = UILabel()

  private var state = State.empty {
    didSet {
      emptyLabel.isHidden = state != .empty
      resultsView.isHidden = state != .results
      switch state {
      case .searching: spinner.startAnimating()
      case .empty, .results: spinner.stopAnimating()
      }
    }
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { state = .searching }

  func found(_ results: [String]) { state = .results }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { state = .empty }
}
