package import UntangleSourceFiles

/// A comment that allows rules at a place: `// untangle:disable:next enum_default - the server adds cases`.
package struct Suppression: Hashable, Sendable {
  package enum Reach: Hashable, Sendable {
    case next, this, previous
    /// From here to the matching `enable` or the end of the file.
    case regionStart
    case regionEnd
    /// `untangle:enforce exhaustive` above an enum: no switch over it may have a `default`.
    case enforce
    /// `untangle:ignore` above an enum: each switch over it may have a `default`.
    case ignore
    /// The word after `untangle:` is none of these.
    case unknown(String)
  }

  package var reach: Reach
  /// As written; `all` means every rule. Empty where no rule is named.
  package var rules: [String]
  /// The text after ` - `; nil without one, never empty.
  package var reason: String?
  /// The date after `until:`; nil without one.
  package var until: SuppressionEnd?
  /// The span of the comment.
  package var span: Span
  /// The last line of the declaration, statement or case that begins behind a `next`, or of the enum that begins behind
  /// an `enforce` or `ignore`; nil for others, and where no enum does.
  package var lastLineBehind: Int32?

  package init(
    reach: Reach, rules: [String], reason: String?, until: SuppressionEnd? = nil, span: Span,
    lastLineBehind: Int32? = nil
  ) {
    self.reach = reach
    self.rules = rules
    self.reason = reason
    self.until = until
    self.span = span
    self.lastLineBehind = lastLineBehind
  }
}

/// When a suppression ends: `until: 2027-03` or `until: 2027-03-15`.
package struct SuppressionEnd: Hashable, Sendable {
  /// As written; empty where no date follows `until:`.
  package var text: String
  /// The first day on which the suppression is no longer valid: the day itself, or the first day of the month
  /// after the one given. nil where the text is no date.
  package var day: CalendarDay?

  package init(_ text: String) {
    self.text = text
    day = Self.day(text)
  }

  private static func day(_ text: String) -> CalendarDay? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      parts.map(\.utf8.count) == [4, 2] || parts.map(\.utf8.count) == [4, 2, 2]
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 2
      ? CalendarDay(afterMonth: numbers[1], of: numbers[0])
      : CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
