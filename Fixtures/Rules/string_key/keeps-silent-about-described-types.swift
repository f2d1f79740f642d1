// The name of a type, not a text: the compiler knows it.
import UIKit

final class BookList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(BookCell.self, forCellReuseIdentifier: String(describing: BookCell.self))
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: String(describing: BookCell.self), for: path)
  }
}

final class ShelfList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(BookCell.self, forCellReuseIdentifier: String(describing: BookCell.self))
  }
}

final class BookCell: UITableViewCell {}
