final class Printer {
  private(set) var isPrinting = false
  private var pages: [String] = []

  func print(_ page: String?) {
    guard let page else { return }
    if page.isEmpty { return }
    isPrinting = true
    pages.append(page)
    isPrinting = false
    if pages.count > 3 { return }
    pages.append("")
  }
}
