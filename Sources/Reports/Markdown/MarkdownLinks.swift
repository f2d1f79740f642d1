import UntangleSourceFiles

extension SourceLinks {
  /// A place as Markdown, `A.swift:3`, which leads to its line where there are links.
  func markdown(_ location: Location) -> String {
    let text = "\(location.path):\(location.line)".markdownCode
    guard case .template(let template) = self, let address = template.address(of: location) else {
      return text
    }
    // Brackets and spaces would end the address; ticks in a name keep the text from being a link's.
    let escaped = address.map { character in
      switch character {
      case "(": "%28"
      case ")": "%29"
      case " ": "%20"
      case "<": "%3C"
      case ">": "%3E"
      case "|": "%7C"
      case _: String(character)
      }
    }
    return "[\(text)](\(escaped.joined()))"
  }
}
