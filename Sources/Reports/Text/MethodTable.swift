import UntangleStateSpaces

/// What one operation makes of the states.
private struct MethodStep {
  var operation: String
  /// The states from which it leads to the other, in order.
  var from: [Int]
  var to: Int
}

extension StateSpace {
  /// The most states that one row names.
  private static let namedStates = 4

  /// A row for each operation and each state that it leads to; the name stands in the first row of an operation. Says
  /// nothing of what leaves a state as it is.
  func methodTable(atMost limit: Int) -> (table: Table, hidden: Int) {
    let steps = methodSteps
    let shown = steps.prefix(limit)
    let rows = shown.enumerated().map { index, step -> [TableCell] in
      let isFirst = index == 0 || steps[index - 1].operation != step.operation
      return [
        TableCell(isFirst ? step.operation.visible : ""), TableCell(text(of: step.from)),
        TableCell(label(of: states[step.to].values)),
      ]
    }
    let table = Table(
      columns: [
        TableColumn("method", fitting: .wrapped, minimum: 10, priority: 3),
        TableColumn("from", fitting: .wrapped, minimum: 14, priority: 2),
        TableColumn("to", fitting: .wrapped, minimum: 14, priority: 1),
      ], rows: rows)
    return (table, steps.count - shown.count)
  }

  private var methodSteps: [MethodStep] {
    var steps: [MethodStep] = []
    let sorted = (transitions ?? []).map { (operations[$0.operation].name.text, $0.to, $0.from) }.sorted(
      by: <)
    for (operation, to, from) in sorted {
      if let last = steps.last, last.operation == operation, last.to == to {
        if last.from.last != from { steps[steps.count - 1].from.append(from) }
      } else {
        steps.append(MethodStep(operation: operation, from: [from], to: to))
      }
    }
    return steps
  }

  private func text(of places: [Int]) -> String {
    let shown = places.prefix(places.count > Self.namedStates ? Self.namedStates - 1 : Self.namedStates)
    let names = shown.map { label(of: states[$0].values) }
    let rest = places.count - shown.count
    return names.joined(separator: "; ") + (rest > 0 ? "; \(grouped(rest)) more" : "")
  }
}
