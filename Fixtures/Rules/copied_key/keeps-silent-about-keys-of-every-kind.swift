import UIKit

enum Cell { static let identifier = "ArticleCell" }

func register(_ table: UITableView) {
  table.register(UITableViewCell.self, forCellReuseIdentifier: Cell.identifier)
  table.register(UINib(nibName: "ArticleCell", bundle: nil), forCellReuseIdentifier: "ArticleCell")
}

func cell(_ table: UITableView) -> UITableViewCell? { table.dequeueReusableCell(withIdentifier: "ArticleCell") }
