/// Which sources use some members and functions, by their names.
///
/// A word is a longest run of letters, digits, `_` and bytes above 127. One is a member behind a point or a `$`, perhaps
/// in backticks, and where it begins with `_`: `_name` is the storage of `name`. Comments and literals are not told apart
/// from code.
package struct WordIndex: Sendable {
  private struct Entries: Sendable {
    let wanted: Set<String>
    /// The indices of the sources, in ascending order, by word. Words in no source are absent.
    var sources: [String: [Int]] = [:]

    subscript(word: String) -> [Int]? { wanted.contains(word) ? sources[word] ?? [] : nil }

    mutating func note(_ word: String, at index: Int) {
      guard wanted.contains(word), sources[word]?.last != index else { return }
      sources[word, default: []].append(index)
    }

    mutating func add(_ later: Entries) { sources.merge(later.sources) { $0 + $1 } }
  }

  private var members: Entries
  /// Members behind a point that is not behind `self`.
  private var foreign: Entries
  private var words: Entries
  /// Members behind `.$`.
  private var projected: Entries
  /// The outlines of the wanted words, so that most words of a source are passed without a look-up.
  private var outlines = [Bool](repeating: false, count: 1 << 16)

  package init(ofMembers members: Set<String>, and words: Set<String>) {
    self.members = Entries(wanted: members)
    self.words = Entries(wanted: words)
    (projected, foreign) = (Entries(wanted: members), Entries(wanted: members))
    for word in members.union(words) {
      Array(word.utf8).withUnsafeBufferPointer { outlines[Self.outline(of: $0)] = true }
    }
  }

  /// The indices of the sources with a use of the member, in ascending order; nil if it is not one of the wanted ones.
  package func sources(withMember name: String) -> [Int]? { members[name] }

  /// The indices of the sources with a use of the member of another value than `self`, in ascending order; nil if it is not
  /// one of the wanted ones.
  package func sources(withMemberOfOthers name: String) -> [Int]? { foreign[name] }

  /// The indices of the sources with the word, in ascending order; nil if it is not one of the wanted ones.
  package func sources(with word: String) -> [Int]? { words[word] }

  /// The indices of the sources with `.$name`, in ascending order; nil if it is not one of the wanted members.
  package func sources(projecting name: String) -> [Int]? { projected[name] }

  /// Adds a source; sources are added in ascending order.
  package mutating func add(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    var start = 0
    while start < source.count {
      guard source[start].isWordByte else {
        start += 1
        continue
      }
      var end = start + 1
      while end < source.count, source[end].isWordByte { end += 1 }
      let word = UnsafeBufferPointer(rebasing: source[start..<end])
      if outlines[Self.outline(of: word)] {
        let isMember = isBehindPoint(start, in: source)
        note(
          word, at: index, isMember: isMember, isForeign: isMember && !isBehindSelf(start, in: source),
          isProjected: isProjected(start, in: source))
      }
      if word[0] == UInt8(ascii: "_"), word.count > 1 {
        let name = UnsafeBufferPointer(rebasing: word[1...])
        if outlines[Self.outline(of: name)] { note(name, at: index, isMember: true) }
      }
      start = end
    }
  }

  /// Adds the sources of another index of the same words, all of which come later.
  package mutating func add(_ later: WordIndex) {
    members.add(later.members)
    foreign.add(later.foreign)
    words.add(later.words)
    projected.add(later.projected)
  }

  private func isBehindPoint(_ start: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    var before = start - 1
    if before >= 0, source[before] == UInt8(ascii: "`") { before -= 1 }
    return before >= 0 && (source[before] == UInt8(ascii: ".") || source[before] == UInt8(ascii: "$"))
  }

  /// Whether the word before a point is `self`, perhaps with a `?`.
  private func isBehindSelf(_ start: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start > 0, source[start - 1] == UInt8(ascii: ".") else { return false }
    var end = start - 1
    if end > 0, source[end - 1] == UInt8(ascii: "?") { end -= 1 }
    guard end >= 4, source[(end - 4)..<end].elementsEqual("self".utf8) else { return false }
    return end == 4 || !source[end - 5].isWordByte && source[end - 5] != UInt8(ascii: ".")
  }

  private func isProjected(_ start: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    start > 1 && source[start - 1] == UInt8(ascii: "$") && source[start - 2] == UInt8(ascii: ".")
  }

  private mutating func note(
    _ word: UnsafeBufferPointer<UInt8>, at index: Int, isMember: Bool, isForeign: Bool = false,
    isProjected: Bool = false
  ) {
    let word = String(decoding: word, as: UTF8.self)
    if isMember { members.note(word, at: index) }
    if isForeign { foreign.note(word, at: index) }
    if isProjected { projected.note(word, at: index) }
    words.note(word, at: index)
  }

  /// A number below 65,536 of the first, the middle and the last byte and the length, which few words share.
  private static func outline(of word: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    let ends = Int(first) &* 251 ^ Int(last) &* 16_381
    return (ends ^ Int(word[word.count / 2]) &* 4_099 ^ word.count &* 31) & 0xFFFF
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF: true
    default: false
    }
  }
}
