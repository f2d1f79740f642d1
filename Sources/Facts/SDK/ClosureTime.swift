/// When a function runs the closure that it is given.
package enum ClosureTime: String, CaseIterable, Hashable, Sendable {
  /// Exactly once, before the function returns.
  case once
  /// Once for each of several elements, before the function returns.
  case each
  /// At most once, after the function has returned.
  case later
  /// Any number of times, after the function has returned.
  case repeatedly
}

extension SDK {
  /// nil for functions that are not in the table.
  package static func closureTime(of function: String) -> ClosureTime? {
    guard let traits = table[function] else { return nil }
    if traits.contains(.once) { return .once }
    if traits.contains(.each) { return .each }
    if traits.contains(.later) { return .later }
    return traits.contains(.repeatedly) ? .repeatedly : nil
  }
}

extension Body {
  /// Whether it takes closures that may escape, and has the name of a function of the SDK that takes closures, too.
  var isNamesakeOfSDK: Bool {
    kind == .method && retention != .nothing && !parameters.isEmpty && SDK.closureTime(of: name) != nil
  }
}
