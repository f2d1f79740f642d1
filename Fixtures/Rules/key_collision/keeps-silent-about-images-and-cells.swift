import UIKit

enum SongCellID { static let song = "Cell" }
enum AlbumCellID { static let album = "Cell" }

let play = "triangle"
let next = "triangle"

func images() -> [UIImage?] { [UIImage(named: play), UIImage(named: next)] }

func cells(_ table: UITableView) {
  table.register(UITableViewCell.self, forCellReuseIdentifier: SongCellID.song)
  table.register(UITableViewCell.self, forCellReuseIdentifier: AlbumCellID.album)
}
