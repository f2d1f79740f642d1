import SwiftSyntax

/// How the labels of one switch are laid out.
struct LabelLayout {
  enum Breaks {
    /// As many patterns per line as fit.
    case whereNeeded
    /// One pattern per line.
    case always
  }

  let breaks: Breaks
  /// The indentation of a label's further lines, relative to the label.
  let continuation: String
  /// The indentation of a branch's body, relative to the label.
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

  /// The patterns distributed over lines. `used` is the column where the first pattern starts.
  func lines(of patterns: [String], after used: Int, indentation: String) -> [String] {
    if breaks == .always { return patterns }
    var lines: [String] = []
    for pattern in patterns {
      let margin =
        lines.count < 2 ? used : SourceLayout.columns(indentation + continuation)
      // Room for a comma and a blank before the pattern, and a comma or colon after it.
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
