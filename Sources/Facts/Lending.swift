/// What the receiver of a variable's binding may do with the variable.
package enum Lending: UInt8, Hashable, Sendable, Storable {
  /// Write any value at any time.
  case free
  /// Reset it to `false` or nil when the presentation is dismissed: `sheet(isPresented: $isShown)`.
  case takenBack
  /// The same, by a sheet or a cover, of which one view shows one at a time.
  case covering
  /// Set it when the user follows a link, and reset it on the way back: `NavigationLink(isActive: $isShown)`.
  case following

  /// Whether the receiver only resets the variable.
  package var isTakenBack: Bool { self == .takenBack || self == .covering }

  /// Whether the receiver shows something while the variable is set.
  package var presents: Bool { self != .free }

  /// The lending of an argument, by the function's base name and the argument's label.
  init(argumentOf function: String, label: String?) {
    if label == "isActive", SDK.says(.links, of: function) {
      self = .following
      return
    }
    let presents =
      switch label {
      case "isPresented": SDK.says(.presents, of: function)
      case "item": SDK.says(.presentsItem, of: function)
      default: false
      }
    self = !presents ? .free : SDK.says(.covers, of: function) ? .covering : .takenBack
  }
}
