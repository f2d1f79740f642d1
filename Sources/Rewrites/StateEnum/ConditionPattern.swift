import SwiftSyntax

extension StateEnum {
  /// The condition that the value is one case, as a pattern: `case .idle = phase`. For enums whose cases carry values, which
  /// cannot be compared. nil where several cases hold, or the receiver may be nil.
  func conditionPattern(for holding: [Int], of receiver: String) -> String? {
    guard holding.count == 1, !receiver.contains("?") else { return nil }
    return "case \(pattern(holding[0], binding: [])) = \(receiver)\(property)"
  }
}

extension StateEnum {
  /// The condition that the value is one case, which binds what one of its variables holds: `case .loaded(let item) = phase`.
  /// nil where several cases hold, or this one does not carry the variable, or the receiver may be nil.
  func binding(_ variable: Int, as name: String, in holding: [Int], of receiver: String) -> String? {
    guard holding.count == 1, !receiver.contains("?"), cases[holding[0]].payload.contains(variable) else {
      return nil
    }
    let state = cases[holding[0]]
    let values = state.payload.map { $0 == variable ? name : "_" } + carried(by: holding[0]).map { _ in "_" }
    return "case \(bindingForm.pattern(state.name, values)) = \(receiver)\(property)"
  }
}

/// Whether a range, in UTF-8 bytes, is one or several conditions of an `if`, a `guard` or a `while`, as they stand in its list.
/// Only there may a pattern stand.
func areConditions(_ range: Range<Int>, of file: ParsedFile) -> Bool {
  guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else { return false }
  var node = Syntax(token)
  while let parent = node.parent, !node.is(ConditionElementListSyntax.self) { node = parent }
  guard let list = node.as(ConditionElementListSyntax.self) else { return false }
  let places = list.map { (start: file.start(of: $0.condition), end: file.end(of: $0.condition)) }
  return places.contains { $0.start == range.lowerBound } && places.contains { $0.end == range.upperBound }
}
