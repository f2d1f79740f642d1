import SwiftSyntax
import UntangleFindings

/// Branches that do nothing but fall through, with the one that they lead to.
struct FallingBranches {
  private let labels: [SwitchCaseLabelSyntax]
  private let layout: SourceLayout

  init(_ token: TokenSyntax, count: Int, in file: FixableFile) throws(FixRefusal) {
    guard let first = token.parent?.parent?.as(SwitchCaseSyntax.self),
      let list = first.parent?.as(SwitchCaseListSyntax.self),
      let place = list.firstIndex(where: { $0.id == first.id })
    else { throw FixRefusal("no branch of a plain switch stands here") }
    let labels = list[place...].prefix(count + 1).compactMap { element -> SwitchCaseLabelSyntax? in
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label else { return nil }
      return label
    }
    guard labels.count == count + 1 else { throw FixRefusal("the branches are not what was analysed") }
    self.labels = labels
    layout = SourceLayout(bytes: file.bytes)
  }

  /// What stands between the patterns of two labels becomes a comma.
  func edits() throws(FixRefusal) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for (label, next) in zip(labels, labels.dropFirst()) {
      let gap = label.caseItems.byteRange.upperBound..<next.caseItems.byteRange.lowerBound
      let text = layout.text(gap)
      guard !text.contains("//"), !text.contains("/*") else {
        throw FixRefusal("a comment stands between the labels")
      }
      edits.append(SourceEdit(range: gap, replacement: separator))
    }
    return edits
  }

  /// A blank, or where all have no room on one line, the next line below the first pattern.
  private var separator: String {
    let start = labels[0].byteRange.lowerBound
    let width = labels.reduce(SourceLayout.columns(layout.indentation(ofLineAt: start)) + 6) {
      $0 + $1.caseItems.byteRange.count + 2
    }
    guard width > SourceLayout.width else { return ", " }
    return "," + layout.newline(at: start) + layout.indentation(ofLineAt: start) + "     "
  }
}
