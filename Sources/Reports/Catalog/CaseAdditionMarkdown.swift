import UntangleSourceFiles

/// For pages and pull requests.
struct CaseAdditionMarkdown: Reporter {
  let format = CaseAdditionFormat.markdown

  func text(of report: CaseAdditionReport, on page: Page) -> [UInt8] {
    let place = "\(report.location.path):\(report.location.line)".markdownCode
    let title = "## \(".\(report.caseName)".markdownCode) in \(report.enumName.markdownCode)"
    let blocks = report.chapters.flatMap { chapter in
      [["### \(chapter.title.markdown)"], chapter.places.isEmpty ? ["None."] : table(chapter.places)]
    }
    return bytes(of: Array(([[title], ["Declared in \(place)."]] + blocks).joined(separator: [""])))
  }

  private func table(_ places: [CaseAdditionReport.Place]) -> [String] {
    ["| place | in | what becomes of it |", "| --- | --- | --- |"]
      + places.map { place in
        let cells = [
          "\(place.location.path):\(place.location.line)".markdownCode,
          place.home?.markdownCode ?? "",
          place.behaviour.markdown + (place.runs.map { ": " + $0.markdownCode } ?? ""),
        ]
        return "| " + cells.map(\.inMarkdownTable).joined(separator: " | ") + " |"
      }
  }
}
