import UntangleSourceFiles

/// Scans for the argument labels of all calls whose callee begins uppercase or is `init`.
///
/// The scan ignores comments and strings: a spurious call only makes the table larger.
func madeInstances(in bytes: UnsafeBufferPointer<UInt8>) -> ConstructorCalls {
  var scan = MadeInstanceScan(bytes: bytes)
  scan.takeCalls()
  scan.takeHandedInitializers()
  return ConstructorCalls(scan.arguments)
}

private struct MadeInstanceScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var arguments: [UInt64: ConstructorCalls.Given] = [:]

  /// In UTF-8 bytes from the parenthesis. A longer call is not read to its end and counts as one that may
  /// pass anything.
  private static let longestCall = 4096

  mutating func takeCalls() {
    var next = 0
    while let open = bytes.firstOffset(of: UInt8(ascii: "("), from: next) {
      next = open + 1
      if let callee = callee(before: open) { takeLabels(of: callee, after: open) }
    }
  }

  /// Notes `Draft.init` without a call.
  mutating func takeHandedInitializers() {
    var next = 0
    while let dot = bytes.firstOffset(of: UInt8(ascii: "."), from: next) {
      next = dot + 1
      let start = skippingSpace(from: dot + 1)
      let end = start + 4
      guard end <= bytes.count, bytes[start..<end].elementsEqual("init".utf8), !isNamePart(end),
        byte(end) != UInt8(ascii: "("), let base = base(before: dot)
      else { continue }
      noteEscape(base)
    }
  }

  private typealias Slice = UnsafeBufferPointer<UInt8>

  /// nil where the callee is certainly no initialiser; empty where its type is not named.
  private func callee(before open: Int) -> Slice? {
    var end = open
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let unnamed = Slice(rebasing: bytes[0..<0])
    switch byte(end - 1) {
    case UInt8(ascii: ">"):
      guard let start = openingBracket(before: end - 1) else { return unnamed }
      end = start
    // `(Draft)(…)`, `Draft/* of a letter */(…)`: the callee is not resolved.
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "/"): return unnamed
    default: break
    }
    guard let found = name(before: end) else { return nil }
    if isUppercase(found) { return found }
    guard found.elementsEqual("init".utf8), let first = found.baseAddress, let start = bytes.baseAddress
    else {
      return nil
    }
    let place = first - start
    var dot = place
    while dot > 0, bytes[dot - 1] <= UInt8(ascii: " ") { dot -= 1 }
    guard byte(dot - 1) == UInt8(ascii: ".") else { return nil }
    return base(before: dot - 1) ?? unnamed
  }

  /// The type before `.init`; `Self` for `self`, nil where none is named.
  private func base(before dot: Int) -> Slice? {
    var end = dot
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    guard let found = name(before: end) else { return nil }
    if found.elementsEqual("self".utf8) { return Slice.text("Self") }
    return isUppercase(found) ? found : nil
  }

  private func openingBracket(before close: Int) -> Int? {
    var depth = 1
    var place = close - 1
    while place >= 0, close - place < 200 {
      if bytes[place] == UInt8(ascii: ">"), byte(place - 1) != UInt8(ascii: "-") { depth += 1 }
      if bytes[place] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { return place }
      place -= 1
    }
    return nil
  }

  /// The name that ends at `end`, without backticks; nil without one.
  private func name(before end: Int) -> Slice? {
    var end = end
    if byte(end - 1) == UInt8(ascii: "`") { end -= 1 }
    var start = end
    while start > 0, isNamePart(start - 1) { start -= 1 }
    return start < end ? Slice(rebasing: bytes[start..<end]) : nil
  }

  private mutating func takeLabels(of callee: Slice, after open: Int) {
    var place = skippingSpace(from: open + 1)
    let limit = min(bytes.count, open + Self.longestCall)
    while place < limit {
      if let label = label(at: place) {
        let value = skippingSpace(from: label.end)
        // `Draft.init(title:isSent:)` is a reference to the function.
        if byte(value) == UInt8(ascii: ")") || self.label(at: value) != nil { return noteEscape(callee) }
        note(callee, label.name, given(at: value))
        place = value
      }
      guard let comma = nextComma(from: place, limit) else { return }
      place = skippingSpace(from: comma + 1)
    }
    if place >= limit { noteEscape(callee) }
  }

  private mutating func noteEscape(_ callee: Slice) {
    note(callee, Slice.text(ConstructorCalls.escaping), .anything)
  }

  private func label(at place: Int) -> (name: Slice, end: Int)? {
    let start = byte(place) == UInt8(ascii: "`") ? place + 1 : place
    var end = start
    while end < bytes.count, isNamePart(end) { end += 1 }
    guard end > start else { return nil }
    let colon = skippingSpace(from: byte(end) == UInt8(ascii: "`") ? end + 1 : end)
    guard byte(colon) == UInt8(ascii: ":") else { return nil }
    return (Slice(rebasing: bytes[start..<end]), colon + 1)
  }

  private func given(at place: Int) -> ConstructorCalls.Given {
    var end = place
    while end < bytes.count, isNamePart(end) { end += 1 }
    guard [UInt8(ascii: ","), UInt8(ascii: ")")].contains(byte(skippingSpace(from: end))) else {
      return .anything
    }
    let word = bytes[place..<end]
    if word.elementsEqual("true".utf8) { return .yes }
    if word.elementsEqual("false".utf8) { return .no }
    return word.elementsEqual("nil".utf8) ? .nothing : .anything
  }

  /// The next comma at the top level of this call; nil at its end, and `limit` where neither is in reach.
  private func nextComma(from start: Int, _ limit: Int) -> Int? {
    var (place, depth) = (start, 0)
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return nil }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return place
      case UInt8(ascii: "/"):
        let end = skippingSpace(from: place)
        if end > place { place = end - 1 }
      // A parenthesis in a string does not end the call.
      case UInt8(ascii: "\""):
        guard let end = endOfText(from: place, limit) else { return limit }
        place = end - 1
      default: break
      }
      place += 1
    }
    return limit
  }

  /// The offset after a single-line string with its interpolations; nil for other strings, and where the end
  /// is out of reach.
  private func endOfText(from open: Int, _ limit: Int, depth: Int = 0) -> Int? {
    // `#"…"#` and `\"\"\"` have different rules.
    let isPlain =
      byte(open - 1) != UInt8(ascii: "#") && !(byte(open + 1) == byte(open) && byte(open + 2) == byte(open))
    guard isPlain, depth < 8 else { return nil }
    var place = open + 1
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\") where byte(place + 1) == UInt8(ascii: "("):
        guard let end = endOfInterpolation(from: place + 2, limit, depth: depth) else { return nil }
        place = end
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }

  private func endOfInterpolation(from start: Int, _ limit: Int, depth: Int) -> Int? {
    var (place, open) = (start, 1)
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return place + 1 }
      case UInt8(ascii: "\""):
        guard let end = endOfText(from: place, limit, depth: depth + 1) else { return nil }
        place = end - 1
      default: break
      }
      place += 1
    }
    return nil
  }

  private mutating func note(_ callee: Slice, _ label: Slice, _ given: ConstructorCalls.Given) {
    arguments[ConstructorCalls.digest(callee, label), default: []].formUnion(given)
  }

  private func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  /// Skips white space and comments.
  private func skippingSpace(from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place] <= UInt8(ascii: " ") {
        place += 1
      } else if bytes[place] == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "/") {
        place = bytes.firstOffset(of: UInt8(ascii: "\n"), from: place) ?? bytes.count
      } else if bytes[place] == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "*") {
        place = endOfComment(from: place + 2)
      } else {
        break
      }
    }
    return place
  }

  private func endOfComment(from start: Int) -> Int {
    var place = start
    while let slash = bytes.firstOffset(of: UInt8(ascii: "/"), from: place) {
      if bytes[slash - 1] == UInt8(ascii: "*"), slash > start { return slash + 1 }
      place = slash + 1
    }
    return bytes.count
  }

  private func isUppercase(_ name: Slice) -> Bool {
    name.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 >= 0x80 } ?? false
  }

  private func isNamePart(_ place: Int) -> Bool {
    guard place >= 0, place < bytes.count else { return false }
    switch bytes[place] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: return true
    default: return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate static func text(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
