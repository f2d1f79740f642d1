/// The role of a reserved word, as far as it matters to the length of chains and runs.
///
/// Many of these words can be names. The tokens before and after decide.
enum Keyword: UInt8, Sendable {
  /// `try`, `return` and similar: what follows nests one level deeper, or the word belongs to a statement.
  case prefix
  /// `throws` and similar, after the parameters of a function.
  case effect
  /// `some`, `any` and similar: part of a type.
  case typePrefix
  case `else`, `if`
  /// `as`, `is`.
  case wordOperator
  /// `var`, `func`, `case` and similar: a name follows, and the declaration may be complete without a brace.
  case declaring
  /// `class`, `extension` and similar: a name follows, and a brace with members.
  case type
  /// The parser looks for a brace after these words, however far.
  case demanding
  /// Neither a declaration nor a statement starts with these words.
  case stray
  /// `private`, `mutating` and similar: a declaration follows.
  case modifier
  /// `get`, `open` and other words that are often names of functions.
  case accessor

  /// Whether the word can be the name of a declaration.
  var isName: Bool { self == .modifier || self == .accessor }

  init?(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let keyword = keywordTable.keyword(word) else { return nil }
    self = keyword
  }

  fileprivate var words: String {
    switch self {
    case .prefix:
      """
      try await throw return yield defer consume copy borrow unsafe discard then break continue fallthrough \
      default
      """
    case .effect: "throws rethrows async reasync"
    case .typePrefix: "any some each sending isolated inout"
    case .else: "else"
    case .if: "if"
    case .wordOperator: "as is"
    case .declaring: "var let func case import typealias associatedtype init deinit subscript operator"
    case .type: "class struct enum extension protocol actor macro"
    case .demanding: "switch precedencegroup while guard for repeat do catch"
    case .stray: "where in"
    case .modifier:
      """
      public private fileprivate internal package static final required lazy dynamic infix postfix mutating \
      nonmutating convenience override indirect nonisolated distributed weak unowned borrowing consuming \
      __consuming __setter_access __owned __shared _local _const _compilerInitialized
      """
    case .accessor:
      """
      get set willSet didSet _read read _modify modify mutate unsafeAddress unsafeMutableAddress \
      addressWithOwner addressWithNativeOwner mutableAddressWithOwner mutableAddressWithNativeOwner _borrow \
      _borrowing _consuming _mutating open optional prefix using dependsOn scoped associativity higherThan \
      lowerThan assignment
      """
    }
  }

  fileprivate static let all: [Keyword] = [
    .prefix, .effect, .typePrefix, .else, .if, .wordOperator, .declaring, .type, .demanding, .stray,
    .modifier, .accessor,
  ]
}

private let keywordTable = KeywordTable()

/// A hash table of the words by three of their letters and their length, which distinguish nearly all.
private struct KeywordTable: Sendable {
  private struct Entry: Sendable {
    let word: [UInt8]
    let keyword: Keyword
  }

  private static let slotCount = 1 << 12

  /// 1-based indices of entries; 0 is an empty slot.
  private var slots = [UInt8](repeating: 0, count: slotCount)
  private var entries: [Entry] = []

  init() {
    for keyword in Keyword.all {
      for word in keyword.words.split(whereSeparator: \.isWhitespace) {
        let bytes = Array(word.utf8)
        entries.append(Entry(word: bytes, keyword: keyword))
        var slot = Self.slot(bytes[0], bytes[1], bytes[bytes.count - 1], bytes.count)
        while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
        slots[slot] = UInt8(entries.count)
      }
    }
  }

  func keyword(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Keyword? {
    let bytes = UnsafeBufferPointer(rebasing: word)
    guard bytes.count > 1 else { return nil }
    var slot = Self.slot(bytes[0], bytes[1], bytes[bytes.count - 1], bytes.count)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.word.count == bytes.count, entry.word.elementsEqual(bytes) { return entry.keyword }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  private static func slot(_ first: UInt8, _ second: UInt8, _ last: UInt8, _ count: Int) -> Int {
    (Int(first) &* 61 &+ Int(second) &* 7 &+ Int(last) &* 263 &+ count &* 1031) % slotCount
  }
}
