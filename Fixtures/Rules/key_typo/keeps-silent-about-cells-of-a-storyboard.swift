//@ asset reuseIdentifier tripcell
import UIKit

final class TripList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(TripCell.self, forCellReuseIdentifier: "TripCell")
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "tripcell", for: path)
  }
}
