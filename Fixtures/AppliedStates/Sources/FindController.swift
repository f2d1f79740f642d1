// The author's example: the delegate is told of the bar that the controller keeps.
protocol FindControllerDelegate: AnyObject {
  func hideSearch()
}

final class FindController: UIViewController {
  let searchBar = UISearchBar("searchBar")
  private let spinner = UIActivityIndicatorView("spinner")
  private let results = UITableView("results")
  weak var delegate: (any FindControllerDelegate)?

  override func viewDidLoad() {
    searchBar.delegate = self
    spinner.stopAnimating()
    results.show(nil)
  }
}

extension FindController: UISearchBarDelegate {
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    spinner.stopAnimating()
    searchBar.text = nil
    searchBar.resignFirstResponder()  // the keyboard goes
    results.show(nil)  // and so do the rows
    delegate?.hideSearch()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    guard searchBar.text != nil else { return }
    spinner.startAnimating()
    searchBar.resignFirstResponder()
    results.show([searchBar.text ?? ""])
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {
    guard text.isEmpty else { return }
    spinner.stopAnimating()
    searchBar.becomeFirstResponder()
    results.show(nil)
  }
}

private final class Host: FindControllerDelegate {
  func hideSearch() { journal.append("hideSearch()") }
}

func playFindController() {
  let controller = FindController()
  let host = Host()
  controller.delegate = host
  controller.viewDidLoad()
  let bar = controller.searchBar
  controller.searchBarSearchButtonClicked(bar)
  bar.text = "moss"
  controller.searchBarSearchButtonClicked(bar)
  controller.searchBar(bar, textDidChange: "mos")
  controller.searchBar(bar, textDidChange: "")
  controller.searchBarCancelButtonClicked(bar)
}
