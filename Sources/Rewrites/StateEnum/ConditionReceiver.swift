/// What stands before the variables in a condition, with its dot: `self.`, `strongSelf.` or `self?.`; empty where they
/// stand alone. nil where not all have the same, or it is more than names: the enum cannot be asked for in the same way.
func receiver(of names: Set<String>, in condition: String) -> String? {
  var found: Set<String> = []
  let text = Array(condition)
  var index = 0
  while index < text.count {
    guard text[index].isPartOfName else {
      index += 1
      continue
    }
    let start = index
    while index < text.count, text[index].isPartOfName { index += 1 }
    guard names.contains(String(text[start..<index])) else { continue }
    guard start > 0, text[start - 1] == "." else {
      found.insert("")
      continue
    }
    let path = text[..<start].reversed().prefix { $0.isPartOfName || ".?!".contains($0) }.reversed()
    found.insert(String(path.drop { $0 == "!" }))
  }
  // What holds without the instance is in the condition, too.
  if condition.contains("??"), found.contains(where: { $0.contains("?") }) { return nil }
  // In a closure 'self.' has to be written.
  if found == ["", "self."] { found = ["self."] }
  guard found.count == 1, let only = found.first, only.isEmpty || only.first?.isPartOfName == true else {
    return nil
  }
  return only
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
