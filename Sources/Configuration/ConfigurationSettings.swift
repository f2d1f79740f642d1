package import UntangleFindings

/// The name of the command line in mistakes and reports.
private let settingsPath = "--set"

/// Parses the values of `--set`, such as `rules.enum_default.severity=off`, as if they were in a file.
///
/// Dots separate the keys; the value is YAML. The mistakes name the text instead of a line and column.
package func parseSettings(_ texts: [String], schemas: [RuleSchema]) -> ConfigurationResult {
  var result = ConfigurationResult(configuration: Configuration(path: settingsPath), mistakes: [])
  for text in texts {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let keys = halves[0].split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, !keys.contains(""), !text.contains(where: \.isNewline) else {
      result.mistakes.append(
        ConfigurationMistake(
          path: "\(settingsPath) \(shortened(text))", place: nil,
          message: "expected KEY=VALUE, like 'rules.enum_default.severity=off'"))
      continue
    }
    guard keys[0] != "extends" else {
      result.mistakes.append(
        ConfigurationMistake(
          path: "\(settingsPath) \(shortened(text))", place: nil,
          message: "'extends' is for files; name the file with '--config'"))
      continue
    }
    let lines = keys.enumerated().map { depth, key in String(repeating: "  ", count: depth) + "\(key):" }
    let yaml = lines.joined(separator: "\n") + " " + halves[1] + "\n"
    let parsed = parseConfiguration(text: Array(yaml.utf8), path: settingsPath, schemas: schemas)
    result.mistakes += parsed.mistakes.map {
      ConfigurationMistake(path: "\(settingsPath) \(shortened(text))", place: nil, message: $0.message)
    }
    if parsed.mistakes.isEmpty {
      result.configuration = parsed.configuration.overlaying(result.configuration)
    }
  }
  return result
}

extension Configuration {
  /// Applies the values of the command line, which win over all files. Their globs are relative to the folder
  /// of this configuration.
  package func applying(_ settings: Configuration) -> Configuration {
    var over = settings.told(in: settingsPath)
    over.globBase = globBase
    over.settings = over.rules
    over.rules = [:]
    over.origins = over.origins.mapValues { _ in Origin(path: settingsPath, line: nil) }
    var result = over.overlaying(self)
    result.path = path
    result.nested = nested
    return result
  }
}
