import XCTest

final class Exporter {
  func export(_ notes: [Note], asArchive: Bool) {
    if asArchive {
      let archive = Archive(notes)
      archive.write()
    } else {
      let page = Page(notes)
      page.print()
    }
  }
}
