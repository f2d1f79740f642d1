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
    member("answer", entry.answer.word)
    member("reason", entry.answer.reason)
    member("proved", entry.execution == .proved)
    member("variables", entry.variables)
    number("reached", entry.reached)
    number("representable", entry.representable)
    member("cases", objects: entry.cases) { text, state in
      text.member("name", state.name)
      text.member("values", state.values)
      text.member("witness", state.witness)
    }
    member("declaration", entry.declaration.isEmpty ? nil : entry.declaration.joined(separator: "\n"))
    member("shims", entry.shims.map { $0.joined(separator: "\n") })
    changes("writes", entry.writes)
    changes("reads", entry.reads)
    member("byHand", objects: entry.remainders) { text, rest in
      text.place(rest.location)
      text.member("reason", rest.reason)
    }
    member("questions", objects: entry.questions) { $0.members(of: $1.invariant) }
  }

  private mutating func members(of question: LikelyInvariant) {
    member("form", question.premise.form)
    member("variables", question.premise.variables.sorted())
    member("keptBy", question.keepers.map(\.placeText))
    member("brokenBy", question.breakers.map(\.placeText))
    member("leaves", question.stateCount)
    member("premise", question.premise.text)
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

extension SuggestionReport.Answer {
  fileprivate var word: String {
    switch self {
    case .enumeration: "enum"
    case .payloads: "payloads"
    case .optionSet: "optionSet"
    case .presentedItem: "presentedItem"
    case .leave: "leave"
    }
  }

  fileprivate var reason: String? {
    switch self {
    case .leave(let reason): reason
    case .enumeration, .payloads, .optionSet, .presentedItem: nil
    }
  }
}

extension StateOperation {
  /// `A.swift:12`; what others set has a name and no place.
  var placeText: String { place.map { "\($0.path):\($0.line)" } ?? name }
}
