package import UntangleSourceFiles
package import UntangleStateSpaces

/// Proposals to replace variables that together form one state.
package struct SuggestionReport: Sendable {
  package enum Answer: Hashable, Sendable {
    /// One enum.
    case enumeration
    /// One enum; some cases carry values that exist only in these states.
    case payloads
    /// An option set, for flags that are independent of each other.
    case optionSet
    /// One optional struct, for variables that are only set together.
    case optionalValue
    /// One optional that selects which of several sheets, alerts or the like is shown.
    case presentedItem
    /// One enum, and one function that does what each of its cases stands for to objects that several methods drive.
    case appliedStates
    /// Several types, each for a part of the variables. The state space is the product of the parts' spaces.
    case product
    /// Fewer stored variables: flags that follow from others become computed properties, and variables that
    /// never change become constants. The reason is one lowercase sentence.
    case derived(reason: String)
    /// No proposal. The reason is one lowercase sentence.
    case leave(reason: String)
  }

  /// Whether the tool can apply the proposal itself.
  package enum Execution: Hashable, Sendable {
    /// `rewrite` applies it completely, with a proof that behaviour is preserved.
    case proved
    /// Some parts remain to be done by hand.
    case byHand
  }

  package struct Case: Hashable, Sendable {
    package var name: String
    /// What is set in this case; empty if nothing is.
    package var values: [String]
    /// The operations of a shortest path to the case; empty for an initial state.
    package var witness: [String]

    package init(name: String, values: [String], witness: [String]) {
      self.name = name
      self.values = values
      self.witness = witness
    }
  }

  /// Code before and after.
  package struct Change: Hashable, Sendable {
    package var location: Location
    package var old: [String]
    /// Empty if nothing remains to be done.
    package var new: [String]

    package init(location: Location, old: [String], new: [String]) {
      self.location = location
      self.old = old
      self.new = new
    }
  }

  /// A part that the tool does not rewrite, with the reason.
  package struct Remainder: Hashable, Sendable {
    package var location: Location
    package var reason: String

    package init(location: Location, reason: String) {
      self.location = location
      self.reason = reason
    }
  }

  /// What could be written if something were otherwise, without the writes and conditions of the code as it is.
  package struct Proposal: Sendable {
    package var answer: Answer
    /// Names, in order of declaration.
    package var variables: [String]
    /// The number of states that are reached then.
    package var reached: Int
    package var cases: [Case]
    /// As in `Entry`.
    package var declaration: [String]
    package var shims: [[String]]

    package init(
      answer: Answer, variables: [String], reached: Int, cases: [Case], declaration: [String],
      shims: [[String]]
    ) {
      self.answer = answer
      self.variables = variables
      self.reached = reached
      self.cases = cases
      self.declaration = declaration
      self.shims = shims
    }
  }

  /// The proposal for the code with a few more clears. It is about states alone: what the clears change for users is
  /// not judged.
  package struct Cleared: Sendable {
    /// Sorted by location, then by the variable to clear; at least one.
    package var clears: [MissingClear]
    package var proposal: Proposal

    package init(clears: [MissingClear], proposal: Proposal) {
      self.clears = clears
      self.proposal = proposal
    }
  }

  /// The proposal for those of the variables that the questions are about, if the answer is yes.
  package struct Confirmed: Sendable {
    /// So many of the entry's questions, from the first on; at least one.
    package var questionCount: Int
    package var proposal: Proposal

    package init(questionCount: Int, proposal: Proposal) {
      self.questionCount = questionCount
      self.proposal = proposal
    }
  }

  package struct Entry: Sendable {
    /// The full dotted name.
    package var type: String
    package var location: Location
    package var answer: Answer
    /// Names, in order of declaration; for `appliedStates`, the objects that are driven, sorted.
    package var variables: [String]
    /// nil if the states were not counted.
    package var reached: Int?
    package var representable: Int?
    package var execution = Execution.byHand
    package var cases: [Case] = []
    /// Lines of Swift code: the new type and the variable that holds it.
    package var declaration: [String] = []
    /// Lines of Swift code: the old names as computed properties.
    package var shims: [[String]] = []
    /// Sorted by location.
    package var writes: [Change] = []
    /// Sorted by location.
    package var reads: [Change] = []
    /// Sorted by location.
    package var remainders: [Remainder] = []
    /// What could go into the enum or the optional as well, by hand; at the variables, in order of declaration.
    package var fits: [Remainder] = []
    /// The declaration with what fits, as lines of Swift; empty where nothing does, or its type is not known.
    package var fuller: [String] = []
    /// What the cases depend on: premises as in `.lintrc.yml`, or sentences.
    package var assumptions: [String] = []
    /// Questions whose answers would reduce the number of states, the most likely first; at most three.
    package var questions: [StateQuestion] = []
    /// What a few more clears would make of the variables; nil where that is not known.
    package var cleared: Cleared?
    /// What the questions lead to if they are answered with yes; nil without questions, or where that is no better.
    package var confirmed: Confirmed?
    /// For a product, the proposals for its parts, in the order of their first variables. A part without a
    /// proposal is left out.
    package var parts: [Entry] = []

    package init(type: String, location: Location, answer: Answer, variables: [String]) {
      self.type = type
      self.location = location
      self.answer = answer
      self.variables = variables
    }
  }

  /// Sorted by location.
  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }
}

package enum SuggestionFormat: String, ReportFormat {
  /// For people.
  case table
  /// The code to write, with explanations as comments.
  case swift
  /// For scripts.
  case json
  /// For pages and pull requests.
  case markdown

  package typealias Report = SuggestionReport

  package var reporter: any Reporter<SuggestionFormat> {
    switch self {
    case .table: SuggestionTable()
    case .swift: SuggestionSwift()
    case .json: SuggestionJSON()
    case .markdown: SuggestionMarkdown()
    }
  }
}

extension SuggestionReport {
  /// Each product, followed by its parts.
  var flatEntries: [Entry] { entries.flatMap { [$0] + $0.parts } }
}

extension SuggestionReport.Answer {
  /// The proposal in words, without a period.
  func text(for entry: SuggestionReport.Entry) -> String {
    switch self {
    case .enumeration: "one enum"
    case .payloads: "one enum with payloads"
    case .optionSet: "an option set"
    case .optionalValue: "one optional value"
    case .presentedItem: "one optional that says what is shown"
    case .appliedStates: "one enum, and one function that applies its states to \(joined(entry.variables))"
    case .product: "its parts, each on its own\(entry.restText)"
    case .derived(let reason): "fewer stored variables: \(reason)"
    case .leave where entry.cleared != nil: "leave it as it is, or clear what stays set"
    case .leave(let reason): "leave it: \(reason)"
    }
  }
}

extension SuggestionReport.Entry {
  /// The proposal in words, without a period.
  var answerText: String { answer.text(for: self) }

  /// The variables of a product that are in no part with a proposal, as the end of a sentence; empty if there are none.
  fileprivate var restText: String {
    let rest = variables.filter { name in !parts.contains { $0.variables.contains(name) } }
    guard !parts.isEmpty, !rest.isEmpty else { return "" }
    return "; \(joined(rest.map { "'\($0)'" })) \(rest.count == 1 ? "stays as it is" : "stay as they are")"
  }

  /// What is left of the states with more clears, as a sentence without its period.
  var clearedText: String? {
    cleared.map { cleared in
      let lines = cleared.clears.count == 1 ? "this write clears" : "these writes clear"
      guard case .leave = answer else {
        let names = joined(cleared.proposal.variables.map { "'\($0)'" })
        return "\(names) have \(counted(cleared.proposal.reached, "state")) if \(lines) another variable, too"
      }
      return
        "\(grouped(cleared.proposal.reached)) of them \(cleared.proposal.reached == 1 ? "is" : "are") left if \(lines) another variable, too"
    }
  }

  /// What the questions lead to, as a sentence without its period.
  var confirmedText: String? {
    confirmed.map { confirmed in
      let proposal = confirmed.proposal
      let some =
        confirmed.questionCount == 1
        ? "the first of these holds" : "the first \(confirmed.questionCount) of these hold"
      let condition =
        questions.count == 1
        ? "if it is" : confirmed.questionCount == questions.count ? "if all of it is" : "if only \(some)"
      let names = joined(proposal.variables.map { "'\($0)'" })
      return
        "\(condition), \(names) have \(counted(proposal.reached, "state")): \(proposal.answer.text(for: self))"
    }
  }

  /// Such as `5 of 8 states are reached`; nil if the states were not counted.
  var countText: String? {
    guard let reached, let representable else { return nil }
    return "\(grouped(reached)) of \(counted(representable, "state")) \(reached == 1 ? "is" : "are") reached"
  }

  /// The next command to run, in one line; nil if there is none.
  var nextStep: String? {
    switch (answer, execution) {
    case (.presentedItem, _) where remainders.isEmpty:
      "'untangle rewrite --type \(type) --presented-item' shows all of it as a diff, '--apply' writes it"
    case (.appliedStates, _) where remainders.isEmpty:
      "'untangle rewrite --type \(type) --ui-state' shows all of it as a diff, '--apply' writes it"
    case (.leave, _), (.optionSet, _), (.presentedItem, _), (.appliedStates, _), (.optionalValue, _),
      (.product, _):
      nil
    case (_, .proved): "'untangle rewrite --type \(type)' shows all of it as a diff, '--apply' writes it"
    case (_, .byHand): nil
    }
  }
}

extension MissingClear {
  /// Such as `'isLoading' is set here: clear 'error', too`.
  package var text: String {
    switch write {
    case .sets: "'\(written)' is set here: clear '\(cleared)', too"
    case .clears: "'\(written)' is cleared here: clear '\(cleared)', too"
    }
  }
}
