import UIKit

final class NoteList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(NoteCell.self, forCellReuseIdentifier: "CellIdentifer")
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "CelIdentifer", for: path)  //~ key_typo "'CellIdentifer' is registered"
  }
}
