import UntangleSourceFiles

/// For people: the places that the compiler reports, then those that it does not.
struct CaseAdditionTable: Reporter {
  let format = CaseAdditionFormat.table

  func text(of report: CaseAdditionReport, on page: Page) -> [UInt8] {
    let title =
      "'.\(report.caseName.visible)' in \(report.enumName.visible) "
      + "(\(report.location.path.visiblePath):\(report.location.line))"
    let blocks = report.chapters.map { chapter in
      Chapter(
        chapter.title,
        columns: [
          TableColumn("place", fitting: .wrapped, minimum: 12, priority: 2),
          TableColumn("in", fitting: .shortenedAsPath, minimum: 8, presence: .dispensable),
          TableColumn("what becomes of it", fitting: .wrapped, minimum: 24, priority: 1),
        ], rows: chapter.places.map(row), top: page.top
      ).lines(on: page)
    }
    return bytes(of: Array(([title.wrapped(to: page.width)] + blocks).joined(separator: [""])))
  }

  private func row(_ place: CaseAdditionReport.Place) -> [TableCell] {
    [
      .place(place.location), TableCell(place.home ?? ""),
      TableCell(place.behaviour + (place.runs.map { ": `\($0)`" } ?? "")),
    ]
  }
}
