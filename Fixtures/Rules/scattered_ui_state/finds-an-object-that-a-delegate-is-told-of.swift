final class LookupController: UIViewController {
  private let searchBar = UISearchBar()
  private let spinner = UIActivityIndicatorView()
  private let results = ResultsController()
  weak var delegate: LookupControllerDelegate?
}

extension LookupController: UISearchBarDelegate {
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {  //~ scattered_ui_state "searchBar"
    spinner.stopAnimating()
    searchBar.text = nil
    searchBar.resignFirstResponder()
    results.show(nil)
    delegate?.hideSearch()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    spinner.startAnimating()
    searchBar.resignFirstResponder()
    results.show(searchBar.text)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {
    guard text.isEmpty else { return }
    spinner.stopAnimating()
    searchBar.becomeFirstResponder()
    results.show(nil)
  }
}
