import UntangleFacts
package import UntangleProjectModel

extension Assumed {
  /// Parses a premise of the command line; it has no place.
  package init(_ text: String, ofType type: String) throws(PremiseSyntax.Mistake) {
    self.init(
      type: PlacedText(type, at: TextPlace(line: 1, column: 1)), premise: try PremiseSyntax.premise(text),
      place: nil)
  }
}

/// Parser for premises: a form such as `exclusive`, and its operands.
package enum PremiseSyntax {
  package struct Mistake: Error, Sendable {
    package var message: String
    /// Counted in characters of the text, from 0; nil means all of the text.
    package var offset: Int?
  }

  /// The keys of the forms, in the order of the documentation.
  package static let forms = ["exclusive", "together", "kept", "input", "alternates", "serial", "once"]

  /// Parses a premise as written on the command line: `exclusive: isPlaying, isPaused`,
  /// `input: isShown -> file != nil`.
  package static func premise(_ text: String) throws(Mistake) -> Premise {
    let halves = text.split(separator: ":", maxSplits: 1).map { trimmed($0) }
    guard halves.count == 2, !halves[1].isEmpty else {
      throw Mistake(message: "'\(text)' is none of '\(forms.joined(separator: ": …', '")): …'")
    }
    if takesNames(halves[0]) {
      let list = halves[1].drop { $0 == "[" }.reversed().drop { $0 == "]" }.reversed()
      let names = String(list).split(separator: ",").map { trimmed($0) }
      return try premise(form: halves[0], names: names)
    }
    return try premise(form: halves[0], text: unquoted(halves[1]))
  }

  static func takesNames(_ form: String) -> Bool { form == "exclusive" || form == "together" }

  static func premise(form: String, names: [String]) throws(Mistake) -> Premise {
    guard names.count > 1, Set(names).count == names.count else {
      throw Mistake(message: "'\(form)' takes two or more different variables")
    }
    return form == "exclusive" ? .exclusive(names) : .together(names)
  }

  static func premise(form: String, text: String) throws(Mistake) -> Premise {
    switch form {
    case "kept": return .kept(try condition(text))
    case "input": return .input(try condition(text))
    case "alternates":
      let names = text.split(separator: "/").map { trimmed($0) }
      guard names.count == 2, names[0] != names[1], !names.contains("") else {
        throw Mistake(message: "'alternates' takes two functions: 'begin / end'")
      }
      return .alternates(begin: names[0], end: names[1])
    case "serial": return .serial(text)
    case "once": return .once(text)
    default:
      throw Mistake(
        message: "unknown form '\(shortened(form))'" + suggestionOrList(form, forms, list: "known are"))
    }
  }

  private static func condition(_ text: String) throws(Mistake) -> PremiseCondition {
    let value: LoweredExpression
    do throws(InvariantSyntax.Mistake) {
      value = try InvariantSyntax.condition(text).value
    } catch {
      throw Mistake(message: "\(error.message), in the condition '\(text)'", offset: error.offset)
    }
    guard value.quantities.isEmpty else {
      throw Mistake(message: "only 'invariants' compare numbers, and not the condition '\(text)'")
    }
    return PremiseCondition(text: text, value: value)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func unquoted(_ text: String) -> String {
    let isQuoted = text.count > 1 && text.first == text.last && (text.first == "\"" || text.first == "'")
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }
}
