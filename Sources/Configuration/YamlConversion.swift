import Yams

/// Converts the parser's nodes to values. A node counts each time an alias repeats it, so that aliases cannot
/// expand without limit.
struct YamlConversion {
  /// Far more than any configuration needs; reached within milliseconds.
  static let maximumVisits = 100_000
  static let maximumDepth = 64

  struct Refusal: Error {
    var mistake: YamlMistake
  }

  let lines: TextLines
  /// The places of keys to skip.
  let leftOut: Set<TextPlace>
  private(set) var visits = 0

  init(lines: TextLines, leftOut: Set<TextPlace> = []) {
    self.lines = lines
    self.leftOut = leftOut
  }

  mutating func value(_ node: Node, keyPath: String, depth: Int) throws -> YamlValue {
    visits += 1
    let place = place(of: node)
    guard visits <= Self.maximumVisits else {
      throw refusal(
        "more than \(Self.maximumVisits) values, each counted as often as aliases repeat it", place)
    }
    guard depth <= Self.maximumDepth else {
      throw refusal("nested more than \(Self.maximumDepth) deep", place)
    }
    return YamlValue(
      content: try content(of: node, keyPath, depth), place: place, keyPath: keyPath)
  }

  private mutating func content(
    of node: Node, _ keyPath: String, _ depth: Int
  ) throws -> YamlValue.Content {
    switch node {
    case .scalar(let scalar):
      return .scalar(scalar.string, scalar.style == .plain ? .plain : .quoted)
    case .sequence(let sequence):
      var list: [YamlValue] = []
      for (index, item) in sequence.enumerated() {
        list.append(try value(item, keyPath: "\(keyPath)[\(index)]", depth: depth + 1))
      }
      return .list(list)
    case .mapping(let mapping):
      return .mapping(try entries(of: mapping, keyPath, depth))
    case .alias:
      throw refusal("an alias that stands for nothing", place(of: node))
    }
  }

  private mutating func entries(
    of mapping: Node.Mapping, _ keyPath: String, _ depth: Int
  ) throws -> [YamlEntry] {
    var entries: [YamlEntry] = []
    for (key, node) in mapping {
      let keyPlace = place(of: key)
      guard !leftOut.contains(keyPlace) else { continue }
      guard case .scalar(let scalar) = key else { throw refusal(YamlSubset.keyMessage, keyPlace) }
      let path = keyPath.isEmpty ? scalar.string : "\(keyPath).\(scalar.string)"
      let value = try value(node, keyPath: path, depth: depth + 1)
      entries.append(YamlEntry(key: scalar.string, keyPlace: keyPlace, value: value))
    }
    return entries
  }

  private func place(of node: Node) -> TextPlace {
    guard let mark = node.mark else { return TextPlace(line: 1, column: 1) }
    return lines.place(line: mark.line, scalarColumn: mark.column)
  }

  private func refusal(_ message: String, _ place: TextPlace) -> Refusal {
    Refusal(mistake: YamlMistake(message: message, place: place))
  }
}
