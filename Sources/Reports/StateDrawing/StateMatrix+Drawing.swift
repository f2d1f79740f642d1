/// Longer headings are shortened; in terminal columns.
private let headingLimit = 44

extension StateMatrix {
  var drawing: MatrixDrawing {
    let rows = rows.enumerated().map { index, row in
      let words = row.words.map(\.visible).joined(separator: ", ")
      return MatrixDrawing.Row(
        heading: "\(index + 1)  \(words.shortenedAtEnd(to: 2 * headingLimit))", look: row.meaning.look,
        cells: row.targets.map(\.asRowNumbers))
    }
    let headings = columns.map { names in
      StateArrow(from: 0, to: 0, operations: names).label(shortenedTo: headingLimit / 2)
    }
    return MatrixDrawing(rows: rows, headings: headings)
  }
}
