import UIKit

final class RowsController: UITableViewController {
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: path.row == 0 ? "HeadRow" : "PlainRow", for: path)
  }

  func open() { performSegue(withIdentifier: "ShowRow", sender: nil) }
  func close() { performSegue(withIdentifier: "CloseRows", sender: nil) }
}
