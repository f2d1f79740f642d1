import UIKit

// A key that is misspelt in one of two places is two keys of one place each: `key_typo` speaks of them.
final class NoteList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(NoteCell.self, forCellReuseIdentifier: "NoteIdentifer")
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "NotIdentifer", for: path)
  }
}
