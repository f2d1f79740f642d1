//@ asset storyboard Main
//@ asset reuseIdentifier TitleCell
//@ asset objectiveC LegacyTable
import UIKit

final class Shelf: LegacyTable {
  func cell(_ table: UITableView) -> UITableViewCell? { table.dequeueReusableCell(withIdentifier: "CoverCell") }

  func title(_ table: UITableView) -> UITableViewCell? { table.dequeueReusableCell(withIdentifier: "TitleCell") }
}
