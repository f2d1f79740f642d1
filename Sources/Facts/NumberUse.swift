package import UntangleSourceFiles

/// What code does with a number of a value that a flag may follow from.
///
///     if monster.strength <= 0 { monster.isActive = false }   decides(flag: "isActive", value: false), atMost 0
///     monster.strength = 0                                    is set, equal 0
package struct NumberUse: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A flag of the same value is given this where the comparison holds.
    case decides(flag: String, value: Bool)
    case isSet
  }

  package enum Comparison: UInt8, Hashable, Sendable, Storable { case less, atMost, equal, atLeast, more }

  package var form: Form
  /// What has the number; the instance for its own.
  package var receiver: AccessPath
  package var number: String
  package var comparison: Comparison
  package var constant: Int
  package var enclosingType: String?
  /// Base name of the function or property around it; nil outside of one.
  package var enclosingFunction: String?
  package var span: Span
}

extension NumberUse.Comparison {
  package func holds(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .less: left < right
    case .atMost: left <= right
    case .equal: left == right
    case .atLeast: left >= right
    case .more: left > right
    }
  }

  /// As source.
  package var text: String {
    switch self {
    case .less: "<"
    case .atMost: "<="
    case .equal: "=="
    case .atLeast: ">="
    case .more: ">"
    }
  }

  /// nil where its opposite is none of these.
  package var opposite: NumberUse.Comparison? {
    switch self {
    case .less: .atLeast
    case .atMost: .more
    case .equal: nil
    case .atLeast: .less
    case .more: .atMost
    }
  }

  /// With its sides in each other's place.
  var turned: NumberUse.Comparison {
    switch self {
    case .less: .more
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    case .more: .less
    }
  }
}
