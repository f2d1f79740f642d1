import UIKit

final class TripList: UITableViewController {
  private static let cell = "TripCell"

  override func viewDidLoad() {
    tableView.register(TripCell.self, forCellReuseIdentifier: Self.cell)
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: Self.cell, for: path)
  }
}
