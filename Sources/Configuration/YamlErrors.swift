import Yams

/// Converts an error of the parser to a mistake in the configuration.
func mistake(for error: any Error, in lines: TextLines) -> YamlMistake {
  switch error {
  case let refusal as YamlConversion.Refusal: return refusal.mistake
  case YamlError.scanner(let context, let problem, let mark, _),
    YamlError.parser(let context, let problem, let mark, _),
    YamlError.composer(let context, let problem, let mark, _):
    return YamlMistake(
      message: message(problem, context),
      place: lines.place(line: mark.line, scalarColumn: mark.column))
  case YamlError.reader(let problem, let offset, _, _):
    return YamlMistake(message: "not valid YAML: \(problem)", place: lines.place(at: offset ?? 0))
  default:
    return YamlMistake(message: "not valid YAML: \(error)", place: TextPlace(line: 1, column: 1))
  }
}

private func message(_ problem: String, _ context: YamlError.Context?) -> String {
  switch problem {
  case "but found another document": return "a second document; one file holds one configuration"
  case "found undefined alias":
    return "an alias without an anchor before it; quote globs that start with '*'"
  case "mapping values are not allowed in this context":
    return "not valid YAML: a second ': ' in one value; put the value in quotes"
  default:
    guard let context else { return "not valid YAML: \(problem)" }
    return "not valid YAML: \(problem) \(context.text) from line \(context.mark.line)"
  }
}
