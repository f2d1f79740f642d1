/// Compiles a `.gitignore` pattern into steps, with the semantics of git's `wildmatch`; nil where it can
/// match nothing.
func ignoreSteps(_ text: [UInt8], scope: IgnoreLine.Scope) -> [WildcardStep]? {
  var steps: [WildcardStep] = []
  var index = 0
  while index < text.count {
    switch text[index] {
    case UInt8(ascii: "*"):
      let end = text[index...].firstIndex { $0 != UInt8(ascii: "*") } ?? text.count
      let (step, next) = starStep(text, index..<end, scope: scope)
      steps.append(step)
      index = next
    case UInt8(ascii: "?"):
      steps.append(.byte(ByteSet.all.subtracting(.slash)))
      index += 1
    case UInt8(ascii: "["):
      guard let (set, next) = ignoreBrackets(text, from: index) else { return nil }
      steps.append(.byte(set.subtracting(.slash)))
      index = next
    case .backslash:
      guard index + 1 < text.count else { return nil }
      steps.append(.byte(ByteSet(text[index + 1]...text[index + 1])))
      index += 2
    default:
      steps.append(.byte(ByteSet(text[index]...text[index])))
      index += 1
    }
  }
  return steps
}

/// The step for a run of asterisks, and the index after it.
///
/// Two or more asterisks match slashes only where they fill a whole path component. Elsewhere they are like
/// one.
private func starStep(
  _ text: [UInt8], _ run: Range<Int>, scope: IgnoreLine.Scope
) -> (WildcardStep, next: Int) {
  let startsPart = run.lowerBound == 0 || text[run.lowerBound - 1] == .slash
  guard run.count > 1, scope == .path, startsPart else { return (.star, run.upperBound) }
  let rest = text[run.upperBound...]
  if rest.first == .slash { return (.folders, run.upperBound + 1) }
  let endsPart = rest.isEmpty || rest.starts(with: [.backslash, .slash])
  return (endsPart ? .globstar : .star, run.upperBound)
}

/// The length of the bracket expression at the start; nil where it is invalid to git.
func ignoreBracketsEnd(_ text: [UInt8]) -> Int? { ignoreBrackets(text, from: 0)?.next }

/// The bytes that the bracket expression at `start` matches, and the index after it; nil where it is invalid
/// to git.
private func ignoreBrackets(_ text: [UInt8], from start: Int) -> (ByteSet, next: Int)? {
  var index = start + 1
  let isNegated =
    index < text.count && (text[index] == UInt8(ascii: "!") || text[index] == UInt8(ascii: "^"))
  if isNegated { index += 1 }
  var set = ByteSet()
  /// The possible lower bound of a range.
  var previous: UInt8?
  repeat {
    guard let member = bracketMember(text, at: index, after: previous) else { return nil }
    set.formUnion(member.set)
    previous = member.rangeStart
    index = member.next
  } while index < text.count && text[index] != UInt8(ascii: "]")
  guard index < text.count else { return nil }
  return (isNegated ? set.inverted : set, index + 1)
}

private struct BracketMember {
  var set: ByteSet
  var rangeStart: UInt8?
  var next: Int

  init(_ byte: UInt8, next: Int) {
    set = ByteSet(byte...byte)
    rangeStart = byte
    self.next = next
  }

  init(_ set: ByteSet, next: Int) {
    self.set = set
    rangeStart = nil
    self.next = next
  }
}

private func bracketMember(_ text: [UInt8], at index: Int, after previous: UInt8?) -> BracketMember? {
  guard index < text.count else { return nil }
  func byte(_ offset: Int) -> UInt8? { index + offset < text.count ? text[index + offset] : nil }
  switch text[index] {
  case .backslash:
    return byte(1).map { BracketMember($0, next: index + 2) }
  case UInt8(ascii: "-"):
    guard let low = previous, let end = byte(1), end != UInt8(ascii: "]") else { break }
    let isEscaped = end == .backslash
    guard let high = isEscaped ? byte(2) : end else { return nil }
    return BracketMember(
      low <= high ? ByteSet(low...high) : .none, next: index + (isEscaped ? 3 : 2))
  case UInt8(ascii: "[") where byte(1) == UInt8(ascii: ":"):
    guard let close = text[(index + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    // Without `:]` the bracket is literal.
    guard close > index + 2, text[close - 1] == UInt8(ascii: ":") else { break }
    let name = String(decoding: text[(index + 2)..<(close - 1)], as: UTF8.self)
    return ByteSet(posixClass: name).map { BracketMember($0, next: close + 1) }
  default: break
  }
  return BracketMember(text[index], next: index + 1)
}

extension ByteSet {
  /// The ASCII bytes of `[:name:]`; nil for an unknown name.
  fileprivate init?(posixClass name: String) {
    let ranges: [ClosedRange<UInt8>]
    switch name {
    case "alnum": ranges = [48...57, 65...90, 97...122]
    case "alpha": ranges = [65...90, 97...122]
    case "blank": ranges = [9...9, 32...32]
    case "cntrl": ranges = [0...31, 127...127]
    case "digit": ranges = [48...57]
    case "graph": ranges = [33...126]
    case "lower": ranges = [97...122]
    case "print": ranges = [32...126]
    case "punct": ranges = [33...47, 58...64, 91...96, 123...126]
    case "space": ranges = [9...13, 32...32]
    case "upper": ranges = [65...90]
    case "xdigit": ranges = [48...57, 65...70, 97...102]
    default: return nil
    }
    self.init()
    for range in ranges { insert(range) }
  }
}
