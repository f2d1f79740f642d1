package import UntangleSourceFiles

/// A place that names cases of an enum, or handles the cases that it does not name.
package struct CaseUse: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case select([Row])
    case test(CaseTest)
    /// `[.a, .b]`.
    case list(ListRole, members: [CasePattern])
    /// `[.a: 1, .b: 2]`.
    case dictionary(keys: [CasePattern])
    /// An enum's initialiser that sets `self` to each of these cases, such as `init(rawValue:)`.
    case maker(name: String, cases: [String])
  }

  package enum ListRole: UInt8, Hashable, Sendable, Storable {
    /// The value of `allCases`.
    case allCases
    case other
  }

  /// A branch of a `switch`, or one of the patterns of its `case`.
  package struct Row: Hashable, Sendable {
    package enum Coverage: UInt8, Hashable, Sendable, Storable {
      case whole
      /// With a `where` clause: matches only some of the values.
      case part
    }

    package enum Label: Hashable, Sendable {
      case `default`, unknownDefault
      /// The pattern as written.
      case pattern(String)
      /// The pattern as written, behind `@unknown`.
      case unknownPattern(String)
    }

    package var pattern: CasePattern
    package var coverage: Coverage
    package var label: Label
    /// The code of the branch on one line, truncated.
    package var runs: String
    /// From the word `default` or `case` to the colon.
    package var span: Span
  }

  package var form: Form
  /// The subject; for a list or a dictionary, the type of its elements or keys.
  package var subject: AccessPath
  /// The source of the subject on one line; empty without a subject.
  package var subjectText: String
  package var enclosingType: String?
  /// Base name of the enclosing function or property; nil outside of one.
  package var enclosingFunction: String?
  /// From the keyword to the subject of a switch; the whole expression otherwise.
  package var span: Span
}

/// A test that holds for the cases that it names, or for all others.
package struct CaseTest: Hashable, Sendable {
  package enum Form: UInt8, Hashable, Sendable, Storable {
    /// `==` and `!=`.
    case comparison
    /// `if case`, `guard case`, `while case`, `for case`.
    case pattern
    /// `[.a, .b].contains(x)`.
    case contains
  }

  package var form: Form
  /// At least one.
  package var members: [CasePattern]
  /// What happens to a value that the test does not name.
  package var outcome: CaseOutcome
}

/// What happens to a value that a test does not name.
package enum CaseOutcome: Hashable, Sendable {
  /// The `if` branch or the `else` branch runs; its code on one line.
  case then(String)
  case otherwise(String)
  /// There is no `else`.
  case nothing
  /// The `else` of a `guard`.
  case leaves(String)
  case passes
  case loopEnds
  case loopGoesOn
  /// A `for` loop skips it.
  case skipped
  case loopTakes
  /// A ternary yields this operand.
  case takes(String)
  /// The enclosing function, property or closure returns this value.
  case answers(Bool)
  /// A variable gets this value.
  case sets(String, Bool)
  /// The test has this value, and a larger expression decides the outcome.
  case open(Bool)
}
