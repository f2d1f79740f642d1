/// What a word of the language announces, as far as it matters to how much of it may stand in a row.
///
/// Many are names elsewhere; which they are is seen from what stands before and after.
enum Keyword: UInt8, Sendable {
  /// `try`, `return` and the like: what follows is one level deeper, or a statement's.
  case prefix
  /// `throws` and the like, after a function's parameters.
  case effect
  /// `some`, `any` and the like: part of a type.
  case typePrefix
  case `else`, `if`
  /// `as`, `is`.
  case wordOperator
  /// `var`, `func`, `case` and the like: a name comes next, and a declaration may be complete without a brace.
  case declaring
  /// `class`, `extension` and the like: a name comes next, and a brace with members.
  case type
  /// After these the parser looks for a brace, however far.
  case demanding
  /// What no declaration or statement starts with.
  case stray
  /// `private`, `mutating` and the like: a declaration comes next.
  case modifier
  /// `get`, `open` and others that are often names of functions.
  case accessor

  /// Whether it may be a declaration's name.
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

/// Finds words by three of their letters and their lengths, which tell nearly all others apart.
private struct KeywordTable: Sendable {
  private struct Entry: Sendable {
    let word: [UInt8]
    let keyword: Keyword
  }

  private static let slotCount = 1 << 12

  /// Numbers of entries, counted from 1; 0 is an empty slot.
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
