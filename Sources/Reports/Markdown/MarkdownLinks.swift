import UntangleSourceFiles

extension SourceLinks {
  /// A location as Markdown, such as `A.swift:3`, linked if there is a link template.
  func markdown(_ location: Location) -> String {
    let text = "\(location.path):\(location.line)".markdownCode
    guard case .template(let template) = self, let address = template.address(of: location) else {
      return text
    }
    // Escapes parentheses, which would end the address, and bars, which would end the cell.
    let escaped = address.map { character in
      switch character {
      case "(": "%28"
      case ")": "%29"
      case "|": "%7C"
      case _: String(character)
      }
    }
    return "[\(text)](\(escaped.joined()))"
  }
}
