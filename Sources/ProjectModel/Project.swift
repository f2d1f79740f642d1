package import UntangleFacts
package import UntangleSourceFiles

/// The merged facts of all files. States facts only, without judgement.
package struct Project: Sendable {
  /// Sorted by path.
  package let files: [ProjectFile]
  /// Sorted by name, then place.
  package var types: [ProjectType]
  /// The synthetic types, for files with variables outside of types that may hold state. Sorted by path.
  package var syntheticTypes: [ProjectType] = []
  package var index: TypeIndex
  /// Enums without a declaration in the sources: those of the SDK, and those in the configuration.
  package var foreignEnums: ForeignEnums
  package var members: MemberTable
  package var enumsByCase: EnumsByCase
  /// Calls through other values, by the name of the member; see `outsideCalls(of:on:)`.
  var outsideCalls: [String: [InFile<OutsideCall>]] = [:]
  /// The supertypes of types that inherit, by name; see `lineage(of:)`.
  var lineages: [String: [String]] = [:]
  package internal(set) var inheritance = Inheritance()
  /// The names of generic parameters and associated types, each of which may stand for any type.
  package internal(set) var placeholders: Set<String> = []
  /// nil unless lookups are noted; see `noting(in:)`.
  var log: LookupLog?

  package init(files: [FileFacts], foreignEnums: ForeignEnums, compared: ComparedQuantities = .named([])) {
    self.init(digests: files.map(FileDigest.init), foreignEnums: foreignEnums, compared: compared)
  }

  /// Merges the facts of all files. Their order does not matter. `compared` are the names of variables whose numbers
  /// conditions compare: what others write there is kept as for state.
  package init(
    digests: consuming [FileDigest], foreignEnums: ForeignEnums, compared: ComparedQuantities = .named([]),
    work: some WorkSharing = WorkInTurn()
  ) {
    var digests = sortedByPath(digests)
    (types, index, enumsByCase, members) = MergedFacts(digests, foreignEnums, work).parts
    self.foreignEnums = foreignEnums
    var files: [ProjectFile] = []
    var outside: [OutsideFacts] = []
    files.reserveCapacity(digests.count)
    outside.reserveCapacity(digests.count)
    // Digests are freed as they are merged, since memory for all files is held at once.
    digests.moveAll { digest in
      files.append(digest.file)
      outside.append(digest.outside)
    }
    self.files = files
    lineages = allLineages(work)
    let relations = relations(outside, compared, work)
    (inheritance, outsideCalls) = (relations.inheritance, relations.calls)
    for index in outside.indices { outside[index].calls = [] }
    placeholders = outside.reduce(into: []) { $0.formUnion($1.placeholders) }
    let callable = CallableNames(members, outside)
    syntheticTypes = allSyntheticTypes(outside, callable, work)
    noteMemberwiseArguments(outside.map(\.madeInstances))
    for (place, decoded) in DecodedTypes(in: self).variables {
      types[place].unseenInitializers.decoded = decoded
    }
    assignOutsideBodies(outside, to: relations.owners, callable: callable)
    assignOutsideWrites(outside, to: relations.owners, work)
  }

  /// What the values that are assigned in a file mention, by the place of the assignment.
  package func computedWrites(in path: String) -> [Span: ComputedWrite] {
    log?.note(.file(path))
    return file(at: path)?.computedWrites ?? [:]
  }

  package func file(at path: String) -> ProjectFile? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.precedesByBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low] : nil
  }

  package func type(named name: String, in enclosing: String? = nil) -> ProjectType? {
    index.type(named: name, in: enclosing).map { place in
      log?.note(types[place])
      return types[place]
    }
  }

  /// The cases of the type at an index.
  package func cases(ofTypeAt place: Int) -> [EnumCase] {
    log?.note(.shape(types[place].name))
    return types[place].cases
  }

  /// The names of the methods and accessors of the type at an index that assign to `self`.
  package func mutatingMethods(ofTypeAt place: Int) -> Set<String> {
    log?.note(.shape(types[place].name))
    return types[place].mutatingMethods
  }

  /// The kind of the type at an index.
  package func kind(ofTypeAt place: Int) -> TypeDeclaration.Kind {
    log?.note(.shape(types[place].name))
    return types[place].kind
  }
}

/// Sorts by bytes, since `String` compares canonically equivalent names as equal. File discovery returns this
/// order already, so that mostly nothing is sorted.
private func sortedByPath(_ unsorted: consuming [FileDigest]) -> [FileDigest] {
  func precedes(_ left: FileDigest, _ right: FileDigest) -> Bool {
    left.file.path.precedesByBytes(right.file.path)
  }
  var digests = unsorted
  let isSorted = digests.indices.dropFirst().allSatisfy {
    precedes(digests[$0 - 1], digests[$0])
  }
  if !isSorted { digests.sort(by: precedes) }
  return digests
}

/// Relations between types and files.
private struct Relations: Sendable {
  var inheritance = Inheritance()
  var calls: [String: [InFile<OutsideCall>]] = [:]
  var owners = StateOwners()
}

extension Project {
  /// Computes the three independent parts in parallel.
  private func relations(
    _ outside: [OutsideFacts], _ compared: ComparedQuantities, _ work: some WorkSharing
  ) -> Relations {
    let parts = work.results(count: 3) { piece in
      var part = Relations()
      switch piece {
      case 0: part.calls = callsOfFunctions(outside)
      case 1: part.inheritance = Inheritance(self)
      default: part.owners = StateOwners(self, and: compared)
      }
      return part
    }
    return Relations(inheritance: parts[1].inheritance, calls: parts[0].calls, owners: parts[2].owners)
  }
}

/// The parts that depend on the digests alone.
private struct MergedFacts: Sendable {
  var types: [ProjectType] = []
  var index = TypeIndex()
  var enumsByCase = EnumsByCase()
  var members = MemberTable()

  var parts: ([ProjectType], TypeIndex, EnumsByCase, MemberTable) { (types, index, enumsByCase, members) }

  init(_ digests: [FileDigest], _ foreignEnums: ForeignEnums, _ work: some WorkSharing) {
    // Members do not depend on types. The two parts take about the same time.
    let parts = work.results(count: 2) { part in
      part == 0
        ? MergedFacts(typesOf: digests, foreignEnums) : MergedFacts(membersOf: digests)
    }
    self = parts[0]
    members = parts[1].members
  }

  private init(typesOf digests: [FileDigest], _ foreignEnums: ForeignEnums) {
    types = mergedTypes(of: digests)
    index = TypeIndex(types: types, aliases: digests.flatMap(\.typeAliases))
    enumsByCase = EnumsByCase(types: types, foreign: foreignEnums)
  }

  private init(membersOf digests: [FileDigest]) { members = MemberTable(digests: digests) }
}
