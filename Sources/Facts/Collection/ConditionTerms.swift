import SwiftSyntax

/// The terms of a flat condition, split at `||` and `&&`; ranges index the elements.
struct ConditionTerms {
  /// The operands of `||`, each split into the operands of `&&`.
  var disjuncts: [[Range<Int>]]

  /// What the value of a part implies for the whole condition.
  enum Verdict: Equatable {
    case decided(Bool)
    /// The part has this value, but the other parts decide the whole.
    case open(Bool)
  }

  /// nil where the range contains an operator of unknown precedence.
  init?(_ elements: [ExprSyntax], in range: Range<Int>, text: (TokenSyntax) -> String) {
    disjuncts = [[]]
    var start = range.lowerBound
    for index in range {
      guard let operation = elements[index].as(BinaryOperatorExprSyntax.self) else { continue }
      let name = text(operation.operator)
      guard !FoldedSequence.isForeign(name) else { return nil }
      guard name == "||" || name == "&&" else { continue }
      disjuncts[disjuncts.count - 1].append(start..<index)
      if name == "||" { disjuncts.append([]) }
      start = index + 1
    }
    disjuncts[disjuncts.count - 1].append(start..<range.upperBound)
  }

  /// The verdict where this many one-term alternatives are false.
  func verdict(falseCount: Int) -> Verdict {
    falseCount == disjuncts.count ? .decided(false) : .open(false)
  }

  /// The verdict where this many terms of one alternative are true.
  func verdict(trueCount: Int, of disjunct: Int) -> Verdict {
    trueCount == disjuncts[disjunct].count ? .decided(true) : .open(true)
  }

  /// The verdict where the value of one term is known.
  func verdict(ofTermIn disjunct: Int, isTrue: Bool) -> Verdict {
    if isTrue { return verdict(trueCount: 1, of: disjunct) }
    return disjuncts.count == 1 ? .decided(false) : .open(false)
  }
}

/// A part of a flat operator sequence that is a condition of its own, and how its value is used.
struct ConditionSegment {
  enum Use {
    /// The value of the whole sequence.
    case whole
    case assigned(to: ExprSyntax)
    case ternary(then: ExprSyntax, otherwise: [ExprSyntax])
    /// The last operand of a ternary.
    case side
  }

  var range: Range<Int>
  var use: Use

  /// The segments in order: `a ? b : c ? d : e` has three.
  static func all(of elements: [ExprSyntax]) -> [ConditionSegment] {
    var segments: [ConditionSegment] = []
    let isAssignment = elements.count > 2 && elements[1].is(AssignmentExprSyntax.self)
    var start = isAssignment ? 2 : 0
    for index in elements.indices.dropFirst(start) {
      guard let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self) else { continue }
      segments.append(
        ConditionSegment(
          range: start..<index,
          use: .ternary(then: ternary.thenExpression, otherwise: Array(elements[(index + 1)...]))))
      start = index + 1
    }
    let rest: Use = !segments.isEmpty ? .side : isAssignment ? .assigned(to: elements[0]) : .whole
    segments.append(ConditionSegment(range: start..<elements.count, use: rest))
    return segments
  }
}
