package import UntangleFindings
import UntangleSourceFiles

/// Parses the text of a configuration file.
///
/// All mistakes are reported at once. Only if the text is not YAML, parsing stops there.
///
/// - Parameters:
///   - path: As users see it. It names the file in mistakes, and its folder is the base of the globs.
///   - schemas: All rules. Any other rule in the file is a mistake.
package func parseConfiguration(
  text bytes: [UInt8], path: String, schemas: [RuleSchema]
) -> ConfigurationResult {
  var parsed = parsed(bytes, path, schemas)
  parsed.configuration.digest = ContentDigest(of: bytes)
  return parsed
}

private func parsed(_ bytes: [UInt8], _ path: String, _ schemas: [RuleSchema]) -> ConfigurationResult {
  switch decodeText(bytes) {
  case .refused(let message, let place):
    return result(path, [ConfigurationMistake(path: path, place: place, message: message)])
  case .text(let text) where isBlank(text):
    return result(path, [])
  case .text(let text):
    return parse(yamlTree(of: text), path, schemas)
  }
}

private func parse(_ tree: YamlTree, _ path: String, _ schemas: [RuleSchema]) -> ConfigurationResult {
  var reading = Reading(path: path)
  switch tree {
  case .unusable(let mistakes):
    mistakes.forEach { reading.report($0.message, at: $0.place) }
    return result(path, reading.mistakes)
  case .tree(let root, let mistakes):
    mistakes.forEach { reading.report($0.message, at: $0.place) }
    guard let root else { return result(path, reading.mistakes) }
    let configuration = reading.configuration(root, schemas)
    return ConfigurationResult(configuration: configuration, mistakes: reading.mistakes.sorted())
  }
}

private func result(_ path: String, _ mistakes: [ConfigurationMistake]) -> ConfigurationResult {
  ConfigurationResult(configuration: Configuration(path: path), mistakes: mistakes.sorted())
}

/// Whether the text has only white space; then no YAML parser is needed.
private func isBlank(_ text: [UInt8]) -> Bool {
  text.allSatisfy { [0x20, 0x0A, 0x0D].contains($0) }
}
