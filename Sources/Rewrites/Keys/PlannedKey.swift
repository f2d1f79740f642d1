import UntangleProjectModel

/// A key that becomes a case, with the places that will use it.
struct PlannedKey {
  struct Use {
    /// What is to stand in the place of the text.
    enum Form: Hashable {
      /// `.isOn`, as the call has a twin that takes the enum.
      case typed(DefaultsCall)
      /// `.didLogIn` in the place of `Notification.Name("didLogIn")`.
      case name
      /// `UserDefaults.BoolKey.isOn.rawValue`, wherever a text is due.
      case text
    }

    var path: String
    var range: Range<Int>
    var form: Form
    var spelling: KeySite.Spelling
  }

  var key: LedgerKey
  var literal: KeyLiteral
  var role: KeyEnum.Role
  /// What the project has called it already, where that can stand in all places: `didLogIn`.
  var known: String?
  var uses: [Use] = []
  var refusals: [Refusal] = []

  /// Whether a literal goes; an enum that only constants lead to would be one name more.
  var isWorthIt: Bool { uses.contains { $0.spelling == .literal } }
}

extension PlannedKey.Use {
  /// `key` has the case of that name; no enum where a constant of a type for names has it.
  func edit(naming name: String, of key: String) -> SourceEdit {
    let replacement =
      switch form {
      case .typed, .name: ".\(name)"
      case .text: "\(key).\(name).rawValue"
      }
    return SourceEdit(range: range, replacement: replacement)
  }
}
