import SwiftSyntax

/// A flat condition by its `||` and `&&`: places of elements.
struct ConditionTerms {
  /// What stands between `||`, each as what stands between `&&`.
  var disjuncts: [[Range<Int>]]

  /// What is known of the whole where one part of it is.
  enum Verdict: Equatable {
    case decided(Bool)
    /// The part has this value; the rest decides.
    case open(Bool)
  }

  /// nil where an operator of unknown precedence stands in it.
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

  /// Where some alternatives, each of one term, are false.
  func verdict(falseCount: Int) -> Verdict {
    falseCount == disjuncts.count ? .decided(false) : .open(false)
  }

  /// Where that many terms of one alternative are true.
  func verdict(trueCount: Int, of disjunct: Int) -> Verdict {
    trueCount == disjuncts[disjunct].count ? .decided(true) : .open(true)
  }

  /// Where one term is known.
  func verdict(ofTermIn disjunct: Int, isTrue: Bool) -> Verdict {
    if isTrue { return verdict(trueCount: 1, of: disjunct) }
    return disjuncts.count == 1 ? .decided(false) : .open(false)
  }
}

/// A part of a flat sequence that is a condition of its own, and what is made of it.
struct ConditionSegment {
  enum Use {
    /// The value of the whole sequence.
    case whole
    case assigned(to: ExprSyntax)
    case ternary(then: ExprSyntax, otherwise: [ExprSyntax])
    /// The last side of a ternary.
    case side
  }

  var range: Range<Int>
  var use: Use

  /// In order: `a ? b : c ? d : e` has three.
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
