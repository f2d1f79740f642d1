import UntangleFacts
import UntangleSourceFiles

/// What a key text comes down to.
struct ReadText {
  enum Form: Hashable {
    case text
    /// A value of that type, made of the text: it is a text by its `rawValue`.
    case boxed(String?)
  }

  /// Where the only literal of it stands.
  struct Origin {
    var location: Location
    var enclosingType: String?
  }

  /// nil for what is not known.
  var parts: [String?]
  var form = Form.text
  var spelling: KeySite.Spelling
  /// The constants that hold the whole of it, the one that was named first.
  var names: [KeyName] = []
  /// nil for a literal at the place itself, and for what is put together.
  var origin: Origin?
  /// Of a constant of a type for names.
  var kind: KeyKind?

  /// With `…` for what is not known.
  var text: String { parts.map { $0 ?? "…" }.joined() }

  var isExact: Bool { !parts.contains(nil) }

  /// Whether there is anything to show: of what is known in part, more than what joins the parts.
  var saysSomething: Bool {
    if isExact { return parts.contains { !($0 ?? "").isEmpty } }
    return parts.contains { $0?.contains { $0.isLetter || $0.isNumber } ?? false }
  }

  var unboxed: ReadText {
    var result = self
    result.form = .text
    return result
  }

  /// One after the other; nil where nothing of it is known.
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
