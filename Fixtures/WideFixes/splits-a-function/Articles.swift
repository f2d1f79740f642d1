struct Article {
  var title: String
  var isRead = false
}

final class ArticleList {
  static let shared = ArticleList()

  private(set) var log: [String] = []
  private var articles: [Article] = []

  /// Asks for all articles.
  func reload(from host: String, skipCache: Bool) {
    if skipCache {
      articles = []
      log.append("loaded from \(host)")
    } else {
      // What was stored is shown at once.
      articles = [Article(title: "stored")]
      log.append("shown, then loaded from \(host)")
    }
  }

  func markAllAsRead(silently: Bool = false) {
    guard !silently else {
      for index in articles.indices { articles[index].isRead = true }
      return
    }

    for index in articles.indices where !articles[index].isRead {
      articles[index].isRead = true
      log.append("read \(articles[index].title)")
    }
    notify("all read")
  }

  @discardableResult
  func exportTitles(
    to file: String,
    withHeader: Bool
  ) throws -> Int {
    if withHeader {
      let lines = ["Title"] + articles.map(\.title)
      log.append("""
        \(file):
          \(lines.joined(separator: ", "))
        """)
      return lines.count
    }
    log.append("\(file): \(articles.map(\.title))")
    return articles.count
  }

  func archive(_ article: Article, afterReading: Bool, completion: () -> Void) {
    if !afterReading { log.append(article.title); notify("at once") } else {
      log.append("... \(article.title)")
      notify("slowly")
    }
    completion()
  }

  func close(_ article: Article, asDraft: Bool, completion: () -> Void) {
    if !asDraft { log.append(article.title); completion() } else {
      log.append("keeps \(article.title)")
      completion()
    }
  }

  private func notify(_ text: String) { log.append("note: \(text)") }
}
