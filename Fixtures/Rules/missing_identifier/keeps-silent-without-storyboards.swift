import UIKit

final class ListController: UIViewController {
  func openDetails() { performSegue(withIdentifier: "ShowDetails", sender: nil) }
  func cell(_ table: UITableView) -> UITableViewCell? { table.dequeueReusableCell(withIdentifier: "Cell") }
}
