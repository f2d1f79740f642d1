import Foundation

/// Calls somebody back, at times: who and how often are one thing.
final class Ticker {
  private var interval: TimeInterval?
  private var handler: ((Int) -> Void)?
  private var count = 0

  func start(every interval: TimeInterval, _ handler: @escaping (Int) -> Void) {
    self.interval = interval
    self.handler = handler
  }

  func tick() {
    guard let interval, let handler else { return }
    count += Int(interval)
    handler(count)
  }

  func stop() {
    interval = nil
    handler = nil
  }
}

/// Reads links of a page, one after the other: what is known of a link counts until it ends.
final class LinkReader {
  private(set) var links: [String] = []
  private var isReadingLink = false
  private var linkAddress: String?
  private var linkTitle: String?

  func begin(_ attributes: [String: String]) {
    isReadingLink = true
    linkAddress = attributes["href"]
    linkTitle = attributes["title"]
  }

  func end() {
    guard isReadingLink else { return }
    links.append("\(linkTitle ?? "") \(linkAddress ?? "")")
    isReadingLink = false
    linkAddress = nil
    linkTitle = nil
  }
}
