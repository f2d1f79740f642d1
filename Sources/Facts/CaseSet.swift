package import UntangleSourceFiles

/// A test whether a value is one of several cases: `x == .a || x == .b`.
package struct CaseSet: Hashable, Sendable {
  package enum Form: UInt8, Hashable, Sendable, Storable {
    /// `==` and `||`.
    case equalities
    /// `!=` and `&&`.
    case inequalities
    /// `[.a, .b].contains(x)`.
    case contains
    /// `case .a, .b:` in a switch whose only other branch takes the rest.
    case branch
  }

  package enum Role: UInt8, Hashable, Sendable, Storable {
    /// The entire result of a function or property, whose name then names the set.
    case answer
    /// The same, but not `true` for exactly these cases.
    case otherAnswer
    case question
  }

  package var form: Form
  package var role: Role
  package var subject: AccessPath
  /// The source of the subject, on one line.
  package var subjectText: String
  /// The enum as written before the dot of a case; nil where no case has one.
  package var writtenType: String?
  /// Two or more, without duplicates, in order.
  package var members: [String]
  /// What the `if` branch calls or sets where the test is its condition: `gps`, `self`; without duplicates,
  /// in order.
  package var receivers: [String]
  package var enclosingType: String?
  /// Base name of the enclosing function or property; nil outside of one.
  package var enclosingFunction: String?
  /// The local constant or variable that the test is the whole value of; nil without one.
  package var local: String?
  package var span: Span
}

/// `if x == .a … else if x == .b … else if case .c = x …`: a switch over one value, written as conditions.
package struct ConditionChain: Hashable, Sendable {
  package enum Rest: UInt8, Hashable, Sendable, Storable {
    /// An `else` takes what is left.
    case taken
    case passedOver
  }

  package var subject: AccessPath
  /// The source of the subject, on one line.
  package var subjectText: String
  /// The enum as written before the dot of a case; nil where all are written without.
  package var writtenType: String?
  /// Three or more, each once, in order.
  package var members: [String]
  package var rest: Rest
  package var enclosingType: String?
  /// Base name of the function or property around it; nil outside of one.
  package var enclosingFunction: String?
  /// Of the first condition.
  package var span: Span
}

/// A place that compares an enum's raw value, or its description, with literals.
package struct LiteralTest: Hashable, Sendable {
  package enum Form: UInt8, Hashable, Sendable, Storable { case `switch`, comparisons }

  package enum Source: UInt8, Hashable, Sendable, Storable {
    /// `x.rawValue`.
    case rawValue
    /// `String(describing: x)`, `"\(x)"`.
    case description
  }

  package var form: Form
  package var source: Source
  /// The value whose raw value or description is compared.
  package var subject: AccessPath
  package var subjectText: String
  /// Two or more: strings without quotes, numbers as written; without duplicates, in order.
  package var literals: [String]
  package var enclosingType: String?
  package var enclosingFunction: String?
  /// The subject of a switch; all of the comparisons otherwise.
  package var span: Span
}

/// A hand-written `allCases`.
package struct AllCases: Hashable, Sendable {
  /// Dotted; in an extension, the extended type as written.
  package var type: String
  /// The cases in the order of the list.
  package var members: [String]
  package var span: Span
}
