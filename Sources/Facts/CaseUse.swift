package import UntangleSourceFiles

/// A place that names cases of an enum, or takes what it does not name.
package struct CaseUse: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case select([Row])
    case test(CaseTest)
    /// `[.a, .b]`.
    case list(ListRole, members: [CasePattern])
    /// `[.a: 1, .b: 2]`.
    case dictionary(keys: [CasePattern])
    /// An initialiser of an enum that sets `self` to each of these cases; the name is `init(rawValue:)`.
    case maker(name: String, cases: [String])
  }

  package enum ListRole: UInt8, Hashable, Sendable, Storable {
    /// What `allCases` is.
    case allCases
    case other
  }

  /// A branch of a `switch`, or one of the patterns of its `case`.
  package struct Row: Hashable, Sendable {
    package enum Coverage: UInt8, Hashable, Sendable, Storable {
      case whole
      /// With a `where`: takes some of what fits.
      case part
    }

    package enum Label: Hashable, Sendable {
      case `default`, unknownDefault
      /// The pattern as written.
      case pattern(String)
      /// The same with `@unknown`.
      case unknownPattern(String)
    }

    package var pattern: CasePattern
    package var coverage: Coverage
    package var label: Label
    /// The code of the branch on one line, shortened.
    package var runs: String
    /// From the word `default` or `case` to the colon.
    package var span: Span
  }

  package var form: Form
  /// Of a list and of a dictionary what its elements or keys are.
  package var subject: AccessPath
  /// The source of the subject, on one line; empty where there is none.
  package var subjectText: String
  package var enclosingType: String?
  /// Base name of the function or property around it; nil outside of one.
  package var enclosingFunction: String?
  /// A switch from its keyword to its subject; anything else as a whole.
  package var span: Span
}

/// A question that is true for the cases that it names, or for all others.
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
  /// What becomes of a value that is none of them.
  package var outcome: CaseOutcome
}

/// What runs for a value that a test does not name.
package enum CaseOutcome: Hashable, Sendable {
  /// The `if` branch, the `else` branch: its code on one line.
  case then(String)
  case otherwise(String)
  /// There is no `else`.
  case nothing
  /// The `else` of a `guard`.
  case leaves(String)
  case passes
  case loopEnds
  case loopGoesOn
  /// A `for` loop leaves it out.
  case skipped
  case loopTakes
  /// A side of a ternary.
  case takes(String)
  /// The value of the function, property or closure around.
  case answers(Bool)
  /// The value of a variable.
  case sets(String, Bool)
  /// More than this test decides.
  case open(Bool)
}
