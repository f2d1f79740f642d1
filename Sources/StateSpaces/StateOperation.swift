package import UntangleSourceFiles

/// An operation that leads from one state to another.
package struct StateOperation: Hashable, Sendable {
  /// What triggers the operation.
  package enum Kind: Hashable, Sendable {
    /// Outside code: it calls a function, or a framework runs a repeating closure. Includes a closure that
    /// only starts a task: `Button("Save") { Task { … } }`.
    case beginning
    /// Outside code that sets a variable.
    case input(variable: String)
    /// The code itself, as the continuation of an operation: the rest after an `await`, or a closure that
    /// runs once.
    case continuation
  }

  package var name: OperationName
  package var kind: Kind
  /// The base name of the function that runs, or that started the operation. Empty for an input.
  package var function: String
  /// The place of the function's name or of the closure; nil for an input.
  package var place: Location?
  /// Whether it is an input that only takes a variable back, as a presentation is closed: `sheet(isPresented: $isShown)`.
  package var isDismissal: Bool

  package init(
    name: OperationName, kind: Kind, function: String = "", place: Location? = nil, isDismissal: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.function = function
    self.place = place
    self.isDismissal = isDismissal
  }
}

extension StateOperation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    if left.name != right.name { return left.name < right.name }
    if left.kind != right.kind { return left.kind.rank < right.kind.rank }
    guard let first = left.place, let second = right.place else {
      return left.place == nil && right.place != nil
    }
    return first < second
  }
}

extension StateOperation.Kind {
  /// Whether outside code sets a variable, so that no code of the type runs.
  var isInput: Bool { if case .input = self { true } else { false } }

  fileprivate var rank: Int {
    switch self {
    case .beginning: 0
    case .input: 1
    case .continuation: 2
    }
  }
}
