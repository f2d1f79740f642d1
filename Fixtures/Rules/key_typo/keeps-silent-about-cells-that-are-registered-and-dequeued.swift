import UIKit

final class SongList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(SongCell.self, forCellReuseIdentifier: "songCell")
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "songCell", for: path)
  }
}

final class AlbumList: UITableViewController {
  override func viewDidLoad() {
    tableView.register(SongCell.self, forCellReuseIdentifier: "SongCell")
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "SongCell", for: path)
  }
}
