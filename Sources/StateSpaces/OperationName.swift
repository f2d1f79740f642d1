/// The name of an operation in witnesses and tables: `load`, `load.closure2`, `load.await`, `isOn.set`.
package struct OperationName: Hashable, Sendable {
  /// What runs of the function that `base` names.
  package enum Part: Hashable, Sendable {
    /// The setter of the variable that `base` names, or a plain write of it.
    case setter
    /// A closure that the function hands away. Counted from 1 in the order of the source.
    case closure(number: Int)
    /// What follows an `await`.
    case afterAwait
  }

  /// The base name of a function or variable. A function of another type has its type's name before it:
  /// `SessionController.cancel`.
  package var base: String
  /// From outside to inside: a closure of a closure has two.
  package var parts: [Part]

  package init(_ base: String, _ parts: [Part] = []) {
    self.base = base
    self.parts = parts
  }

  func adding(_ part: Part) -> OperationName { OperationName(base, parts + [part]) }

  /// The name as the JSON contract has it.
  package var text: String { ([base] + parts.map(\.text)).joined(separator: ".") }

  /// The name in words: `'stop'`, `setting 'isOn'`, `a closure of 'load'`, `'load' after an await`.
  package var words: String {
    let isInClosure = parts.contains { if case .closure = $0 { true } else { false } }
    let code = isInClosure ? "a closure of '\(base)'" : "'\(base)'"
    return switch parts.last {
    case .setter: "setting '\(base)'"
    case .afterAwait: "\(code) after an await"
    case .closure, nil: code
    }
  }
}

extension OperationName: CustomStringConvertible {
  package var description: String { text }
}

extension OperationName: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

extension OperationName.Part {
  fileprivate var text: String {
    switch self {
    case .setter: "set"
    case .closure(number: 1): "closure"
    case .closure(let number): "closure\(number)"
    case .afterAwait: "await"
    }
  }
}
