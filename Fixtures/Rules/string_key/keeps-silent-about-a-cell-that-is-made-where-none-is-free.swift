import UIKit

final class CourseList: UITableViewController {
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "course")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "course")
    cell.textLabel?.text = "\(path.row)"
    return cell
  }
}
