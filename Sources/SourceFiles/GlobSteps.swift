/// Compiles a pattern without braces into steps.
func globSteps(_ written: [UInt8], of pattern: String) throws(GlobError) -> [WildcardStep] {
  guard written.first != .slash else { throw .absolute(pattern: pattern) }
  // `./a//b/` is `a/b`. A slash within brackets cannot match anyway.
  let parts = written.split(separator: .slash).filter { $0 != [.dot] }
  if parts.contains([.dot, .dot]) { throw .leavesFolder(pattern: pattern) }
  guard !parts.isEmpty else {
    if written.isEmpty { throw .empty }
    return [.globstar]
  }
  var steps: [WildcardStep] = []
  for (index, part) in parts.enumerated() {
    let isLast = index == parts.count - 1
    if part == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
      steps.append(isLast ? .globstar : .folders)
    } else {
      steps += try partSteps(Array(part), of: pattern)
      if !isLast { steps.append(.byte(.slash)) }
    }
  }
  return steps
}

private func partSteps(_ part: [UInt8], of pattern: String) throws(GlobError) -> [WildcardStep] {
  var steps: [WildcardStep] = []
  var index = 0
  while index < part.count {
    switch part[index] {
    case UInt8(ascii: "*"):
      steps.append(.star)
    case UInt8(ascii: "?"):
      steps.append(.character(anyCharacter))
    case UInt8(ascii: "["):
      let end = try endOfBrackets(in: part, from: index, of: pattern)
      steps.append(.character(try bracketSet(Array(part[(index + 1)..<end]), of: pattern)))
      index = end
    case .backslash:
      index += 1
      guard index < part.count else { throw .endsInBackslash(pattern: pattern) }
      fallthrough
    default:
      steps.append(.byte(ByteSet(part[index]...part[index])))
    }
    index += 1
  }
  return steps
}

/// All bytes that can start a character, except the slash.
private let anyCharacter = ByteSet.all.subtracting(.slash).subtracting(.continuations)

/// Parses the text between the brackets.
private func bracketSet(_ inside: [UInt8], of pattern: String) throws(GlobError) -> ByteSet {
  guard inside.allSatisfy({ $0 < 0x80 }) else { throw .notASCIIInBrackets(pattern: pattern) }
  let isNegated = inside.first == UInt8(ascii: "!") || inside.first == UInt8(ascii: "^")
  var rest = inside.dropFirst(isNegated ? 1 : 0)
  var set = ByteSet()
  while let low = try nextMember(of: &rest, pattern) {
    guard rest.first == UInt8(ascii: "-"), rest.count > 1 else {
      set.insert(low)
      continue
    }
    rest.removeFirst()
    guard let high = try nextMember(of: &rest, pattern), low <= high else {
      throw .backwardRange(pattern: pattern)
    }
    set.insert(low...high)
  }
  return isNegated ? anyCharacter.subtracting(set) : set.subtracting(.slash)
}

private func nextMember(
  of rest: inout ArraySlice<UInt8>, _ pattern: String
) throws(GlobError) -> UInt8? {
  if rest.first == .backslash { rest.removeFirst() }
  return rest.popFirst()
}
