import UIKit

enum ReuseKey {}

// Names that are handed on as texts: the ends of a segue and of a cell must say the same.
final class List: UITableViewController {
  override func viewDidLoad() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "BigCell")
    tableView.register(UINib(nibName: "SmallCell", bundle: nil), forCellReuseIdentifier: "SmallCell")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "BigCell" : "SmallCell", for: indexPath)
  }

  func show() { performSegue(withIdentifier: "showDetail", sender: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showDetail" { print(UIImage(named: "star") as Any) }
  }
}
