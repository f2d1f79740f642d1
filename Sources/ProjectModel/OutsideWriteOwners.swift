import UntangleFacts

/// The types with a variable that may hold a state, by the variable's name.
struct StateOwners: Sendable {
  struct Owner: Sendable {
    /// The type's place in the project.
    var type: Int
    var setter: AccessLevel
  }

  private var owners: [String: [Owner]] = [:]

  init() {}

  init(_ project: Project) {
    // By index: types and variables are large, and a loop over the values copies each.
    for type in project.types.indices {
      for index in project.types[type].variables.indices
      where project.types[type].variables[index].fact.mayHoldState {
        owners[project.types[type].variables[index].fact.name, default: []].append(
          Owner(type: type, setter: project.types[type].variables[index].fact.setter))
      }
    }
  }

  subscript(name: String) -> [Owner] { owners[name] ?? [] }
}

extension Project {
  /// Hands the writes of the files over to the types whose variables they write.
  mutating func assignOutsideWrites(to owners: StateOwners, _ work: some WorkSharing) {
    // What may be meant anywhere is said once.
    var guessed: Set<Guess> = []
    for owned in ownedWrites(owners, work).joined() {
      if let guess = owned.guess, !guessed.insert(guess).inserted { continue }
      types[owned.owner].outsideWrites.append(owned.write)
    }
    for file in files.indices { files[file].dropWhatTypesHold() }
  }

  /// A write to a variable that may hold a state, with the type that has it.
  private struct OwnedWrite: Sendable {
    var owner: Int
    var write: InFile<OutsideWrite>

    /// nil where it is known whose variable is written.
    var guess: Guess? {
      write.fact.receiver == .unknown
        ? Guess(owner: owner, member: write.fact.member, value: write.fact.value) : nil
    }
  }

  private struct Guess: Hashable {
    var owner: Int
    var member: String
    var value: Value
  }

  /// By part of the files, in their order; no guess twice in one part, as one may be of many types.
  private func ownedWrites(_ owners: StateOwners, _ work: some WorkSharing) -> [[OwnedWrite]] {
    // `Self` stands for whoever conforms.
    let placeholders = files.indices.reduce(into: Set(["Self"])) { $0.formUnion(files[$1].placeholders) }
    return work.results(forPartsOf: files.indices) { part in
      var guessed: Set<Guess> = []
      var found: [OwnedWrite] = []
      for file in part where files[file].origin == .handwritten {
        for place in files[file].outsideWrites.indices {
          let meant = self.owners(of: files[file].outsideWrites[place], among: owners, placeholders)
          guard !meant.isEmpty else { continue }
          let write = InFile(path: files[file].path, fact: files[file].outsideWrites[place])
          for (owner, receiver) in meant {
            let owned = OwnedWrite(owner: owner, write: Self.write(write, through: receiver))
            if let guess = owned.guess, !guessed.insert(guess).inserted { continue }
            found.append(owned)
          }
        }
      }
      return found
    }
  }

  /// What a write is to the type that it is handed to.
  private enum SeenReceiver { case asWritten, unknown, metatype }

  private func owners(
    of write: OutsideWrite, among owners: StateOwners, _ placeholders: Set<String>
  ) -> [(type: Int, receiver: SeenReceiver)] {
    let known = owners[write.member]
    guard !known.isEmpty else { return [] }
    var visible: [Int] {
      known.compactMap { owner in
        isInSight(owner, from: write.enclosingType) ? owner.type : nil
      }
    }
    let name: String
    var seen = SeenReceiver.asWritten
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

  private static func write(
    _ written: InFile<OutsideWrite>, through receiver: SeenReceiver
  ) -> InFile<OutsideWrite> {
    var result = written
    switch receiver {
    case .asWritten: break
    case .unknown: result.fact.receiver = .unknown
    case .metatype: result.fact.receiver = .metatype
    }
    return result
  }

  private func isInSight(_ owner: StateOwners.Owner, from enclosing: String?) -> Bool {
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
}

extension FileFacts {
  fileprivate mutating func dropWhatTypesHold() {
    outsideWrites = []
    bareWrites = []
    silentFunctions = []
  }
}
