package import UntangleFacts
package import UntangleProjectModel
package import UntangleFindings
package import UntangleSourceFiles

/// All values that a `.lintrc.yml` can set. The file is parsed once; later stages use only this value.
package struct Configuration: Hashable, Sendable {
  /// The path of the file, as users see it; nil without a file.
  package var path: String?
  /// The folder that globs are relative to: the file's folder, or an ancestor of it when the file extends
  /// another; `.` without a file.
  package var globBase: String
  /// The file that this one extends; nil if it names none, and after the two have been merged.
  package var extended: PlacedText?
  /// Globs of the files to read; empty means all.
  package var included: [PlacedText]
  /// Globs of files to skip; they win over `included`.
  package var excluded: [PlacedText]
  /// Has only the rules that the file mentions.
  package var rules: [RuleID: RuleEntry]
  /// A type with a higher score fails the run; nil means no limit.
  package var maximumTypeScore: Double?
  /// The project's own functions that take a key as an argument, in the file's order.
  package var keys: [KeyDeclaration]
  /// Enums whose declarations are outside the sources, in the file's order.
  package var enums: [ForeignEnum]
  package var closures: ClosureTimes
  /// Conditions that must hold in every reachable state, in the file's order.
  package var invariants: [Invariant]
  /// Premises about how types are used, in the file's order.
  package var assumed: [Assumed]
  /// Names for the states of types, in the file's order.
  package var names: [StateNames]
  package var limits: Limits
  /// The address of the rule pages; nil means the address of this project.
  package var rulePages: RulePages?
  /// In the file's order; where several match a path, the last one wins.
  package var overrides: [Override]
  /// The origin of each value, by its key path: `rules.enum_default.severity`, `overrides[0].paths[1]`.
  package var origins: [String: Origin]
  /// Values of `--set`; they win over all files.
  package var settings: [RuleID: RuleEntry] = [:]
  /// The configurations of subfolders, each for the files in its folder.
  package var nested: [NestedConfiguration] = []
  /// The digest of the bytes of all configuration files; without a file, the digest of no bytes.
  package var digest: ContentDigest

  /// Where a value was set.
  package struct Origin: Hashable, Sendable {
    /// The path as users see it; nil means the configuration's own file.
    package var path: String?
    /// From 1; nil means the command line.
    package var line: Int?

    package init(path: String? = nil, line: Int?) {
      self.path = path
      self.line = line
    }
  }

  /// The defaults, used without a file.
  package static let standard = Configuration(path: nil)

  /// The defaults, as if read from an empty file at `path`.
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
    closures = ClosureTimes()
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

/// A text that is validated later, with the place to report mistakes at.
package struct PlacedText: Hashable, Sendable {
  package var text: String
  package var place: TextPlace

  package init(_ text: String, at place: TextPlace) {
    self.text = text
    self.place = place
  }
}

/// When closures run.
package struct ClosureTimes: Hashable, Sendable {
  package var calls = ClosureCalls.infer
  /// When functions run the closures that they are given, by base name. They win over the SDK's table.
  package var functions: [String: ClosureTime] = [:]
}

/// How often an escaping closure may be called.
package enum ClosureCalls: String, Sendable, CaseIterable {
  /// At most once, as completion handlers are.
  case once
  /// Any number of times.
  case `repeat`
  /// Decided by the function that the closure is passed to.
  case infer
}

/// A condition on a type's variables that must hold in every reachable state.
package struct Invariant: Hashable, Sendable {
  /// A variable or a case in the condition.
  package struct Mention: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
      /// Alone, as a Boolean operand.
      case condition
      /// An operand of `==` or `!=`.
      case compared
    }

    /// Such as `isOn` or `.idle`.
    package var text: String
    package var role: Role
    package var place: TextPlace

    package init(_ text: String, _ role: Role, at place: TextPlace) {
      self.text = text
      self.role = role
      self.place = place
    }
  }

  /// The fully qualified name or its last component.
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

/// A premise about how a type is used.
package struct Assumed: Hashable, Sendable {
  /// The fully qualified name or its last component.
  package var type: PlacedText
  package var premise: Premise
  /// nil if the premise comes from the command line.
  package var place: TextPlace?

  package init(type: PlacedText, premise: Premise, place: TextPlace?) {
    self.type = type
    self.premise = premise
    self.place = place
  }
}

/// Names for the enum of a type's states, its property and its cases.
package struct StateNames: Hashable, Sendable {
  /// The fully qualified name or its last component.
  package var type: PlacedText
  /// nil means that the tool chooses the name; likewise for `property`.
  package var enumName: String?
  package var property: String?
  /// The case name of each state. The key is the set of variables that are set in the state; the empty set is
  /// the state with none set.
  package var cases: [Set<String>: String]
  /// The place of each entry of `cases`.
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

/// Beyond these limits the tool reports that it gave up.
package struct Limits: Hashable, Sendable {
  /// Size of the largest source file that is read, in bytes.
  package var fileSize: Int
  /// Number of states of the largest state space that is explored.
  package var states: Int

  package init(fileSize: Int = 10_000_000, states: Int = 1 << 20) {
    self.fileSize = fileSize
    self.states = states
  }
}

extension Configuration {
  /// The folder of the file that has `place`, as users see it; without `place`, the folder of the
  /// configuration's own file.
  package func folder(of place: TextPlace? = nil) -> String {
    (place?.path ?? path).map(UntangleConfiguration.folder(of:)) ?? "."
  }

  /// The file that has the place, as users see it.
  package func path(of place: TextPlace) -> String { place.path ?? path ?? configurationFileName }

  /// Whether all values come from at most one file.
  package var isOneFile: Bool { nested.isEmpty && origins.values.allSatisfy { $0.path == nil } }
}

/// The folder part of a path; `.` for a bare file name.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
