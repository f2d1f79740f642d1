final class Screen {
  private let list: ArticleList
  private var opened: Article?

  init(_ list: ArticleList) { self.list = list }

  func appear() {
    list.reload(from: "example.org", skipCache: false)
    list.markAllAsRead(silently: true)
    refresh(force: false)
  }

  func pull() {
    refresh(force: true)
    opened = Article(title: "opened")
    if let opened {
      list.close(opened, asDraft: true) { print("closed") }
      list.close(opened, asDraft: false, completion: { print("closed") })
    }
  }

  private func refresh(force: Bool) {
    if force {
      print("forced")
      list.reload(from: "example.org", skipCache: true)
    } else {
      print("not forced")
      list.reload(from: "example.com", skipCache: false)
    }
  }
}
