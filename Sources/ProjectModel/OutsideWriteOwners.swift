import UntangleFacts
import UntangleSourceFiles

/// The variables whose quantities conditions compare.
package enum ComparedQuantities: Sendable {
  /// Those with these names.
  case named(Set<String>)
  /// All numbers of instances, and those with these names.
  case numbers(and: Set<String>)

  fileprivate func holds(_ variable: Variable) -> Bool {
    switch self {
    case .named(let names): names.contains(variable.name)
    case .numbers(let names):
      names.contains(variable.name) || variable.scope == .instance && variable.measure == .value
    }
  }
}

/// The types with variables that may hold state, by the variable's name.
struct StateOwners: Sendable {
  struct Owner: Sendable {
    /// The index of the type in the project.
    var type: Int
    var setter: AccessLevel
  }

  private var owners: [String: [Owner]] = [:]

  init() {}

  /// `compared` are further variables that count.
  init(_ project: Project, and compared: ComparedQuantities) {
    // By index: types and variables are large, and a loop over the values copies each.
    for type in project.types.indices {
      for index in project.types[type].variables.indices
      where project.types[type].variables[index].fact.mayHoldState
        || compared.holds(project.types[type].variables[index].fact)
      {
        owners[project.types[type].variables[index].fact.name, default: []].append(
          Owner(type: type, setter: project.types[type].variables[index].fact.setter))
      }
    }
    addCodes(of: project)
  }

  /// Numbers and texts that are states as far as their files show.
  private mutating func addCodes(of project: Project) {
    for file in project.files.indices {
      for code in project.files[file].codedStates {
        guard let type = project.index.type(named: code.enclosingType ?? "", in: nil) else { continue }
        owners[code.name, default: []].append(Owner(type: type, setter: .internal))
      }
    }
  }

  subscript(name: String) -> [Owner] { owners[name] ?? [] }
}

extension Project {
  /// Adds the writes of all files to the types whose variables they write. `outside` is in the order of the
  /// files.
  mutating func assignOutsideWrites(
    _ outside: consuming [OutsideFacts], to owners: StateOwners, _ work: some WorkSharing
  ) {
    // A guess is added to each candidate type once.
    var guessed: Set<Guess> = []
    var next = files.startIndex
    for owned in ownedWrites(outside, owners, work).joined() {
      // Frees the facts of files that are done.
      while next < owned.file {
        outside[next] = OutsideFacts()
        next += 1
      }
      let write = outside[owned.file].writes[owned.place]
      if owned.receiver == .unknown, !guessed.insert(Guess(write, owner: owned.owner)).inserted { continue }
      types[owned.owner].outsideWrites.append(
        InFile(path: files[owned.file].path, fact: write.seen(through: owned.receiver)))
    }
  }

  /// A write to a variable that may hold state, with the type that has the variable. Stored as indices, since
  /// a guess may concern many types.
  private struct OwnedWrite: Sendable {
    private var ownerNumber: Int32
    private var fileNumber: Int32
    private var placeNumber: Int32
    var receiver: SeenReceiver

    init(_ receiver: SeenReceiver, owner: Int, file: Int, place: Int) {
      self.receiver = receiver
      ownerNumber = Int32(owner)
      fileNumber = Int32(file)
      placeNumber = Int32(place)
    }

    var owner: Int { Int(ownerNumber) }
    var file: Int { Int(fileNumber) }
    /// The index among the file's writes.
    var place: Int { Int(placeNumber) }
  }

  private struct Guess: Hashable {
    var owner: Int
    var member: String
    var value: LoweredExpression

    init(_ write: OutsideWrite, owner: Int) {
      self.owner = owner
      (member, value) = (write.member, write.value)
    }
  }

  /// By part of the files, in order. A part contains each guess once, since a guess may concern many types.
  private func ownedWrites(
    _ outside: [OutsideFacts], _ owners: StateOwners, _ work: some WorkSharing
  ) -> [[OwnedWrite]] {
    // `Self` stands for any conforming type, and `State` for the state type of a reducer.
    let placeholders = outside.indices.reduce(into: Set(["Self", "State"])) {
      $0.formUnion(outside[$1].placeholders)
    }
    return work.results(forPartsOf: files.indices) { part in
      var guessed: Set<Guess> = []
      var found: [OwnedWrite] = []
      for file in part where files[file].origin == .handwritten {
        for place in outside[file].writes.indices {
          let meant = self.owners(
            of: outside[file].writes[place], in: files[file].path, among: owners, placeholders)
          for (owner, receiver) in meant {
            if receiver == .unknown {
              let guess = Guess(outside[file].writes[place], owner: owner)
              guard guessed.insert(guess).inserted else { continue }
            }
            found.append(OwnedWrite(receiver, owner: owner, file: file, place: place))
          }
        }
      }
      return found
    }
  }

  private func owners(
    of write: OutsideWrite, in path: String, among owners: StateOwners, _ placeholders: Set<String>
  ) -> [(type: Int, receiver: SeenReceiver)] {
    let known = owners[write.member]
    guard !known.isEmpty else { return [] }
    var visible: [Int] { known.filter { isInSight($0, from: write.enclosingType) }.map(\.type) }
    let name: String
    var seen = SeenReceiver.asWritten
    switch meaning(of: write.receiver, in: write.enclosingType, depth: 0) {
    case .value(let receiver)? where isPlaceholder(receiver.unwrapped, placeholders): fallthrough
    case nil:
      // The type is unknown, so that any type with such a variable may be meant.
      return visible.map { ($0, .unknown) }
    case .value(let receiver)?:
      guard case .named(let found) = receiver.unwrapped else { return [] }
      name = found
    case .type(let found)?:
      seen = .metatype
      name = found
    }
    // An instance of a subclass has the inherited variables. Which of several types of one name is meant is only known
    // in the file of one.
    let declaring = lineage(of: name).lazy.map { ancestor in
      known.filter { self.types[$0.type].name == ancestor }.map(\.type)
    }.first { !$0.isEmpty }
    let found =
      declaring ?? index.type(named: name, in: nil).map { [$0] }
      ?? known.map(\.type).filter { index.isShared(types[$0].name, by: name) }
    guard let owner = found.first else { return [] }
    guard types[owner].kind == .protocol else { return types.meant(in: path, of: found).map { ($0, seen) } }
    // A write through a protocol concerns all conforming types.
    return visible.filter { lineage(of: types[$0].name).contains(name) }.map { ($0, seen) }
  }

  private func isInSight(_ owner: StateOwners.Owner, from enclosing: String?) -> Bool {
    switch owner.setter {
    case .private: types[owner.type].isInSight(.private, from: enclosing)
    case .fileprivate, .internal, .package, .public, .open: true
    }
  }

  /// Whether it is a type parameter or one of its associated types: `T.Element`.
  private func isPlaceholder(_ type: WrittenType, _ names: Set<String>) -> Bool {
    guard case .named(let name) = type, index.type(named: name, in: nil) == nil else { return false }
    return name.split(separator: ".").contains { names.contains(String($0)) }
  }
}

extension [ProjectType] {
  /// Those of some types of one name, by index, that a file may mean: the one that it declares, or all.
  fileprivate func meant(in path: String, of found: [Int]) -> [Int] {
    let near = found.filter { self[$0].location.path == path }
    return Set(near.isEmpty ? found : near).sorted()
  }
}

/// How the type that is written to sees the receiver of the write.
private enum SeenReceiver { case asWritten, unknown, metatype }

extension OutsideWrite {
  fileprivate func seen(through receiver: SeenReceiver) -> OutsideWrite {
    var result = self
    switch receiver {
    case .asWritten: break
    case .unknown: result.receiver = .unknown
    case .metatype: result.receiver = .metatype
    }
    return result
  }
}
