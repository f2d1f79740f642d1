package import UntangleSourceFiles

/// The rewrite of a type, some of whose variables become one enum.
package struct StateRewrite: Sendable {
  package enum Extent: Sendable {
    case all
    /// The declarations alone: no write and no condition is read.
    case declarations
    /// Of flags of which each presents something: one optional that says which, and no old names.
    case presentedItem
  }

  /// One run of writes, before and after.
  package struct Step: Hashable, Sendable {
    package var location: Location
    /// Lines relative to the indentation of the step.
    package var old: [String]
    /// Empty where nothing remains to be done.
    package var new: [String]
    package var course = Course.one

    package enum Course: Hashable, Sendable {
      case one
      /// It leads to several states, and only the state before decides to which.
      case several
      /// It is a `switch` over several values, of which the state before may be one.
      case joint
    }
  }

  /// A condition that depends on the state alone.
  package struct Read: Hashable, Sendable {
    package var location: Location
    package var old: String
    package var new: String
  }

  package struct File: Sendable {
    package var text: FileText
    package var edits: [SourceEdit]

    package var rewritten: FileText {
      FileText(path: text.path, bytes: edits.applied(to: text.bytes))
    }
  }

  package var type: String
  package var states: StateEnum
  var declaration: EnumDeclaration
  /// The old names as computed properties.
  package var shims: [[String]]
  /// Sorted by place.
  package var steps: [Step]
  /// Conditions over the variables that depend on the state alone, sorted by place.
  package var reads: [Read]
  /// What the enum may answer beside: `canStart`, as a method's guard asks; a property each, in the order of the guards.
  package var answers: [[String]]
  /// What the tool would write, whatever stays by hand; by path, only those that change. None where two steps meet.
  package var sketch: [File]
  /// What is not as before for code outside of the sources; nil where all is.
  package var change: DeclaredChange?
  /// The combinations that have no case because of what is assumed, in words; empty without assumptions.
  package var excluded: [String]
  /// Sorted by place; empty where the rewrite is complete.
  package var refusals: [Refusal]
  /// The old names that something else sets, and that can have no setter.
  package var unsettable: Set<String>

  /// The declaration with all answers in the enum.
  package var answeringDeclaration: [String] {
    let lines = declaration.lines
    guard let end = lines.firstIndex(of: "}"), !answers.isEmpty else { return lines }
    return lines[..<end] + answers.flatMap { [""] + $0 } + lines[end...]
  }

  /// By path; only those that change. None where there are refusals.
  package var files: [File] { refusals.isEmpty ? sketch : [] }
}

/// How a rewritten type differs for code that the sources do not show.
package enum DeclaredChange: Hashable, Sendable {
  /// Several variables that change together are one change.
  case fewerNotifications(of: String)

  init?(_ keeping: ChangeKeeping, of type: String) {
    switch keeping {
    case .plain, .state: return nil
    case .published, .observable: self = .fewerNotifications(of: type)
    }
  }

  /// One sentence.
  package var text: String {
    switch self {
    case .fewerNotifications(let type):
      "Flags of \(type) that are set together become one change. Views read the same values; code outside of these sources that counts changes counts fewer."
    }
  }
}

extension StateRewrite {
  /// Why an enum is not what a person would write, as one lowercase sentence; nil where it may be.
  package var reasonAgainstEnum: String? {
    states.reasonAgainstCases ?? reasonAgainstSteps ?? reasonAgainstSelection
  }

  /// Why a write is clearer than what it would become, as one lowercase sentence; nil where none is.
  private var reasonAgainstSelection: String? {
    steps.first { $0.course == .joint }.map {
      "in line \($0.location.line) a write would ask for several values at once"
    }
  }

  /// Why the variables are no one state, as one lowercase sentence; nil where they may be.
  ///
  /// One case holds all that another holds, and a write keeps what is beyond that as it is. So the variables are
  /// set by themselves, and an enum makes each write longer.
  private var reasonAgainstSteps: String? {
    guard states.variables.count == 2, steps.contains(where: { $0.course != .one }) else { return nil }
    let held = states.cases.map { Set(states.terms(of: $0)) }.filter { !$0.isEmpty }
    for small in held {
      guard let large = held.first(where: { small.isStrictSubset(of: $0) }) else { continue }
      let kept = joined(large.subtracting(small).sorted().map { "'\($0)'" })
      let set = joined(small.sorted().map { "'\($0)'" })
      return "\(kept) may be as it is while \(set) is set again: they are two things"
    }
    return nil
  }
}
