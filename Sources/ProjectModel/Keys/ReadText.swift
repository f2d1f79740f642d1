import UntangleFacts
import UntangleSourceFiles

/// The value of a key text, as far as it is known.
struct ReadText {
  enum Form: Hashable {
    case text
    /// A value of the given type that is made of the text. The text is its `rawValue`.
    case boxed(String?)
  }

  /// The place of the only literal in it.
  struct Origin {
    var location: Location
    var enclosingType: String?
  }

  /// nil for a part of unknown text.
  var parts: [String?]
  var form = Form.text
  var spelling: KeySite.Spelling
  /// The constants that hold the whole text, starting with the one that the place names.
  var names: [KeyName] = []
  /// nil for a literal at the place itself, and for a composed text.
  var origin: Origin?
  /// The kind of a constant of a name type such as `Notification.Name`.
  var kind: KeyKind?

  /// The text, with `…` for each unknown part.
  var text: String { parts.map { $0 ?? "…" }.joined() }

  var isExact: Bool { !parts.contains(nil) }

  /// Whether there is enough to show: some text, or, with unknown parts, a letter or digit in a known one.
  var saysSomething: Bool {
    if isExact { return parts.contains { !($0 ?? "").isEmpty } }
    return parts.contains { $0?.contains { $0.isLetter || $0.isNumber } ?? false }
  }

  var unboxed: ReadText {
    var result = self
    result.form = .text
    return result
  }

  /// The concatenation; nil where nothing of it is known.
  static func joined(_ all: [ReadText?]) -> ReadText? {
    var parts: [String?] = []
    for part in all {
      guard let part, part.form == .text else {
        if let last = parts.last, last == nil { continue }
        parts.append(nil)
        continue
      }
      for piece in part.parts {
        if let piece, let last = parts.last, let last {
          parts[parts.count - 1] = last + piece
        } else if piece != nil || parts.isEmpty || parts[parts.count - 1] != nil {
          parts.append(piece)
        }
      }
    }
    let result = ReadText(parts: parts, spelling: .composed)
    return result.saysSomething ? result : nil
  }
}
