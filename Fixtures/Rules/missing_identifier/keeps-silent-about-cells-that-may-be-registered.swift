//@ asset reuseIdentifier NameCell
import UIKit

final class PriceCell: UITableViewCell {}

let table = UITableView()
let kinds = ["TotalRow"]

func cells(_ path: IndexPath) -> [UITableViewCell?] {
  for kind in kinds { table.register(UITableViewCell.self, forCellReuseIdentifier: kind) }
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row-\(kinds.count)")
  return [
    table.dequeueReusableCell(withIdentifier: "NameCell", for: path),
    table.dequeueReusableCell(withIdentifier: "PriceCell", for: path),
    table.dequeueReusableCell(withIdentifier: "TotalRow", for: path),
    table.dequeueReusableCell(withIdentifier: "row-1", for: path),
  ]
}
