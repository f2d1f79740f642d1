enum FindState {
  case hidden
  case empty
  case searching(String?)
  case showingResults
}

final class FindController: UIViewController {
  private let searchBar = UISearchBar()
  private let spinner = UIActivityIndicatorView()
  private let results = ResultsController()
  weak var delegate: FindControllerDelegate?

  private var state: FindState = .empty {
    didSet {
      switch state {
      case .hidden:
        spinner.stopAnimating()
        searchBar.text = nil
        searchBar.resignFirstResponder()
        results.show(nil)
        delegate?.hideSearch()
      case .empty:
        spinner.stopAnimating()
        searchBar.text = nil
        searchBar.becomeFirstResponder()
        results.show(nil)
      case .searching(let query):
        spinner.startAnimating()
        searchBar.resignFirstResponder()
        results.show(query)
      case .showingResults:
        spinner.stopAnimating()
      }
    }
  }
}

extension FindController: UISearchBarDelegate {
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { state = .hidden }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { state = .searching(searchBar.text) }

  func found() { state = .showingResults }

  func clear() { state = .empty }
}
