import UntangleSourceFiles

/// Says by the bytes of a file alone whether a name may be a state in codes. A reading of the tree decides; this spares
/// nearly all files that reading.
struct CodedStateScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let name: [UInt8]

  /// Whether each mention outside of comments may be an assignment, a comparison, a switch, a part of a text or what a
  /// view selects, and at least one asks for a value.
  var mayBeCode: Bool {
    guard let first = name.first else { return false }
    var next = 0
    var questions = 0
    while let start = bytes.firstOffset(of: first, from: next) {
      next = start + 1
      let end = start + name.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(name), !isNamePart(at: end),
        !isNamePart(at: start - 1), !isInComment(start)
      else { continue }
      switch use(from: start, to: end) {
      case .declaration, .assignment, .shown: continue
      case .question: questions += 1
      case .other: return false
      }
    }
    return questions > 0
  }

  private enum Use { case declaration, assignment, question, shown, other }

  private func use(from start: Int, to end: Int) -> Use {
    if ends(with: "var ", before: start) { return .declaration }
    if ends(with: "$", before: start) {
      return ends(with: "selection: $", before: start) ? .question : .other
    }
    // `self.mode`, `player?.mode`: what stands before the whole path counts.
    var head = start
    while head > 0,
      isNamePart(at: head - 1) || [UInt8(ascii: "."), UInt8(ascii: "?")].contains(bytes[head - 1])
    {
      head -= 1
    }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.prefix(2)
    if rest.elementsEqual("==".utf8) || rest.elementsEqual("!=".utf8) { return .question }
    if rest.first == UInt8(ascii: "=") { return .assignment }
    if ends(with: "switch ", before: head) || ends(with: "== ", before: head)
      || ends(with: "!= ", before: head)
    {
      return .question
    }
    return ends(with: "\\(", before: head) && rest.first == UInt8(ascii: ")") ? .shown : .other
  }

  private func ends(with word: StaticString, before place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= count else { return false }
    return bytes[(place - count)..<place]
      .elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
  }

  /// Whether `//` stands before it on its line. One in a text only keeps the scan from seeing a mention, which the
  /// reading of the tree sees.
  private func isInComment(_ place: Int) -> Bool {
    var index = place
    while index > 1, bytes[index - 1] != UInt8(ascii: "\n") {
      index -= 1
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "/") { return true }
    }
    return false
  }

  private func isNamePart(at index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    switch bytes[index] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: return true
    default: return false
    }
  }
}
