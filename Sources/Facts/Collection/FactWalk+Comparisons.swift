import SwiftSyntax

/// `x == .a` or `x != .a`.
struct CaseComparison {
  enum Sense { case equal, unequal }

  var subject: [ExprSyntax]
  /// The source without a leading `self.`.
  var subjectText: String
  /// The case without payload: `.a`.
  var member: CasePattern
  var sense: Sense
}

/// Comparisons of one value that form one test: `x == .a || x == .b`, `x != .a && x != .b`.
struct ComparisonGroup {
  var comparisons: [CaseComparison]
  /// The range of elements from the first to the last comparison.
  var range: Range<Int>
  /// The verdict for a value that is none of the cases.
  var verdict: ConditionTerms.Verdict

  var sense: CaseComparison.Sense { comparisons[0].sense }
}

/// `[.a, .b].contains(x)`.
struct CaseMembership {
  var cases: [CasePattern]
  var subject: ExprSyntax
}

extension FactWalk {
  func noteMembership(_ node: FunctionCallExprSyntax) {
    guard let (list, subject) = membership(node) else { return }
    let cases = list.compactMap { namedCase($0) }
    guard !list.isEmpty, cases.count == list.count else { return }
    let membership = CaseMembership(cases: cases, subject: subject)
    collectors.caseSets.note(membership, in: node)
    collectors.caseUses.note(membership, in: node)
  }

  /// The elements of the literal and the value that is searched for.
  private func membership(_ node: FunctionCallExprSyntax) -> (list: [ExprSyntax], subject: ExprSyntax)? {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base, base.kind == .arrayExpr, text(callee.declName.baseName) == "contains",
      node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let list = base.as(ArrayExprSyntax.self)
    else { return nil }
    return (list.elements.map(\.expression), argument.expression)
  }

  /// Two comparisons take at least seven elements.
  func noteComparisonsIfAny(_ node: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    if elements.count >= (detail.contains(.everyUse) ? 3 : 7) { noteComparisons(node, elements) }
  }

  private func noteComparisons(_ node: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    guard elements.count < FoldedSequence.elementLimit else { return }
    for segment in ConditionSegment.all(of: elements) {
      guard let terms = ConditionTerms(elements, in: segment.range, text: text) else { continue }
      collectors.literalTests.note(terms, elements)
      for group in groups(terms, elements) {
        collectors.caseSets.note(group, elements, of: node)
        if detail.contains(.everyUse) { collectors.caseUses.note(group, elements, segment, of: node) }
      }
    }
  }

  private func groups(_ terms: ConditionTerms, _ elements: [ExprSyntax]) -> [ComparisonGroup] {
    var equal: [ComparisonGroup] = []
    var others: [ComparisonGroup] = []
    for (place, disjunct) in terms.disjuncts.enumerated() {
      var unequal: [ComparisonGroup] = []
      for range in disjunct {
        guard let comparison = comparison(elements, range) else { continue }
        switch comparison.sense {
        case .equal where disjunct.count == 1: join(comparison, range, &equal)
        case .equal:
          others.append(
            ComparisonGroup(
              comparisons: [comparison], range: range,
              verdict: terms.verdict(ofTermIn: place, isTrue: false)))
        case .unequal: join(comparison, range, &unequal)
        }
      }
      for index in unequal.indices {
        unequal[index].verdict = terms.verdict(trueCount: unequal[index].comparisons.count, of: place)
      }
      others += unequal
    }
    for index in equal.indices {
      equal[index].verdict = terms.verdict(falseCount: equal[index].comparisons.count)
    }
    return equal + others
  }

  private func join(
    _ comparison: CaseComparison, _ range: Range<Int>, _ groups: inout [ComparisonGroup]
  ) {
    let known = groups.firstIndex { $0.comparisons[0].subjectText == comparison.subjectText }
    guard let known else {
      groups.append(
        ComparisonGroup(comparisons: [comparison], range: range, verdict: .open(false)))
      return
    }
    groups[known].comparisons.append(comparison)
    groups[known].range = groups[known].range.lowerBound..<range.upperBound
  }

  private func comparison(_ elements: [ExprSyntax], _ range: Range<Int>) -> CaseComparison? {
    guard let (middle, sense) = equation(elements, range) else { return nil }
    let left = Array(elements[range.lowerBound..<middle])
    let right = Array(elements[(middle + 1)..<range.upperBound])
    guard !left.isEmpty, right.count == 1 else { return nil }
    let named = namedCase(right[0])
    if let named, left.count > 1 || namedCase(left[0]) == nil {
      return CaseComparison(subject: left, subjectText: subjectText(left), member: named, sense: sense)
    }
    guard named == nil, left.count == 1, let swapped = namedCase(left[0]) else { return nil }
    return CaseComparison(
      subject: right, subjectText: subjectText(right), member: swapped, sense: sense)
  }

  /// The place of the only `==` or `!=` of a term; nil where there is none or more than one.
  func equation(
    _ elements: [ExprSyntax], _ range: Range<Int>
  ) -> (place: Int, sense: CaseComparison.Sense)? {
    var found: (Int, CaseComparison.Sense)?
    for index in range {
      guard let operation = elements[index].as(BinaryOperatorExprSyntax.self) else { continue }
      switch text(operation.operator) {
      case "==": if found == nil { found = (index, .equal) } else { return nil }
      case "!=": if found == nil { found = (index, .unequal) } else { return nil }
      case "??": continue
      default: return nil
      }
    }
    return found
  }

  func subjectText(_ elements: [ExprSyntax]) -> String {
    let text = elements.map { codeText($0) }.joined(separator: " ")
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// `x ?? .a` has the unwrapped type of `x`.
  func subjectShape(_ elements: [ExprSyntax]) -> AccessPath {
    elements.count == 1 ? shape(elements[0]) : .unwrapped(shape(elements[0]))
  }
}
