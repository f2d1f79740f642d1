import UntangleSourceFiles
import UntangleStateSpaces

/// For scripts.
struct SuggestionJSON: Reporter {
  let format = SuggestionFormat.json

  func text(of report: SuggestionReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("suggestions", objects: report.entries) { $0.members(of: $1) }
    }
  }
}

extension JSONText {
  fileprivate mutating func members(of entry: SuggestionReport.Entry) {
    member("type", entry.type)
    member("path", entry.location.path)
    member("line", entry.location.line)
    member("answer", entry.answerWord)
    member("reason", entry.answer.reason)
    member("proved", entry.execution == .proved)
    member("variables", entry.variables)
    number("reached", entry.reached)
    number("representable", entry.representable)
    code(entry.cases, entry.declaration, entry.shims)
    changes("writes", entry.writes)
    changes("reads", entry.reads)
    member("byHand", objects: entry.remainders) { text, rest in
      text.place(rest.location)
      text.member("reason", rest.reason)
    }
    member("fits", objects: entry.fits) { text, fit in
      text.place(fit.location)
      text.member("reason", fit.reason)
    }
    member("declarationWithFits", entry.fuller.isEmpty ? nil : entry.fuller.joined(separator: "\n"))
    member("assumptions", entry.assumptions)
    member("questions", objects: entry.questions) { $0.members(of: $1) }
    member("shape", entry.answer.word)
    member("parts", objects: entry.parts) { $0.members(of: $1) }
    key("cleared")
    if let cleared = entry.cleared { object { $0.members(of: cleared) } } else { null() }
    key("confirmed")
    if let confirmed = entry.confirmed { object { $0.members(of: confirmed) } } else { null() }
  }

  private mutating func members(of cleared: SuggestionReport.Cleared) {
    member("clears", objects: cleared.clears) { text, clear in
      text.place(clear.location)
      text.member("written", clear.written)
      text.member("write", clear.write.rawValue)
      text.member("clear", clear.cleared)
    }
    member("variables", cleared.proposal.variables)
    members(of: cleared.proposal)
  }

  private mutating func members(of confirmed: SuggestionReport.Confirmed) {
    member("questions", confirmed.questionCount)
    member("variables", confirmed.proposal.variables)
    members(of: confirmed.proposal)
  }

  private mutating func members(of proposal: SuggestionReport.Proposal) {
    member("reached", proposal.reached)
    member("shape", proposal.answer.word)
    member("reason", proposal.answer.reason)
    code(proposal.cases, proposal.declaration, proposal.shims)
  }

  private mutating func code(
    _ cases: [SuggestionReport.Case], _ declaration: [String], _ shims: [[String]]
  ) {
    member("cases", objects: cases) { text, state in
      text.member("name", state.name)
      text.member("values", state.values)
      text.member("witness", state.witness)
    }
    member("declaration", declaration.isEmpty ? nil : declaration.joined(separator: "\n"))
    member("shims", shims.map { $0.joined(separator: "\n") })
  }

  private mutating func number(_ name: String, _ count: Int?) {
    key(name)
    if let count { value(count) } else { null() }
  }

  private mutating func changes(_ name: String, _ changes: [SuggestionReport.Change]) {
    member(name, objects: changes) { text, change in
      text.place(change.location)
      text.member("old", change.old.joined(separator: "\n"))
      text.member("new", change.new.joined(separator: "\n"))
    }
  }

  private mutating func place(_ location: Location) {
    member("path", location.path)
    member("line", location.line)
    member("column", location.column)
  }
}

extension SuggestionReport.Entry {
  /// For compatibility with older scripts: a product has the word of its first part, and an optional value is
  /// reported as an enum with payloads.
  fileprivate var answerWord: String {
    switch answer {
    case .product: parts.first?.answerWord ?? "leave"
    case .optionalValue: SuggestionReport.Answer.payloads.word
    case .enumeration, .payloads, .optionSet, .presentedItem, .appliedStates, .derived, .leave: answer.word
    }
  }
}

extension SuggestionReport.Answer {
  fileprivate var word: String {
    switch self {
    case .enumeration: "enum"
    case .payloads: "payloads"
    case .optionSet: "optionSet"
    case .optionalValue: "nested"
    case .presentedItem: "presentedItem"
    case .appliedStates: "appliedStates"
    case .product: "product"
    case .derived: "derived"
    case .leave: "leave"
    }
  }

  fileprivate var reason: String? {
    switch self {
    case .leave(let reason), .derived(let reason): reason
    case .enumeration, .payloads, .optionSet, .optionalValue, .presentedItem, .appliedStates, .product: nil
    }
  }
}
