package import UntangleSourceFiles

/// A `switch` with a catch-all branch.
package struct SwitchFact: Hashable, Sendable {
  /// What the catch-all branch does.
  package enum Rest: UInt8, Hashable, Sendable, Storable {
    /// `fatalError`, `preconditionFailure`, `assertionFailure`, `XCTFail` and their like.
    case traps
    case `throws`
    /// Yields `true` or `false` and does nothing else.
    case answers
    /// Yields `nil` and does nothing else.
    case answersNil
    /// `break` or `return`, and nothing else.
    case nothing
    case other
  }

  package enum Form: UInt8, Hashable, Sendable, Storable { case `default`, wildcard, unknownDefault }

  /// Whether the branch could name its cases instead.
  package enum Label: UInt8, Hashable, Sendable, Storable {
    /// A `default` or `_` alone at the end, and no branch is under `#if`.
    case alone
    /// The body uses the bound value: `case let other`.
    case binding
    /// `case .main, _`, or with an attribute.
    case shared
    /// Other branches follow, which the compiler rejects or warns about.
    case followed
    /// A branch is under `#if`, so the remaining cases differ between builds.
    case conditional
  }

  package var subject: AccessPath
  /// The source of the subject, on one line, for messages.
  package var subjectText: String
  package var enclosingType: String?
  /// Base name of the enclosing function; nil outside of one.
  package var enclosingFunction: String?
  /// Every pattern before the catch-all branch, in order.
  package var items: [CaseItem]
  package var form: Form
  package var label: Label
  package var rest: Rest
  /// From the word `default` or `case` to the colon.
  package var span: Span
  /// The line of the subject, then the lines of the labels before the catch-all; 1-based, ascending.
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
  /// Whether the catch-all branch handles its cases, instead of rejecting them or answering no.
  package var isOpen: Bool {
    switch rest {
    case .nothing, .other: true
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
