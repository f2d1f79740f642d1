package import UntangleFacts
import UntangleSourceFiles

/// All files' facts, merged; says what is there and holds no opinions.
package struct Project: Sendable {
  /// Sorted by path; their bodies and variables have moved to the types.
  package var files: [FileFacts]
  /// Sorted by name, then place.
  package var types: [ProjectType]
  /// Of files with variables outside of types that may hold a state, by path; see `FileSides`.
  package var fileSides: [ProjectType] = []
  package var index: TypeIndex
  /// Enums that no source declares: of the SDK, and those that the configuration names.
  package var foreignEnums: ForeignEnums
  package var members: MemberTable
  package var enumsByCase: EnumsByCase
  /// What is called through other values, by the name of the member: see `outsideCalls(of:on:)`.
  var outsideCalls: [String: [InFile<OutsideCall>]] = [:]
  /// Of types that inherit, by name: see `lineage(of:)`.
  var lineages: [String: [String]] = [:]

  package init(files: [FileFacts], foreignEnums: ForeignEnums) {
    self.init(digests: files.map(FileDigest.init), foreignEnums: foreignEnums)
  }

  /// Merges the facts of all files; their order does not matter.
  package init(
    digests: consuming [FileDigest], foreignEnums: ForeignEnums, work: some WorkSharing = WorkInTurn()
  ) {
    var digests = sortedByPath(digests)
    (types, index, enumsByCase, members) = MergedFacts(digests, foreignEnums, work).parts
    self.foreignEnums = foreignEnums
    // What has been merged is given back at once: all that is held here is held for all files.
    files = []
    files.reserveCapacity(digests.count)
    digests.moveAll { digest in files.append(digest.facts) }
    for index in files.indices { files[index].dropDeclarations() }
    lineages = allLineages(work)
    collectOutsideCalls()
    fileSides = allFileSides(work)
    assignOutsideWrites(work)
  }

  package func type(named name: String, in enclosing: String? = nil) -> ProjectType? {
    index.type(named: name, in: enclosing).map { types[$0] }
  }

  /// Hands the writes of the files over to the types whose variables they write.
  private mutating func assignOutsideWrites(_ work: some WorkSharing) {
    // What may be meant anywhere is said once.
    var guessed: Set<Guess> = []
    var owned = ownedWrites(work)[...]
    for file in files.indices {
      var writes: [OutsideWrite] = []
      swap(&writes, &files[file].outsideWrites)
      files[file].dropWhatTypesHold()
      while let next = owned.first, next.file == file {
        owned.removeFirst()
        var write = InFile(path: files[file].path, fact: writes[next.place])
        switch next.receiver {
        case .asWritten: break
        case .unknown:
          let guess = Guess(owner: next.owner, member: write.fact.member, value: write.fact.value)
          guard guessed.insert(guess).inserted else { continue }
          write.fact.receiver = .unknown
        case .metatype: write.fact.receiver = .metatype
        }
        types[next.owner].outsideWrites.append(write)
      }
    }
  }

  /// A write to a variable that may hold a state, with the type that has it: by number, as a guess may be
  /// of many types.
  private struct OwnedWrite: Sendable {
    enum Receiver { case asWritten, unknown, metatype }

    private var ownerNumber: Int32
    private var fileNumber: Int32
    private var placeNumber: Int32
    var receiver: Receiver

    init(_ receiver: Receiver, owner: Int, file: Int, place: Int) {
      self.receiver = receiver
      ownerNumber = Int32(owner)
      fileNumber = Int32(file)
      placeNumber = Int32(place)
    }

    var owner: Int { Int(ownerNumber) }
    var file: Int { Int(fileNumber) }
    /// Among the file's writes.
    var place: Int { Int(placeNumber) }
  }

  private struct Guess: Hashable {
    var owner: Int
    var member: String
    var value: Value
  }

  /// In order of the files.
  private func ownedWrites(_ work: some WorkSharing) -> [OwnedWrite] {
    let owners = stateOwners()
    // `Self` stands for whoever conforms.
    let placeholders = files.indices.reduce(into: Set(["Self"])) { $0.formUnion(files[$1].placeholders) }
    return work.results(forPartsOf: files.indices) { part in
      part.flatMap { file -> [OwnedWrite] in
        guard files[file].origin == .handwritten else { return [] }
        return files[file].outsideWrites.indices.flatMap { place in
          self.owners(of: files[file].outsideWrites[place], among: owners, placeholders)
            .map { OwnedWrite($0.receiver, owner: $0.type, file: file, place: place) }
        }
      }
    }.flatMap(\.self)
  }

  private func owners(
    of write: OutsideWrite, among owners: [String: [StateOwner]], _ placeholders: Set<String>
  ) -> [(type: Int, receiver: OwnedWrite.Receiver)] {
    guard let known = owners[write.member] else { return [] }
    var visible: [Int] {
      known.compactMap { owner in
        isInSight(owner, from: write.enclosingType) ? owner.type : nil
      }
    }
    let name: String
    var seen = OwnedWrite.Receiver.asWritten
    switch meaning(of: write.receiver, in: write.enclosingType, depth: 0) {
    case .value(let receiver)? where isPlaceholder(receiver.unwrapped, placeholders): fallthrough
    case nil:
      // Nobody knows whose it is: it may be of each type that has one.
      return visible.map { ($0, .unknown) }
    case .value(let receiver)?:
      guard case .named(let found) = receiver.unwrapped else { return [] }
      name = found
    case .type(let found)?:
      seen = .metatype
      name = found
    }
    // A subclass's instance has the variables that it inherits.
    let declaring = lineage(of: name).lazy.compactMap { ancestor in
      known.first { self.types[$0.type].name == ancestor }?.type
    }.first
    guard let owner = declaring ?? index.type(named: name, in: nil) else { return [] }
    guard types[owner].kind == .protocol else { return [(owner, seen)] }
    // Through a protocol it is a write of whoever conforms.
    return visible.filter { lineage(of: types[$0].name).contains(name) }.map { ($0, seen) }
  }

  private func isInSight(_ owner: StateOwner, from enclosing: String?) -> Bool {
    switch owner.setter {
    case .private: types[owner.type].isInSight(.private, from: enclosing)
    case .fileprivate, .internal, .package, .public, .open: true
    }
  }

  /// A type parameter, or one that a type parameter has: `T.Element`.
  private func isPlaceholder(_ type: WrittenType, _ names: Set<String>) -> Bool {
    guard case .named(let name) = type, index.type(named: name, in: nil) == nil else { return false }
    return name.split(separator: ".").contains { names.contains(String($0)) }
  }

  /// A type with a variable that may hold a state.
  private struct StateOwner {
    var type: Int
    var setter: AccessLevel
  }

  /// By name, the types with a variable that may hold a state.
  private func stateOwners() -> [String: [StateOwner]] {
    var owners: [String: [StateOwner]] = [:]
    // By index: types and variables are large, and a loop over the values copies each.
    for type in types.indices {
      for index in types[type].variables.indices
      where types[type].variables[index].fact.mayHoldState {
        owners[types[type].variables[index].fact.name, default: []].append(
          StateOwner(type: type, setter: types[type].variables[index].fact.setter))
      }
    }
    return owners
  }
}

/// By bytes: `String` holds two spellings of one accented name for equal. Discovery hands files out in
/// this order, so there is mostly nothing to move.
private func sortedByPath(_ unsorted: consuming [FileDigest]) -> [FileDigest] {
  func precedes(_ left: FileDigest, _ right: FileDigest) -> Bool {
    left.facts.path.precedesByBytes(right.facts.path)
  }
  var digests = unsorted
  let isSorted = digests.indices.dropFirst().allSatisfy {
    precedes(digests[$0 - 1], digests[$0])
  }
  if !isSorted { digests.sort(by: precedes) }
  return digests
}

/// What follows from the digests alone.
private struct MergedFacts: Sendable {
  var types: [ProjectType] = []
  var index = TypeIndex()
  var enumsByCase = EnumsByCase()
  var members = MemberTable()

  var parts: ([ProjectType], TypeIndex, EnumsByCase, MemberTable) { (types, index, enumsByCase, members) }

  init(_ digests: [FileDigest], _ foreignEnums: ForeignEnums, _ work: some WorkSharing) {
    // The members do not need the types: two threads share the work about evenly.
    let parts = work.results(count: 2) { part in
      part == 0
        ? MergedFacts(typesOf: digests, foreignEnums) : MergedFacts(membersOf: digests)
    }
    self = parts[0]
    members = parts[1].members
  }

  private init(typesOf digests: [FileDigest], _ foreignEnums: ForeignEnums) {
    types = mergedTypes(of: digests)
    index = TypeIndex(types: types, aliases: digests.flatMap(\.facts.typeAliases))
    enumsByCase = EnumsByCase(types: types, foreign: foreignEnums)
  }

  private init(membersOf digests: [FileDigest]) { members = MemberTable(digests: digests) }
}

extension FileFacts {
  /// What has moved to the types would only be kept twice.
  fileprivate mutating func dropDeclarations() {
    types = []
    typeAliases = []
  }

  fileprivate mutating func dropWhatTypesHold() {
    bareWrites = []
    silentFunctions = []
  }
}
