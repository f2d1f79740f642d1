package import UntangleSourceFiles

/// What could be written instead of variables that are one state.
package struct SuggestionReport: Sendable {
  package enum Answer: Hashable, Sendable {
    /// One enum.
    case enumeration
    /// One enum whose cases carry what is only there in some states.
    case payloads
    /// Flags that are independent of each other, as one set.
    case optionSet
    /// One optional struct for variables that are only set together.
    case optionalValue
    /// One optional that says which of several sheets, alerts or the like is shown.
    case presentedItem
    /// Several types, each for some of the variables: what they can be in together are all combinations of these.
    case product
    /// Fewer stored variables: flags that others decide, as computed properties, or variables that never change. What
    /// follows from what in one lowercase sentence.
    case derived(reason: String)
    /// Nothing: the reason, in one lowercase sentence.
    case leave(reason: String)
  }

  /// Whether the tool can write it itself.
  package enum Execution: Hashable, Sendable {
    /// `rewrite` does all of it, and has shown that nothing changes.
    case proved
    /// Something stays by hand.
    case byHand
  }

  package struct Case: Hashable, Sendable {
    package var name: String
    /// What is set in it; empty for nothing.
    package var values: [String]
    /// The operations of a shortest way there; empty for a first state.
    package var witness: [String]

    package init(name: String, values: [String], witness: [String]) {
      self.name = name
      self.values = values
      self.witness = witness
    }
  }

  /// Code as it is and as it would be.
  package struct Change: Hashable, Sendable {
    package var location: Location
    package var old: [String]
    /// Empty where nothing is left to do.
    package var new: [String]

    package init(location: Location, old: [String], new: [String]) {
      self.location = location
      self.old = old
      self.new = new
    }
  }

  /// What the tool does not do, and why.
  package struct Remainder: Hashable, Sendable {
    package var location: Location
    package var reason: String

    package init(location: Location, reason: String) {
      self.location = location
      self.reason = reason
    }
  }

  package struct Entry: Sendable {
    /// Full dotted name.
    package var type: String
    package var location: Location
    package var answer: Answer
    /// Names, in order of declaration.
    package var variables: [String]
    /// nil where the states were not counted.
    package var reached: Int?
    package var representable: Int?
    package var execution = Execution.byHand
    package var cases: [Case] = []
    /// Swift text, in lines: the type to write and the variable that holds it.
    package var declaration: [String] = []
    /// Swift text, in lines: the old names as computed properties.
    package var shims: [[String]] = []
    /// By place.
    package var writes: [Change] = []
    /// By place.
    package var reads: [Change] = []
    /// By place.
    package var remainders: [Remainder] = []
    /// What was assumed of the type's use, as in `.lintrc.yml`; the cases rest on it.
    package var assumptions: [String] = []
    /// What would make fewer states of it if it were said, the likeliest first; at most three.
    package var questions: [StateQuestion] = []
    /// Of a product, what to write for each part that is worth it; by their first variables.
    package var parts: [Entry] = []

    package init(type: String, location: Location, answer: Answer, variables: [String]) {
      self.type = type
      self.location = location
      self.answer = answer
      self.variables = variables
    }
  }

  /// By place.
  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }
}

package enum SuggestionFormat: String, ReportFormat {
  /// For people.
  case table
  /// The code to write, with what is to be known about it as comments.
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
  /// Each product, then its parts.
  var flatEntries: [Entry] { entries.flatMap { [$0] + $0.parts } }
}

extension SuggestionReport.Entry {
  /// The answer in words, without a period.
  var answerText: String {
    switch answer {
    case .enumeration: "one enum"
    case .payloads: "one enum with payloads"
    case .optionSet: "an option set"
    case .optionalValue: "one optional value"
    case .presentedItem: "one optional that says what is shown"
    case .product: "its parts, each on its own"
    case .derived(let reason): "fewer stored variables: \(reason)"
    case .leave(let reason): "leave it: \(reason)"
    }
  }

  /// `5 of 8 states are reached`; nil where they were not counted.
  var countText: String? {
    guard let reached, let representable else { return nil }
    return "\(grouped(reached)) of \(counted(representable, "state")) \(reached == 1 ? "is" : "are") reached"
  }

  /// What to do next, in one line; nil where there is nothing.
  var nextStep: String? {
    switch (answer, execution) {
    case (.presentedItem, _) where remainders.isEmpty:
      "'untangle rewrite --type \(type) --presented-item' shows all of it as a diff, '--apply' writes it"
    case (.leave, _), (.optionSet, _), (.presentedItem, _), (.optionalValue, _), (.product, _),
      (.derived, _):
      nil
    case (_, .proved): "'untangle rewrite --type \(type)' shows all of it as a diff, '--apply' writes it"
    case (_, .byHand): nil
    }
  }
}
