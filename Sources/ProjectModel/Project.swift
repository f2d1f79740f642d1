package import UntangleFacts
import UntangleSourceFiles

/// All files' facts, merged; says what is there and holds no opinions.
package struct Project: Sendable {
  /// Sorted by path; their bodies and variables have moved to the types.
  package var files: [FileFacts]
  /// Sorted by name, then place.
  package var types: [ProjectType]
  package var index: TypeIndex
  /// Enums that no source declares: of the SDK, and those that the configuration names.
  package var foreignEnums: ForeignEnums
  package var members: MemberTable
  package var enumsByCase: EnumsByCase
  /// Of types that inherit, by name: see `lineage(of:)`.
  var lineages: [String: [String]] = [:]

  package init(files: [FileFacts], foreignEnums: ForeignEnums) {
    self.init(digests: files.map(FileDigest.init), foreignEnums: foreignEnums)
  }

  /// Merges the facts of all files; their order does not matter.
  package init(digests: [FileDigest], foreignEnums: ForeignEnums) {
    let digests = sortedByPath(digests)
    types = mergedTypes(of: digests)
    index = TypeIndex(types: types, aliases: digests.flatMap(\.facts.typeAliases))
    self.foreignEnums = foreignEnums
    members = MemberTable(digests: digests)
    enumsByCase = EnumsByCase(types: types, foreign: foreignEnums)
    files = digests.map(\.facts)
    lineages = allLineages()
    assignOutsideWrites()
    for index in files.indices { files[index].dropWhatTypesHold() }
  }

  package func type(named name: String, in enclosing: String? = nil) -> ProjectType? {
    index.type(named: name, in: enclosing).map { types[$0] }
  }

  private mutating func assignOutsideWrites() {
    var owners: [Int: [InFile<OutsideWrite>]] = [:]
    let names = stateNames()
    for index in files.indices {
      let path = files[index].path
      for write in files[index].outsideWrites where names.contains(write.member) {
        let receiver = type(of: write.receiver, in: write.enclosingType)
        guard case .named(let name) = receiver?.unwrapped,
          let owner = self.index.type(named: name, in: nil)
        else { continue }
        owners[owner, default: []].append(InFile(path: path, fact: write))
      }
    }
    for (owner, writes) in owners { types[owner].outsideWrites = writes }
  }

  /// The names of all variables that may hold a state.
  private func stateNames() -> Set<String> {
    var names: Set<String> = []
    for type in types {
      for index in type.variables.indices where type.variables[index].fact.mayHoldState {
        names.insert(type.variables[index].fact.name)
      }
    }
    return names
  }
}

/// By bytes: `String` holds two spellings of one accented name for equal. Discovery hands files out in
/// this order, so there is mostly nothing to move.
private func sortedByPath(_ digests: [FileDigest]) -> [FileDigest] {
  func precedes(_ left: FileDigest, _ right: FileDigest) -> Bool {
    left.facts.path.utf8.lexicographicallyPrecedes(right.facts.path.utf8)
  }
  let isSorted = digests.indices.dropFirst().allSatisfy {
    precedes(digests[$0 - 1], digests[$0])
  }
  return isSorted ? digests : digests.sorted(by: precedes)
}

extension FileFacts {
  /// What has moved to the types would only be kept twice.
  fileprivate mutating func dropWhatTypesHold() {
    types = []
    typeAliases = []
    outsideWrites = []
  }
}
