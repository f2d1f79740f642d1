package import UntangleSourceFiles

/// A spot in a configuration file: 1-based, columns in UTF-8 bytes, a byte order mark not counted.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  package var column: Int
  /// The file, as users see it; nil is that of the configuration that the value belongs to.
  package var path: String?

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPlace: Comparable {
  package static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// One thing wrong with a configuration file.
package struct ConfigurationMistake: Hashable, Sendable {
  package var path: String
  /// Nil where it is about the whole file.
  package var place: TextPlace?
  /// Starts lowercase, ends without a period, with the mend where there is one.
  package var message: String

  package init(path: String, place: TextPlace?, message: String) {
    self.path = path
    self.place = place
    self.message = message
  }

  package var line: Int? { place?.line }
  package var column: Int? { place?.column }

  /// The mistake in the words of the other stages.
  package var problem: Problem { Problem(path: path, line: line, column: column, reason: message) }
}

extension ConfigurationMistake: CustomStringConvertible {
  /// `PATH:LINE:COLUMN: MESSAGE`, for standard error.
  package var description: String {
    guard let place else { return "\(path): \(message)" }
    return "\(path):\(place.line):\(place.column): \(message)"
  }
}

extension ConfigurationMistake: Comparable {
  package static func < (left: ConfigurationMistake, right: ConfigurationMistake) -> Bool {
    let leftPlace = left.place ?? TextPlace(line: 0, column: 0)
    let rightPlace = right.place ?? TextPlace(line: 0, column: 0)
    return (left.path, leftPlace, left.message) < (right.path, rightPlace, right.message)
  }
}

/// What a configuration file says, as far as it could be understood, and everything wrong with it.
package struct ConfigurationResult: Sendable {
  /// Mistaken entries are left out, so that they have their defaults.
  package var configuration: Configuration
  /// By place; empty means that the file may be used.
  package var mistakes: [ConfigurationMistake]

  package init(configuration: Configuration, mistakes: [ConfigurationMistake]) {
    self.configuration = configuration
    self.mistakes = mistakes
  }
}
