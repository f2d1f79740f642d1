// The table and the navigation item are the superclass's.
final class ListViewController: UITableViewController {
  private let footer = UIView()

  func startEditing() {  //~ scattered_ui_state "'footer', 'navigationItem' and 'tableView'"
    tableView.isEditing = true
    navigationItem.hidesBackButton = true
    footer.isHidden = true
  }

  func save() {
    tableView.isEditing = false
    navigationItem.hidesBackButton = false
    footer.isHidden = false
  }

  func cancel() {
    tableView.isEditing = false
    navigationItem.hidesBackButton = false
    footer.isHidden = true
  }
}
