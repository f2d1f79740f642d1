final class SearchViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let spinner = UIActivityIndicatorView()
  private let resultsView = UITableView()
  private let emptyLabel = UILabel()

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {  //~ scattered_ui_state "'emptyLabel', 'resultsView' and 'spinner' are driven together in 'searchBarSearchButtonClicked', 'found' and 'searchBarCancelButtonClicked'"
    spinner.startAnimating()
    emptyLabel.isHidden = true
    resultsView.isHidden = true
  }

  func found(_ results: [String]) {
    spinner.stopAnimating()
    emptyLabel.isHidden = true
    resultsView.isHidden = false
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    spinner.stopAnimating()
    emptyLabel.isHidden = false
    resultsView.isHidden = true
  }
}
