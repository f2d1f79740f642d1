/// For pages and pull requests.
struct KeysMarkdown: Reporter {
  let format = KeysFormat.markdown

  func text(of report: KeysReport, on page: Page) -> [UInt8] {
    let chapters = report.chapters(on: page).map(lines)
    return bytes(of: Array((chapters + [[report.summary.markdown]]).joined(separator: [""])))
  }

  private func lines(of chapter: Chapter) -> [String] {
    let rows = chapter.table.sections.flatMap(\.rows).map { row in
      zip(chapter.table.columns, row).map { column, cell in
        column.alignment == .right || cell.longest.isEmpty ? cell.longest : cell.longest.markdownCode
      }
    }
    let table = markdownTable(chapter.table.columns.map(\.title), rows)
    let more = chapter.leftOutLines.flatMap { ["", $0.markdown] }
    return ["## \(chapter.title.markdown)", ""] + table + more
  }
}
