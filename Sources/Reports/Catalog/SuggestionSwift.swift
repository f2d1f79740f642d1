import UntangleSourceFiles
import UntangleStateSpaces

/// The code to write, with explanations as comments.
struct SuggestionSwift: Reporter {
  let format = SuggestionFormat.swift

  func text(of report: SuggestionReport, on page: Page) -> [UInt8] {
    bytes(of: Array(report.flatEntries.map(lines).joined(separator: [""])))
  }

  private func lines(of entry: SuggestionReport.Entry) -> [String] {
    let summary = [entry.countText, entry.answerText].compactMap(\.self).joined(separator: ": ")
    let head = [
      "// \(entry.type.visible), \(entry.location.path.visiblePath):\(entry.location.line): \(summary.visible)"
    ]
    let writes = entry.writes.map { change in
      ["// line \(change.location.line): \(change.old.joined(separator: "; ").visible)"]
        + (change.new.isEmpty ? ["// nothing is left to do"] : change.new.map(\.visible))
    }
    let reads = entry.reads.map { change in
      [
        "// line \(change.location.line): \(change.old.joined(separator: " ").visible)",
        "//   becomes \(change.new.joined(separator: " ").visible)",
      ]
    }
    let rest = entry.remainders.map {
      "// by hand, \($0.location.path.visiblePath):\($0.location.line): \($0.reason.visible)"
    }
    let fits = entry.fits.map {
      "// fits in, too, \($0.location.path.visiblePath):\($0.location.line): \($0.reason.visible)"
    }
    let fuller = entry.fuller.isEmpty ? [] : ["// with what fits:"] + comment([entry.fuller.map(\.visible)])
    let assumed = entry.assumptions.map { "// assumed: \($0.visible)" }
    let asked = entry.questions.flatMap { question in
      [
        "// is this meant? \(question.title.visible)",
        "//   \(question.premise.visible)",
      ]
        + question.reasons.map { "//   \($0.visible)" }
    }
    let blocks =
      [head + assumed, entry.declaration.map(\.visible)] + entry.shims.map { $0.map(\.visible) } + writes
      + reads + [rest, fits + fuller] + cleared(entry) + [asked] + confirmed(entry)
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// As a comment where the entry has an enum of its own.
  private func cleared(_ entry: SuggestionReport.Entry) -> [[String]] {
    guard let cleared = entry.cleared else { return [] }
    let items = cleared.clears.map {
      "//   \($0.location.path.visiblePath):\($0.location.line): \($0.text.visible)"
    }
    let head =
      ["// \(entry.clearedText ?? ""):"] + items
      + ["// then it is \(cleared.proposal.answer.text(for: entry).visible):"]
    guard case .leave = entry.answer else { return [head + ["//"] + comment(code(of: cleared.proposal))] }
    return [head] + code(of: cleared.proposal)
  }

  private func comment(_ blocks: [[String]]) -> [String] {
    blocks.filter { !$0.isEmpty }.joined(separator: [""]).map { $0.isEmpty ? "//" : "//   \($0)" }
  }

  /// As a comment: the entry has an enum of its own, or none until somebody has answered.
  private func confirmed(_ entry: SuggestionReport.Entry) -> [[String]] {
    guard let confirmed = entry.confirmed, let text = entry.confirmedText else { return [] }
    return [["// \(text.visible):", "//"] + comment(code(of: confirmed.proposal))]
  }

  private func code(of proposal: SuggestionReport.Proposal) -> [[String]] {
    [proposal.declaration.map(\.visible)] + proposal.shims.map { $0.map(\.visible) }
  }
}
