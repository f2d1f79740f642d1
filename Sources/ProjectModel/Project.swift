package import UntangleFacts
import UntangleSourceFiles

/// All files' facts, merged; says what is there and holds no opinions.
package struct Project: Sendable {
  /// Sorted by path; their bodies and variables have moved to the types.
  package var files: [FileFacts]
  /// Sorted by name, then place.
  package var types: [ProjectType]
  /// Of files with variables outside of types that may hold a state, by path; see `FileSides`.
  package var syntheticTypes: [ProjectType] = []
  package var index: TypeIndex
  /// Enums that no source declares: of the SDK, and those that the configuration names.
  package var foreignEnums: ForeignEnums
  package var members: MemberTable
  package var enumsByCase: EnumsByCase
  /// What is called through other values, by the name of the member: see `outsideCalls(of:on:)`.
  var outsideCalls: [String: [InFile<OutsideCall>]] = [:]
  /// Of types that inherit, by name: see `lineage(of:)`.
  var lineages: [String: [String]] = [:]
  package private(set) var inheritance = Inheritance()

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
    let relations = relations(work)
    (inheritance, outsideCalls) = (relations.inheritance, relations.calls)
    for index in files.indices { files[index].outsideCalls = [] }
    syntheticTypes = allSyntheticTypes(work)
    noteMemberwiseArguments()
    assignOutsideBodies(to: relations.owners)
    assignOutsideWrites(to: relations.owners, work)
  }

  package func type(named name: String, in enclosing: String? = nil) -> ProjectType? {
    index.type(named: name, in: enclosing).map { types[$0] }
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

/// What types and files say of each other.
private struct Relations: Sendable {
  var inheritance = Inheritance()
  var calls: [String: [InFile<OutsideCall>]] = [:]
  var owners = StateOwners()
}

extension Project {
  /// Three pieces of work, none of which needs another one.
  private func relations(_ work: some WorkSharing) -> Relations {
    let parts = work.results(count: 3) { piece in
      var part = Relations()
      switch piece {
      case 0: part.calls = callsOfFunctions()
      case 1: part.inheritance = Inheritance(self)
      default: part.owners = StateOwners(self)
      }
      return part
    }
    return Relations(inheritance: parts[1].inheritance, calls: parts[0].calls, owners: parts[2].owners)
  }
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
}
