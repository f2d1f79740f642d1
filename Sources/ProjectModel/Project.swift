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

  /// Merges the facts of all files; their order does not matter.
  package init(files: [FileFacts], foreignEnums: ForeignEnums) {
    // By bytes: `String` holds two spellings of one accented name for equal, and threads deliver in any order.
    var sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    types = mergedTypes(of: sorted)
    index = TypeIndex(types: types, aliases: sorted.flatMap(\.typeAliases))
    self.foreignEnums = foreignEnums
    members = MemberTable(files: sorted)
    for index in sorted.indices { sorted[index].dropWhatTypesHold() }
    enumsByCase = EnumsByCase(types: types, foreign: foreignEnums)
    self.files = sorted
    lineages = allLineages()
    assignOutsideWrites()
  }

  package func type(named name: String, in enclosing: String? = nil) -> ProjectType? {
    index.type(named: name, in: enclosing).map { types[$0] }
  }

  private mutating func assignOutsideWrites() {
    var owners: [Int: [InFile<OutsideWrite>]] = [:]
    let names = Set(types.flatMap(\.variables).map(\.fact).filter(\.mayHoldState).map(\.name))
    for file in files {
      for write in file.outsideWrites where names.contains(write.member) {
        let receiver = type(of: write.receiver, in: write.enclosingType)
        guard case .named(let name) = receiver?.unwrapped, let owner = index.type(named: name, in: nil)
        else { continue }
        owners[owner, default: []].append(InFile(path: file.path, fact: write))
      }
    }
    for (owner, writes) in owners { types[owner].outsideWrites = writes }
    for index in files.indices { files[index].outsideWrites = [] }
  }
}

extension FileFacts {
  /// What has moved to the types would only be kept twice.
  fileprivate mutating func dropWhatTypesHold() {
    types = []
    typeAliases = []
    functions = []
    variables = variables.filter { $0.scope == .local || $0.scope == .global }
    bodies = bodies.filter { $0.enclosingType == nil }
  }
}
