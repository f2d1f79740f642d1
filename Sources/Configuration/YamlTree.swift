import Yams

/// A YAML text as a tree, or everything that keeps it from being one.
enum YamlTree {
  /// Nil where the text holds nothing but comments; the mistakes are keys given twice.
  case tree(YamlValue?, mistakes: [YamlMistake])
  case unusable([YamlMistake])
}

struct YamlMistake {
  var message: String
  var place: TextPlace
}

/// The only door to Yams. `compose` alone is used: `load` traps on keys that are no text, expands aliases
/// without limit, and knows no positions.
func yamlTree(of bytes: [UInt8]) -> YamlTree {
  let lines = TextLines(bytes)
  let refused = YamlSubset(lines).mistakes
  guard refused.isEmpty else {
    return .unusable(refused.map { YamlMistake(message: $0.message, place: $0.place) })
  }
  // A key given twice stops Yams. It is renamed in the parsed text, which keeps every place, and left out.
  var parsed = bytes
  var doubled: [DoubledKey] = []
  while true {
    do {
      let text = String(decoding: parsed, as: UTF8.self)
      let node = try compose(yaml: text, .default, .default, .utf8)
      return try converted(node, lines, leavingOut: doubled)
    } catch YamlError.duplicatedKeysInMapping(let names, let context) {
      let first = lines.place(line: context.mark.line, scalarColumn: context.mark.column)
      guard doubled.count < 20, let key = nextDoubledKey(like: first, in: TextLines(parsed)) else {
        let name = names.first ?? ""
        let mistake = YamlMistake(message: "'\(name)' is given twice in one mapping", place: first)
        return .unusable(doubled.map(\.mistake) + [mistake])
      }
      doubled.append(key)
      parsed.replaceSubrange(key.range, with: key.replacement(number: doubled.count))
    } catch {
      return .unusable(doubled.map(\.mistake) + [mistake(for: error, in: lines)])
    }
  }
}

private func converted(
  _ node: Node?, _ lines: TextLines, leavingOut doubled: [DoubledKey]
) throws -> YamlTree {
  var conversion = YamlConversion(lines: lines, leftOut: Set(doubled.map(\.place)))
  let tree = try node.map { try conversion.value($0, keyPath: "", depth: 0) }
  return .tree(tree, mistakes: doubled.map(\.mistake))
}
