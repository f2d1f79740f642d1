final class Exporter {
  func export(_ notes: [Note], asArchive: Bool) {  //~ flag_parameter "'asArchive' selects between two bodies of 'export'"
    if asArchive {
      let archive = Archive(notes)
      archive.write()
    } else {
      let page = Page(notes)
      page.print()
    }
  }
}
