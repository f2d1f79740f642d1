package import UntangleSourceFiles

extension LinkTemplate {
  /// The reason why a text is not a valid template: one sentence for users.
  package struct Flaw: Error, Hashable, Sendable {
    package var message: String
  }

  /// The URL schemes that a page may link to; none of them can run a script.
  package static let schemes = ["https", "http", "vscode", "xcode", "xed"]

  /// Validates a template given by the user.
  package init(checking text: String) throws(Flaw) {
    let scheme = text.split(separator: ":", omittingEmptySubsequences: false).first.map { $0.lowercased() }
    guard let scheme, Self.schemes.contains(scheme), text.dropFirst(scheme.count).hasPrefix("://") else {
      let known = Self.schemes.map { "\($0)://" }.joined(separator: ", ")
      throw Flaw(message: "must begin with one of \(known)")
    }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !Array("\"'<>`\\".utf8).contains($0) }) else {
      throw Flaw(message: "must be an address: write other characters as %NN")
    }
    guard text.contains("{path}") else { throw Flaw(message: "must have {path} where the file's path goes") }
    let rest = Place.allCases.reduce(text) { text, place in
      text.replacing(place.word, with: "")
    }
    guard !rest.contains("{"), !rest.contains("}") else {
      throw Flaw(message: "has braces around something other than {path}, {line} and {column}")
    }
    self.init(text)
  }

  fileprivate enum Place: String, CaseIterable {
    case path, line, column

    var word: String { "{\(rawValue)}" }
  }

  /// The address of a location; nil for a file outside the template's root.
  package func address(of location: Location) -> String? {
    guard let path = path(of: location.path) else { return nil }
    return text.replacing(Place.path.word, with: path.percentEncodedPath)
      .replacing(Place.line.word, with: "\(location.line)")
      .replacing(Place.column.word, with: "\(location.column)")
  }

  private func path(of shown: String) -> String? {
    if let root, shown.hasPrefix(root + "/") { return String(shown.dropFirst(root.utf8.count + 1)) }
    return shown.hasPrefix("/") || shown.hasPrefix("<") ? nil : shown
  }
}
