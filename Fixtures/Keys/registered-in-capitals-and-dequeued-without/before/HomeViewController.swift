import UIKit

final class HomeViewController: UIViewController, UITableViewDataSource {
  private let feed: UITableView = {
    let table = UITableView(frame: .zero, style: .grouped)
    table.register(FeedCell.self, forCellReuseIdentifier: "Cell")
    return table
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(feed)
    feed.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)  //~ key_typo "'Cell'"
  }
}
