import Yams

/// A YAML text as a tree, or the mistakes that prevent it.
enum YamlTree {
  /// The tree is nil if the text has only comments; the mistakes are duplicate keys.
  case tree(YamlValue?, mistakes: [YamlMistake])
  case unusable([YamlMistake])
}

struct YamlMistake {
  var message: String
  var place: TextPlace
}

/// Parses YAML; the only use of Yams. It uses only `compose`, because `load` traps on keys that are not text,
/// expands aliases without limit and has no positions.
///
/// The basic resolver tells no types apart, which `YamlValue` does by itself. The default one compiles seven regular
/// expressions first, which takes a sixth of a start.
func yamlTree(of bytes: [UInt8]) -> YamlTree {
  let lines = TextLines(bytes)
  let refused = YamlSubset(lines).mistakes
  guard refused.isEmpty else {
    return .unusable(refused.map { YamlMistake(message: $0.message, place: $0.place) })
  }
  // Yams stops at a duplicate key. The key is renamed in the text to parse, with the same length so that all
  // places stay valid, and then skipped.
  var parsed = bytes
  var doubled: [DuplicateKey] = []
  while true {
    do {
      let text = String(decoding: parsed, as: UTF8.self)
      let node = try compose(yaml: text, .basic, .default, .utf8)
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
  _ node: Node?, _ lines: TextLines, leavingOut doubled: [DuplicateKey]
) throws -> YamlTree {
  var conversion = YamlConversion(lines: lines, leftOut: Set(doubled.map(\.place)))
  let tree = try node.map { try conversion.value($0, keyPath: "", depth: 0) }
  return .tree(tree, mistakes: doubled.map(\.mistake))
}
