// The cells of each table are those of its own nib.
final class TeamSearchController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "ShortTeamCell", for: indexPath)
  }
}
