/// The steps that premises keep from being taken, for a search that leaves them out with all that follows only from
/// them.
package struct RefusedSteps: Hashable, Sendable {
  /// An input: a variable that others set, from one combination to another.
  struct Input: Hashable, Sendable {
    var operation: StateOperation
    var from: [Int]
    var to: [Int]
  }

  /// By operation, the combinations in which it does not begin.
  private(set) var beginnings: [StateOperation: Set<[Int]>] = [:]
  private(set) var inputs: Set<Input> = []
  /// The combinations with which no instance begins.
  private(set) var firsts: Set<[Int]> = []
  /// Whether these are all. Whose turn it is, and what others set together, is more than a combination tells.
  private(set) var extent = Extent.complete
  /// By name, for operations of other sources: only these are asked where they are not empty.
  private var named: [OperationName: Set<[Int]>] = [:]

  package enum Extent: Sendable { case complete, incomplete }

  package var isEmpty: Bool { beginnings.isEmpty && inputs.isEmpty && firsts.isEmpty && named.isEmpty }

  mutating func refuse(_ operation: StateOperation, in values: [Int]) {
    beginnings[operation, default: []].insert(values)
  }

  mutating func refuse(_ input: Input) { inputs.insert(input) }

  mutating func refuse(first values: [Int]) { firsts.insert(values) }

  mutating func giveUp() { extent = .incomplete }

  // The combinations are only worked out where something is refused: the search asks in each step.

  /// Whether an operation does not begin in a combination.
  func keeps(_ operation: StateOperation, in values: @autoclosure () -> [Int]) -> Bool {
    if beginnings.isEmpty, named.isEmpty { return false }
    guard let refused = beginnings[operation] ?? named[operation.name] else { return false }
    return refused.contains(values())
  }

  /// Whether an input does not lead from one combination to another.
  func rejects(
    _ operation: @autoclosure () -> StateOperation, from values: @autoclosure () -> [Int],
    to next: @autoclosure () -> [Int]
  ) -> Bool {
    !inputs.isEmpty && inputs.contains(Input(operation: operation(), from: values(), to: next()))
  }

  func refuses(first values: @autoclosure () -> [Int]) -> Bool {
    !firsts.isEmpty && firsts.contains(values())
  }

  /// Whether others do not set the variable to some value, in a combination.
  package func refusesInputs(of variable: String, from values: [Int]) -> Bool {
    inputs.contains { $0.operation.kind == .input(variable: variable) && $0.from == values }
  }

  /// Whether others do not set the variable so that it leads from one combination to another.
  package func refusesInput(of variable: String, from values: [Int], to next: [Int]) -> Bool {
    inputs.contains {
      $0.operation.kind == .input(variable: variable) && $0.from == values && $0.to == next
    }
  }

  /// The same beginnings for other sources in which each combination has another representation, and operations have
  /// other places. Inputs and first combinations are left out. nil where another operation of the space has the name of
  /// one of these.
  package func renamed(in space: StateSpace, _ place: ([Int]) -> [Int]?) -> RefusedSteps? {
    var result = RefusedSteps()
    for (operation, combinations) in beginnings {
      guard space.operations.allSatisfy({ $0 == operation || $0.name != operation.name }),
        result.named[operation.name] == nil
      else { return nil }
      result.named[operation.name] = Set(combinations.compactMap(place))
    }
    return result
  }
}
