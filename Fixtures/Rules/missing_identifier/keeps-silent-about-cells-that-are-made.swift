//@ asset reuseIdentifier NameCell
import UIKit

final class PinView: MKAnnotationView {
  convenience init() { self.init(annotation: nil, reuseIdentifier: "pin") }
}

func cells(_ table: UITableView, _ path: IndexPath) -> [UITableViewCell] {
  [
    table.dequeueReusableCell(withIdentifier: "NameCell", for: path),
    table.dequeueReusableCell(withIdentifier: "Total") ?? UITableViewCell(style: .default, reuseIdentifier: "Total"),
  ]
}
