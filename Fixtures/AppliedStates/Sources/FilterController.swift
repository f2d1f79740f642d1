// Refused: there are two bars, so the one that the delegate is told of may be either.
final class FilterController: UIViewController {
  let searchBar = UISearchBar("searchBar"), placeBar = UISearchBar("placeBar")
  private let spinner = UIActivityIndicatorView("spinner")
  private let results = UITableView("results")
}

extension FilterController: UISearchBarDelegate {
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    spinner.stopAnimating()
    searchBar.resignFirstResponder()
    results.show(nil)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    spinner.startAnimating()
    searchBar.resignFirstResponder()
    results.show([searchBar.text ?? ""])
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    spinner.stopAnimating()
    searchBar.becomeFirstResponder()
    results.show(nil)
  }
}

func playFilterController() {
  let controller = FilterController()
  for bar in [controller.searchBar, controller.placeBar] {
    controller.searchBarTextDidBeginEditing(bar)
    bar.text = "soup"
    controller.searchBarSearchButtonClicked(bar)
    controller.searchBarCancelButtonClicked(bar)
  }
}
