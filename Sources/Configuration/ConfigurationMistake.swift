package import UntangleSourceFiles

/// A place in a configuration file. Line and column are from 1; columns count UTF-8 bytes and do not count a
/// byte order mark.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  package var column: Int
  /// The file, as users see it; nil means the file of the configuration that has the value.
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

/// A mistake in a configuration file.
package struct ConfigurationMistake: Hashable, Sendable {
  package var path: String
  /// Nil if the mistake concerns the whole file.
  package var place: TextPlace?
  /// Starts lowercase, ends without a period, and names the fix if there is one.
  package var message: String

  package init(path: String, place: TextPlace?, message: String) {
    self.path = path
    self.place = place
    self.message = message
  }

  package var line: Int? { place?.line }
  package var column: Int? { place?.column }

  /// The mistake as a problem of the run.
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

/// The values of a configuration file, as far as they could be read, and all mistakes in it.
package struct ConfigurationResult: Sendable {
  /// Invalid entries are left out, so they have their defaults.
  package var configuration: Configuration
  /// In the order of their places; empty means that the file is valid.
  package var mistakes: [ConfigurationMistake]

  package init(configuration: Configuration, mistakes: [ConfigurationMistake]) {
    self.configuration = configuration
    self.mistakes = mistakes
  }
}
