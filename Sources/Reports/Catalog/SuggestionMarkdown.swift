import UntangleSourceFiles
import UntangleStateSpaces

/// For pages and pull requests.
struct SuggestionMarkdown: Reporter {
  let format = SuggestionFormat.markdown

  func text(of report: SuggestionReport, on page: Page) -> [UInt8] {
    bytes(of: Array(report.flatEntries.map(lines).joined(separator: [""])))
  }

  private func lines(of entry: SuggestionReport.Entry) -> [String] {
    let summary = [entry.countText, entry.answerText].compactMap(\.self).joined(separator: ": ")
    var blocks = [
      ["## \(entry.type.markdownCode)"],
      ["\("\(entry.location.path):\(entry.location.line)".markdownCode): \(summary.markdown)"],
      code([entry.declaration] + entry.shims), caseTable(entry.cases),
    ]
    for (title, changes) in [("write", entry.writes), ("condition", entry.reads)] where !changes.isEmpty {
      let rows = changes.map { change in
        ["\(change.location.line)", inline(change.old), change.new.isEmpty ? "nothing" : inline(change.new)]
      }
      blocks.append(markdownTable(["line", title, "becomes"], rows))
    }
    blocks.append(
      entry.remainders.map {
        "- stays by hand: \("\($0.location.path):\($0.location.line)".markdownCode) \($0.reason.markdown)"
      })
    blocks.append(
      entry.fits.map {
        "- fits in, too: \("\($0.location.path):\($0.location.line)".markdownCode) \($0.reason.markdown)"
      })
    if !entry.fuller.isEmpty { blocks += [["With what fits:"], code([entry.fuller])] }
    if !entry.assumptions.isEmpty {
      blocks.append(["Assumed:", ""] + entry.assumptions.map { "- \($0.markdownCode)" })
    }
    blocks += cleared(entry)
    if !entry.questions.isEmpty {
      let asked = entry.questions.flatMap { question in
        ["- \(question.title.markdown)"] + question.reasons.map { "  - \($0.markdown)" }
      }
      blocks.append(["Is this meant?", ""] + asked)
      let lines = entry.questions.configuration(forType: entry.type)
      blocks.append(["If so, in `.lintrc.yml`:", "", "```yaml"] + lines + ["```"])
    }
    blocks += confirmed(entry)
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// What a few more clears would make of the variables.
  private func cleared(_ entry: SuggestionReport.Entry) -> [[String]] {
    guard let cleared = entry.cleared, let text = entry.clearedText else { return [] }
    let items = cleared.clears.map { clear in
      "- \("\(clear.location.path):\(clear.location.line)".markdownCode) \(clear.text.markdown)"
    }
    return [
      ["\(text.markdown):", ""] + items,
      ["Then it is \(cleared.proposal.answer.text(for: entry).markdown):"],
    ] + blocks(of: cleared.proposal)
  }

  private func confirmed(_ entry: SuggestionReport.Entry) -> [[String]] {
    guard let confirmed = entry.confirmed, let text = entry.confirmedText else { return [] }
    return [["\(text.markdown):"]] + blocks(of: confirmed.proposal)
  }

  private func blocks(of proposal: SuggestionReport.Proposal) -> [[String]] {
    [code([proposal.declaration] + proposal.shims), caseTable(proposal.cases)]
  }

  private func caseTable(_ cases: [SuggestionReport.Case]) -> [String] {
    guard !cases.isEmpty else { return [] }
    let rows = cases.map { state in
      [
        ".\(state.name)".markdownCode,
        state.values.isEmpty ? "nothing" : state.values.joined(separator: ", ").markdownCode,
        state.witness.isEmpty ? "at the start" : state.witness.joined(separator: ", ").markdownCode,
      ]
    }
    return markdownTable(["case", "what is set", "shortest way there"], rows)
  }

  private func code(_ parts: [[String]]) -> [String] {
    let lines = Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    guard !lines.isEmpty else { return [] }
    let longest = lines.map(\.longestRunOfTicks).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + "swift"] + lines + [fence]
  }

  private func inline(_ lines: [String]) -> String {
    lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ").markdownCode
  }
}
