package import UntangleSourceFiles

/// A `switch` with a branch that takes every value left.
package struct SwitchFact: Hashable, Sendable {
  /// What the branch that takes the rest does.
  package enum Rest: UInt8, Hashable, Sendable, Storable {
    /// `fatalError`, `preconditionFailure`, `assertionFailure`, `XCTFail` and their like.
    case traps
    case `throws`
    /// Answers `true` or `false` and nothing else.
    case answers
    /// Answers `nil` and nothing else.
    case answersNil
    case other
  }

  package enum Form: UInt8, Hashable, Sendable, Storable { case `default`, wildcard, unknownDefault }

  /// Whether the branch could name what it takes instead.
  package enum Label: UInt8, Hashable, Sendable, Storable {
    /// `default` or `_` by itself at the end, and all branches stand in every build.
    case alone
    /// The body uses the value: `case let other`.
    case binding
    /// `case .main, _`, or with an attribute.
    case shared
    /// More branches come, which the compiler refuses or calls superfluous.
    case followed
    /// A branch stands under `#if`: what is left differs from build to build.
    case conditional
  }

  package var subject: AccessPath
  /// The source of the subject, on one line, for messages.
  package var subjectText: String
  package var enclosingType: String?
  /// Base name of the function around it; nil outside of one.
  package var enclosingFunction: String?
  /// Every pattern before the rest, in order.
  package var items: [CaseItem]
  package var form: Form
  package var label: Label
  package var rest: Rest
  /// From the word `default` or `case` to the colon.
  package var span: Span
  /// The line of the subject, then those of the labels before the rest; from 1, in order.
  package var linesBefore: [Int32]

  package init(
    subject: AccessPath, subjectText: String, enclosingType: String?,
    enclosingFunction: String?, items: [CaseItem], form: Form, label: Label, rest: Rest, span: Span,
    linesBefore: [Int32]
  ) {
    self.subject = subject
    self.subjectText = subjectText
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
    self.items = items
    self.form = form
    self.label = label
    self.rest = rest
    self.span = span
    self.linesBefore = linesBefore
  }
}

extension SwitchFact {
  /// Whether the rest branch does something about what it takes, other than to refuse it or to say no.
  package var isOpen: Bool {
    switch rest {
    case .other: true
    case .answersNil: items.count > 1
    case .traps, .throws, .answers: false
    }
  }
}

/// Branches of a switch that do nothing but fall through to the next one, which has patterns, too.
package struct EmptyFallthrough: Hashable, Sendable {
  /// How many there are in a row, the one that they lead to left out.
  package var count: Int
  /// The patterns of all of them, and of the branch that they lead to, as source.
  package var patterns: [String]
  package var enclosingType: String?
  /// Base name of the function or property around it; nil outside of one.
  package var enclosingFunction: String?
  /// Of the label of the first.
  package var span: Span
}
