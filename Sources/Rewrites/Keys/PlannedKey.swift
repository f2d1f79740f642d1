import UntangleProjectModel

/// A key that becomes a case, with its uses.
struct PlannedKey {
  struct Use {
    /// The replacement of the text.
    enum Form: Hashable {
      /// `.isOn`, in a call that has an overload for the enum.
      case typed(DefaultsCall)
      /// `.didLogIn` instead of `Notification.Name("didLogIn")`.
      case name
      /// `UserDefaults.BoolKey.isOn.rawValue`, where a string is required.
      case text
    }

    var path: String
    var range: Range<Int>
    var form: Form
    var spelling: KeySite.Spelling
  }

  var key: IndexedKey
  var literal: KeyLiteral
  var role: KeyEnum.Role
  /// The name of an existing constant that can be used in all places: `didLogIn`.
  var known: String?
  var uses: [Use] = []
  var refusals: [Refusal] = []

  /// Whether some literal is replaced. If only constants use the key, an enum would only add a name.
  var isWorthIt: Bool { uses.contains { $0.spelling == .literal } }
}

extension PlannedKey.Use {
  /// `key` is the full name of the enum with that case. It is not used for a constant of a name type.
  func edit(naming name: String, of key: String) -> SourceEdit {
    let replacement =
      switch form {
      case .typed, .name: ".\(name)"
      case .text: "\(key).\(name).rawValue"
      }
    return SourceEdit(range: range, replacement: replacement)
  }
}
