import UIKit

final class ParcelList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(ParcelCell.self, forCellReuseIdentifier: "ParcelCell")  //~ string_key "reuse identifier 'ParcelCell'"
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "ParcelCell", for: path)
  }
}
