package import UntangleFindings

/// Where values of the command line come from, as mistakes and reports call it.
private let settingsPath = "--set"

/// Reads what `--set` says, `rules.enum_default.severity=off`, as if it stood in a file.
///
/// Keys are parted by points; the value is YAML. Mistakes have no place but the text itself.
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
  /// With what the command line sets, which wins over all files; its globs are relative to this one's folder.
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
