//@ asset reuseIdentifier NameCell
import UIKit

func cells(_ table: UITableView, _ path: IndexPath) -> [UITableViewCell] {
  table.register(UITableViewCell.self, forCellReuseIdentifier: "CityCell")
  return [
    table.dequeueReusableCell(withIdentifier: "NameCell", for: path),
    table.dequeueReusableCell(withIdentifier: "CityCell", for: path),
    table.dequeueReusableCell(withIdentifier: "PriceRow", for: path),  //~ missing_identifier "no cell 'PriceRow' is registered"
  ]
}
