final class Exporter {
  func exportArchive(of notes: [Note]) {
    let archive = Archive(notes)
    archive.write()
  }

  func print(_ notes: [Note]) {
    let page = Page(notes)
    page.print()
  }
}
