package import UntangleFacts
package import UntangleProjectModel
package import UntangleFindings
package import UntangleSourceFiles

/// Everything a `.lintrc.yml` can say, read once; nothing later looks at the file.
package struct Configuration: Hashable, Sendable {
  /// The file it came from, as users see it; nil where there is none.
  package var path: String?
  /// The folder that globs are relative to: the one of the file, or one above it where the file extends another;
  /// `.` where there is none.
  package var globBase: String
  /// The file that this one extends; nil where none is named, and where it has been taken in.
  package var extended: PlacedText?
  /// Globs of the files to look at; empty means all.
  package var included: [PlacedText]
  /// Globs of files to leave alone; win over `included`.
  package var excluded: [PlacedText]
  /// Only rules that the file mentions.
  package var rules: [RuleID: RuleEntry]
  /// A type with a higher score fails the run; nil means that none does.
  package var maximumTypeScore: Double?
  /// Own functions whose argument is a key, in the file's order.
  package var keys: [KeyDeclaration]
  /// Enums whose source is not at hand, in the file's order.
  package var enums: [ForeignEnum]
  package var closures: ClosureCalls
  /// In the file's order.
  package var invariants: [Invariant]
  /// What is assumed of the use of types, in the file's order.
  package var assumed: [Assumed]
  /// What the states of types are to be called, in the file's order.
  package var names: [StateNames]
  package var limits: Limits
  /// Where the pages of the rules can be read; nil is the project's own address.
  package var rulePages: RulePages?
  /// In the file's order; for one path the later ones win.
  package var overrides: [Override]
  /// Where each value stands, by its path of keys: `rules.enum_default.severity`, `overrides[0].paths[1]`.
  package var origins: [String: Origin]
  /// What is set on the command line: it wins over all files.
  package var settings: [RuleID: RuleEntry] = [:]
  /// Those of folders below, each for the files in it.
  package var nested: [NestedConfiguration] = []
  /// Of the files' texts, which say all of the above; of no text where there is no file.
  package var digest: ContentDigest

  /// A line of a file.
  package struct Origin: Hashable, Sendable {
    /// As users see it; nil is the configuration's own file.
    package var path: String?
    /// From 1; nil is the command line.
    package var line: Int?

    package init(path: String? = nil, line: Int?) {
      self.path = path
      self.line = line
    }
  }

  /// What holds where there is no file.
  package static let standard = Configuration(path: nil)

  /// The defaults, as if from an empty file at `path`.
  package init(path: String?) {
    self.path = path
    globBase = path.map(UntangleConfiguration.folder(of:)) ?? "."
    extended = nil
    included = []
    excluded = []
    rules = [:]
    maximumTypeScore = nil
    keys = []
    enums = []
    closures = .infer
    invariants = []
    assumed = []
    names = []
    limits = Limits()
    rulePages = nil
    overrides = []
    origins = [:]
    digest = ContentDigest(of: [])
  }
}

/// A text that is judged later, and where to report it.
package struct PlacedText: Hashable, Sendable {
  package var text: String
  package var place: TextPlace

  package init(_ text: String, at place: TextPlace) {
    self.text = text
    self.place = place
  }
}

/// How often a closure that is handed away may be called.
package enum ClosureCalls: String, Sendable, CaseIterable {
  /// At most once, as completion handlers are.
  case once
  /// Any number of times.
  case `repeat`
  /// To be decided by what the closure is handed to.
  case infer
}

/// What must hold for a type's state in every reachable state.
package struct Invariant: Hashable, Sendable {
  /// A variable or a case in the condition.
  package struct Mention: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
      /// By itself, to be true or false.
      case condition
      /// On a side of `==` or `!=`.
      case compared
    }

    /// `isOn`, or `.idle`.
    package var text: String
    package var role: Role
    package var place: TextPlace

    package init(_ text: String, _ role: Role, at place: TextPlace) {
      self.text = text
      self.role = role
      self.place = place
    }
  }

  /// Full dotted name or its last part.
  package var type: PlacedText
  /// As written: `!(savingWorkout && workoutInProgress)`.
  package var condition: PlacedText
  package var value: LoweredExpression
  /// In the order of the text.
  package var mentions: [Mention]

  package init(type: PlacedText, condition: PlacedText, value: LoweredExpression, mentions: [Mention]) {
    self.type = type
    self.condition = condition
    self.value = value
    self.mentions = mentions
  }
}

/// What is assumed of the use of a type.
package struct Assumed: Hashable, Sendable {
  /// Full dotted name or its last part.
  package var type: PlacedText
  package var premise: Premise
  /// nil where it does not stand in a file.
  package var place: TextPlace?

  package init(type: PlacedText, premise: Premise, place: TextPlace?) {
    self.type = type
    self.premise = premise
    self.place = place
  }
}

/// What the enum of a type's states is to be called, and its cases.
package struct StateNames: Hashable, Sendable {
  /// Full dotted name or its last part.
  package var type: PlacedText
  /// nil where the tool is to find a name; the same for the property.
  package var enumName: String?
  package var property: String?
  /// By what is set in a state; empty for nothing.
  package var cases: [Set<String>: String]
  /// Where each of them stands.
  package var places: [Set<String>: TextPlace]

  package init(
    type: PlacedText, enumName: String? = nil, property: String? = nil, cases: [Set<String>: String] = [:],
    places: [Set<String>: TextPlace] = [:]
  ) {
    self.type = type
    self.enumName = enumName
    self.property = property
    self.cases = cases
    self.places = places
  }
}

/// Beyond these the tool says that it gave up.
package struct Limits: Hashable, Sendable {
  /// Bytes of the largest source file that is read.
  package var fileSize: Int
  /// States of the largest state space that is explored.
  package var states: Int

  package init(fileSize: Int = 10_000_000, states: Int = 1 << 20) {
    self.fileSize = fileSize
    self.states = states
  }
}

extension Configuration {
  /// The folder of its file, or of the file that a value of it stands in, as users see it.
  package func folder(of place: TextPlace? = nil) -> String {
    (place?.path ?? path).map(UntangleConfiguration.folder(of:)) ?? "."
  }

  /// The file that a value stands in, as users see it.
  package func path(of place: TextPlace) -> String { place.path ?? path ?? configurationFileName }

  /// Whether one file, or none, says all.
  package var isOneFile: Bool { nested.isEmpty && origins.values.allSatisfy { $0.path == nil } }
}

/// The folder part of a path; `.` for a bare name.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
