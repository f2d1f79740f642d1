#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The meaning of a name to the collector of keys, determined once per name and file.
enum NameRole {
  case plain
  /// A function of the SDK that takes a key.
  case keyMethod
  /// A type of the SDK whose initialiser takes a key.
  case keyInitializer
  /// A label or a function that indicates a key or a change of state nearby.
  case telling
  /// Any other type.
  case type
}

/// What the declarations of a file say about a name.
struct NameMarks: OptionSet {
  var rawValue: UInt8

  /// A variable that may hold an enum or a Bool, which a method may change.
  static let enumVariable = NameMarks(rawValue: 1)
  /// Any property.
  static let property = NameMarks(rawValue: 2)
  /// A function, nested or not, or a local closure.
  static let method = NameMarks(rawValue: 4)
  /// A computed property with a private setter.
  static let setter = NameMarks(rawValue: 8)
  /// More than one function has the name.
  static let overloaded = NameMarks(rawValue: 16)
}

/// The index of a name in the file's name table.
struct NameID: Hashable {
  private let place: Int32

  fileprivate init(_ index: Int) { place = Int32(truncatingIfNeeded: index) }

  var index: Int { Int(place) }
}

/// A name of one file with its text.
struct Name {
  let id: NameID
  /// Without backticks.
  let text: String
}

/// Interns the identifiers of one file as `String`s that share storage.
///
/// Reading a token's text through the tree copies it each time, and a file uses the same few hundred names
/// thousands of times. The table compares the bytes in the tree and copies each name once. It must not
/// outlive the tree.
struct NameTable {
  private struct Entry {
    var hash: UInt64
    var bytes: UnsafeBufferPointer<UInt8>
    var name: String
    var role: NameRole
    var marks: NameMarks = []
    var made = MadeOfName()
  }

  /// Values that a file's facts build from one name again and again, cached so that they share storage; nil
  /// until the first use.
  private struct MadeOfName {
    var type: WrittenType?
    var shape: AccessPath?
    var variable: LoweredExpression?
    var enumCase: LoweredExpression?
  }

  /// An index into `entries` with a part of the name's hash. An entry is compared only where that part
  /// matches.
  private struct Slot {
    var place: Int32 = -1
    var check: UInt32 = 0

    init() {}

    init(_ place: Int, _ hash: UInt64) {
      self.place = Int32(truncatingIfNeeded: place)
      check = UInt32(truncatingIfNeeded: hash >> 32)
    }
  }

  /// A token and its name. Most tokens are looked up several times in a row.
  private struct Recent {
    /// The token's address; 0 for an empty slot.
    var token: UInt = 0
    var place = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var recent = [Recent](repeating: Recent(), count: 256)
  /// A filter of the names that are not silent; see `isSilent`.
  private var loud = Self.knownNames
  /// The first entry is the empty name of missing tokens.
  private var entries = [
    Entry(hash: 0, bytes: UnsafeBufferPointer(start: nil, count: 0), name: "", role: .plain)
  ]

  init() { entries.reserveCapacity(64) }

  subscript(id: NameID) -> String { entries[id.index].name }

  /// The name of the bytes without backticks.
  mutating func id(_ raw: UnsafeBufferPointer<UInt8>) -> NameID { NameID(index(of: raw)) }

  mutating func id(_ token: TokenSyntax) -> NameID { NameID(index(of: token)) }

  mutating func name(_ word: StaticString) -> Name {
    let id = id(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    return Name(id: id, text: self[id])
  }

  /// `.named` of the name.
  mutating func type(_ id: NameID) -> WrittenType {
    if let made = entries[id.index].made.type { return made }
    let made = WrittenType.named(entries[id.index].name)
    entries[id.index].made.type = made
    return made
  }

  /// `.name` of the name.
  mutating func shape(_ id: NameID) -> AccessPath {
    if let made = entries[id.index].made.shape { return made }
    let made = AccessPath.name(entries[id.index].name)
    entries[id.index].made.shape = made
    return made
  }

  /// `.variable` of the name.
  mutating func variable(_ id: NameID) -> LoweredExpression {
    if let made = entries[id.index].made.variable { return made }
    let made = LoweredExpression.variable(entries[id.index].name)
    entries[id.index].made.variable = made
    return made
  }

  /// `.enumCase` of the name.
  mutating func enumCase(_ id: NameID) -> LoweredExpression {
    if let made = entries[id.index].made.enumCase { return made }
    let made = LoweredExpression.enumCase(entries[id.index].name)
    entries[id.index].made.enumCase = made
    return made
  }

  mutating func role(_ token: TokenSyntax) -> NameRole { entries[index(of: token)].role }

  mutating func marks(_ token: TokenSyntax) -> NameMarks { entries[index(of: token)].marks }

  /// Whether the name alone rules out any fact.
  mutating func isSilent(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !raw.isEmpty else { return true }
    let bytes = Self.withoutBackticks(raw)
    guard loud.mayContain(bytes) || Self.namesKeys(bytes) || Self.startsWithPost(bytes) else { return true }
    let hash = Self.hash(bytes)
    // Most silent names are never looked up again, so a new one is not added to the table.
    guard let index = known(bytes, hash) ?? (Self.mayHaveRole(bytes, hash) ? index(of: raw) : nil)
    else { return true }
    switch entries[index].role {
    case .plain, .type: return entries[index].marks.isSubset(of: .property)
    case .keyMethod, .keyInitializer, .telling: return false
    }
  }

  private func known(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int? {
    let check = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].place >= 0 {
      let index = Int(slots[slot].place)
      if slots[slot].check == check, Self.isSame(entries[index].bytes, bytes) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func freeSlot(for hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].place >= 0 { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  mutating func mark(_ token: TokenSyntax, _ mark: NameMarks) {
    let index = index(of: token)
    // Entry 0 is the name of all missing tokens.
    guard index > 0 else { return }
    entries[index].marks.insert(mark)
    if mark != .property { loud.insert(entries[index].bytes) }
  }

  private mutating func index(of token: TokenSyntax) -> Int {
    let address = token.node.address
    // Tokens lie more than 16 bytes apart.
    let slot = Int(truncatingIfNeeded: address >> 4) & (recent.count - 1)
    if recent[slot].token == address { return recent[slot].place }
    let index = index(of: token.bytes)
    recent[slot] = Recent(token: address, place: index)
    return index
  }

  private mutating func index(of raw: UnsafeBufferPointer<UInt8>) -> Int { raw.isEmpty ? 0 : entry(of: raw) }

  private mutating func entry(of raw: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = Self.withoutBackticks(raw)
    let hash = Self.hash(bytes)
    if let index = known(bytes, hash) { return index }
    let name = String(decoding: bytes, as: UTF8.self)
    slots[freeSlot(for: hash)] = Slot(entries.count, hash)
    entries.append(Entry(hash: hash, bytes: bytes, name: name, role: Self.role(of: name, bytes, hash)))
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  private mutating func grow() {
    slots = [Slot](repeating: Slot(), count: slots.count * 2)
    for index in 1..<entries.count {
      slots[freeSlot(for: entries[index].hash)] = Slot(index, entries[index].hash)
    }
  }

  /// Decides by the table of roles, then by the form of the name.
  private static func role(
    of name: String, _ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64
  ) -> NameRole {
    if knownHashes.mayContain(hash), let role = knownRoles[name] { return role }
    guard let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return startsWithPost(bytes) ? .keyMethod : namesKeys(bytes) ? .telling : .plain
    }
    return namesKeys(bytes) ? .telling : .type
  }

  private static func mayHaveRole(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Bool {
    knownHashes.mayContain(hash) || namesKeys(bytes) || startsWithPost(bytes)
  }

  /// `postOnMainThread`: the function may post its argument.
  private static func startsWithPost(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count > 4 && name[0] == UInt8(ascii: "p") && name[1] == UInt8(ascii: "o")
      && name[2] == UInt8(ascii: "s")
      && name[3] == UInt8(ascii: "t")
  }

  /// `Key`, `Keys`, `DefaultsKeys`: a type whose members may be keys. `tokenKey`: a constant that may be one.
  static func namesKeys(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count >= 3 else { return false }
    var end = name.count
    if name[end - 1] == UInt8(ascii: "s") {
      guard name[0] >= UInt8(ascii: "A"), name[0] <= UInt8(ascii: "Z") else { return false }
      end -= 1
    }
    return end >= 3 && name[end - 3] == UInt8(ascii: "K") && name[end - 2] == UInt8(ascii: "e")
      && name[end - 1] == UInt8(ascii: "y")
  }

  /// The roles of all names in the tables of `KeyCall`.
  private static let knownRoles: [String: NameRole] = {
    let labels =
      ["userInfo", "toggle", "forEach", "Name", "Identifier", "SceneIdentifier", "segue"]
      + KeyCall.initializerLabels.keys + OwnKeyShape.labels + OwnKeyShape.functions
    var roles = Dictionary(uniqueKeysWithValues: labels.map { ($0, NameRole.telling) })
    for name in KeyCall.initializers.keys { roles[name] = .keyInitializer }
    for name in KeyCall.methods.keys { roles[name] = .keyMethod }
    return roles
  }()

  /// Rules out nearly all names before the lookup in `knownRoles`.
  private static let knownHashes: HashFilter = {
    var filter = HashFilter()
    for name in knownRoles.keys {
      filter.insert(Array(name.utf8).withUnsafeBufferPointer { hash($0) })
    }
    return filter
  }()

  /// The names of `knownRoles` by first byte and length.
  private static let knownNames: NameFilter = {
    var filter = NameFilter()
    for name in knownRoles.keys { Array(name.utf8).withUnsafeBufferPointer { filter.insert($0) } }
    return filter
  }()

  private static func withoutBackticks(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let backtick = UInt8(ascii: "`")
    guard bytes.count > 2, bytes.first == backtick, bytes.last == backtick else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)])
  }

  /// Mixes eight bytes at a time, as FNV-1a mixes one, and folds the high half in for the slots.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return hash }
    guard bytes.count >= 8 else { return mixed(hash, shortWord(start, bytes.count)) }
    var offset = 0
    while offset + 8 < bytes.count {
      hash = mixed(hash, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    // The last eight bytes overlap those mixed in before.
    return mixed(hash, start.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
  }

  /// Packs fewer than eight bytes into one word.
  private static func shortWord(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    func byte(_ offset: Int) -> UInt64 { UInt64(start.load(fromByteOffset: offset, as: UInt8.self)) }
    func half(_ offset: Int) -> UInt64 {
      UInt64(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    if count >= 4 { return half(0) << 32 | half(count - 4) }
    // First, middle and last byte cover all of up to three.
    return count == 0 ? 0 : byte(0) << 16 | byte(count / 2) << 8 | byte(count - 1)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 32
  }

  private static func isSame(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard left.count == right.count, let start = left.baseAddress, let other = right.baseAddress
    else { return false }
    return memcmp(start, other, left.count) == 0
  }
}
