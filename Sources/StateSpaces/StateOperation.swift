package import UntangleSourceFiles

/// Something that leads from one state to another.
package struct StateOperation: Hashable, Sendable {
  /// Who decides that it happens.
  package enum Kind: Hashable, Sendable {
    /// Others: they call a function, or a framework runs a closure that it may run any number of times, be it only
    /// to make a task of its own: `Button("Save") { Task { … } }`.
    case beginning
    /// Others: they set a variable.
    case input(variable: String)
    /// The code itself, by what it began: the rest after an `await`, or a closure that runs once.
    case continuation
  }

  /// As in ways to states: `load`, `load.await`, `load.closure`, `isOn.set`.
  package var name: String
  package var kind: Kind
  /// The base name of the function that it is, or that has begun it; empty for what others do to a variable.
  package var function: String
  /// Of the function's name or of the closure; nil for what others do to a variable.
  package var place: Location?

  package init(name: String, kind: Kind, function: String = "", place: Location? = nil) {
    self.name = name
    self.kind = kind
    self.function = function
    self.place = place
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
  fileprivate var rank: Int {
    switch self {
    case .beginning: 0
    case .input: 1
    case .continuation: 2
    }
  }
}
