import SwiftSyntax

/// How the labels of one switch are laid out.
struct LabelLayout {
  enum Breaks {
    /// As many patterns in a line as fit.
    case whereNeeded
    /// A pattern a line.
    case always
  }

  let breaks: Breaks
  /// What the second line of a label has before its first pattern, the label's indentation not included.
  let continuation: String
  /// What the lines of a branch have more than its label.
  let step: String

  init(_ node: SwitchExprSyntax, _ layout: SourceLayout) {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let labels = cases.compactMap { $0.label.as(SwitchCaseLabelSyntax.self) }
    step = cases.lazy.compactMap { layout.step(of: $0) }.first ?? layout.indentationStep
    let broken = labels.filter { layout.isBroken($0) }
    continuation = broken.lazy.compactMap { layout.continuation(of: $0) }.first ?? step
    let isAlways =
      !broken.isEmpty
      && labels.allSatisfy { $0.caseItems.count == 1 || layout.hasPatternPerLine($0) }
    breaks = isAlways ? .always : .whereNeeded
  }

  /// The patterns in lines; the first one comes after `used` columns.
  func lines(of patterns: [String], after used: Int, indentation: String) -> [String] {
    if breaks == .always { return patterns }
    var lines: [String] = []
    for pattern in patterns {
      let margin =
        lines.count < 2 ? used : SourceLayout.columns(indentation + continuation)
      // Comma and blank before it, and a comma or the colon after.
      if let last = lines.last, margin + last.count + pattern.count + 3 <= SourceLayout.width {
        lines[lines.count - 1] = "\(last), \(pattern)"
      } else {
        lines.append(pattern)
      }
    }
    return lines
  }
}

extension SourceLayout {
  fileprivate func step(of node: SwitchCaseSyntax) -> String? {
    guard let first = node.statements.first?.byteRange.lowerBound else { return nil }
    let label = node.label.byteRange.lowerBound
    guard isFirstOfLine(label), isFirstOfLine(first) else { return nil }
    return suffix(of: indentation(ofLineAt: first), beyond: indentation(ofLineAt: label))
  }

  fileprivate func isBroken(_ label: SwitchCaseLabelSyntax) -> Bool {
    label.caseItems.dropFirst().contains { isFirstOfLine($0.byteRange.lowerBound) }
  }

  fileprivate func hasPatternPerLine(_ label: SwitchCaseLabelSyntax) -> Bool {
    label.caseItems.dropFirst().allSatisfy { isFirstOfLine($0.byteRange.lowerBound) }
  }

  fileprivate func continuation(of label: SwitchCaseLabelSyntax) -> String? {
    let broken = label.caseItems.dropFirst().first { isFirstOfLine($0.byteRange.lowerBound) }
    guard let broken else { return nil }
    return suffix(
      of: indentation(ofLineAt: broken.byteRange.lowerBound),
      beyond: indentation(ofLineAt: label.byteRange.lowerBound))
  }

  private func suffix(of text: String, beyond start: String) -> String? {
    text.hasPrefix(start) && text != start ? String(text.dropFirst(start.count)) : nil
  }
}
