package import UntangleFacts

/// The policy for closures that run later.
package enum ClosureCalls: Hashable, Sendable {
  /// Decided by the function that the closure is passed to.
  case inferred
  /// Each runs at most once for each time it is created.
  case once
  /// Each runs any number of times.
  case repeating
}

/// The policy, and when functions of the project and of its libraries run what they are given.
package struct ClosureRules: Hashable, Sendable {
  package var calls: ClosureCalls
  /// By base name. They win over the SDK's table.
  package var functions: [String: ClosureTime]

  package static let inferred = ClosureRules()

  package init(_ calls: ClosureCalls = .inferred, functions: [String: ClosureTime] = [:]) {
    self.calls = calls
    self.functions = functions
  }
}

/// When a closure runs, as far as its position in the source shows.
enum ClosureReading: Hashable {
  /// Once, before the enclosing call returns.
  case atOnce
  /// Zero or more times, before the enclosing call returns.
  case inPlace
  case later(Recurrence)
  /// Unknown: before the call returns or later, any number of times.
  case unknown

  init(_ time: ClosureTime) {
    switch time {
    case .once: self = .atOnce
    case .each: self = .inPlace
    case .later: self = .later(.once)
    case .repeatedly: self = .later(.repeating)
    }
  }
}

extension Closure.Fate {
  /// Whether the closure is passed to `Task`.
  var isTask: Bool {
    switch self {
    case .argument("Task", _), .ownArgument("Task", _): true
    case .argument, .ownArgument, .immediate, .local, .stored: false
    }
  }

  /// How the search models the closure. Decided by names, since types are unknown.
  func reading(_ rules: ClosureRules) -> ClosureReading {
    let reading = inferredReading(rules.functions)
    switch rules.calls {
    case .inferred: return reading
    case .once: return reading.isLate ? .later(.once) : reading
    case .repeating: return reading == .later(.once) ? .later(.repeating) : reading
    }
  }

  private func inferredReading(_ functions: [String: ClosureTime]) -> ClosureReading {
    switch self {
    case .immediate: .atOnce
    case .local, .stored: .later(.repeating)
    case .argument(let function, let label), .ownArgument(let function, let label):
      functions[function].map(ClosureReading.init) ?? reading(function, label)
    }
  }

  private func reading(_ function: String, _ label: String?) -> ClosureReading {
    if let label, SDK.says(.completion, of: label) { return .later(.once) }
    if let time = SDK.closureTime(of: function) { return ClosureReading(time) }
    return isNamedAfterEvent(function) ? .later(.repeating) : .unknown
  }

  /// As `onTapGesture` or `onChange`; also types of SwiftUI that take an action, as `Button` or `Toggle`.
  private func isNamedAfterEvent(_ function: String) -> Bool {
    let bytes = function.utf8
    guard let first = bytes.first else { return false }
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return true }
    guard function.hasPrefix("on"), bytes.count > 2 else { return false }
    let third = bytes[bytes.index(bytes.startIndex, offsetBy: 2)]
    return third >= UInt8(ascii: "A") && third <= UInt8(ascii: "Z")
  }
}
