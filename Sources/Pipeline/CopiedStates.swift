import Synchronization
import UntangleFacts
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Finds the states of other types that types copy.
///
///     isRunning = update.isRunning          // `Session` copies …
///     isAwaiting = update.isAwaiting
///     Update(isRunning: player.isRunning, isAwaiting: player.isAwaiting)   // … what `Player` holds.
struct CopiedStates: Sendable {
  private let analysis: Analysis
  private let fillings = MadeOnce<[FillingCall]>()
  private let owners = MadeOnce<[String: [Int]]>()
  private let counted = CountedOrigins()

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// At most three questions about the values that a group of a type copies, by what the type does of which they are the state.
  /// `others` are those that its own code lets ask.
  func questions(
    about group: StateGroup, of type: ProjectType, beside others: [LikelyInvariant]
  ) -> [LikelyInvariant] {
    guard let space = group.space, space.states.count <= mostStates, others.count < mostQuestions else {
      return []
    }
    for copied in group.copiedParts(in: type, of: project) {
      guard let origin = origin(of: copied, in: type), let states = counted.states(of: origin, count) else {
        continue
      }
      let names = Dictionary(
        origin.members.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
      let likely = LikelyInputs(of: states).statements(named: names)
      let found = likely.isEmpty ? [] : chosen(likely, of: origin, in: space, of: type)
      if !found.isEmpty { return Array(found.prefix(mostQuestions - others.count)) }
    }
    return []
  }

  /// The states that are meant under some premises; nil where that is not known. What the type's own code does with values that
  /// come in is searched again, and what breaks a premise about these all the same is left out.
  func meant(of space: StateSpace, in type: ProjectType, under premises: [Premise]) -> StateSpace? {
    guard premises.contains(where: \.isOfInputs) else { return space.restricted(by: premises) }
    return counted(space, of: type, under: premises).map { PremisesOfCode(premises, in: $0).kept }
  }

  private func counted(_ space: StateSpace, of type: ProjectType, under premises: [Premise]) -> StateSpace? {
    var settings = analysis.outcome.search
    settings.premises[type.name, default: []] += premises
    return StateCounter(project, settings).count(space.variables, of: type).space
  }

  private var project: Project { analysis.project.project }
}

/// A type and its members that another type copies.
private struct Origin {
  var type: ProjectType
  /// By variable of the copying type, the name of the variable of this one. Two or more.
  var members: [String: String]

  struct Extent: Hashable {
    var type: Location
    var names: Set<String>
  }

  var extent: Extent { Extent(type: type.location, names: Set(members.values)) }
}

/// As many as of any other group.
private let mostQuestions = 3
/// A group with more is no state that an enum could hold.
private let mostStates = 512

/// The states of the types whose members are copied: several groups may copy the same ones.
private final class CountedOrigins: Sendable {
  private let known = Mutex<[Origin.Extent: StateSpace?]>([:])

  func states(of origin: Origin, _ count: (Origin) -> StateSpace?) -> StateSpace? {
    if let states = known.withLock({ $0[origin.extent] }) { return states }
    let states = count(origin)
    known.withLock { $0[origin.extent] = .some(states) }
    return states
  }
}

extension CopiedStates {
  /// The only class or actor of whose variables the parts are copies, or which they are parts of.
  private func origin(of copied: CopiedParts, in type: ProjectType) -> Origin? {
    guard let value = project.type(named: copied.type) else { return nil }
    if value.kind != .struct {
      let isOwner = owners(of: copied.parts.values, besides: type).contains { $0.location == value.location }
      return isOwner ? Origin(type: value, members: copied.parts) : nil
    }
    let calls = fillingCalls.filter { $0.type == value.simpleName }
    let found = calls.compactMap { call -> Origin? in
      let members = copied.parts.compactMapValues { call.members[$0] }
      guard members.count > 1 else { return nil }
      let owners = owners(of: members.values, besides: type)
      let named = owners.filter { $0.isNamed(as: call.source) }
      let owner = named.count == 1 ? named[0] : owners.count == 1 ? owners[0] : nil
      return owner.map { Origin(type: $0, members: members) }
    }
    let places = Set(found.map(\.type.location))
    return places.count == 1 ? found.max { $0.members.count < $1.members.count } : nil
  }

  /// The classes and actors with all of these variables, but one type.
  private func owners(of names: some Collection<String>, besides type: ProjectType) -> [ProjectType] {
    let byName = owners.value {
      var found: [String: [Int]] = [:]
      for (place, type) in project.types.enumerated() where type.kind == .class || type.kind == .actor {
        for variable in type.variables where variable.fact.mayHoldState {
          found[variable.fact.name, default: []].append(place)
        }
      }
      return found
    }
    guard let first = names.first else { return [] }
    let common = names.dropFirst().reduce(Set(byName[first] ?? [])) { $0.intersection(byName[$1] ?? []) }
    return common.sorted().map { project.types[$0] }.filter { $0.location != type.location }
  }

  /// Only the variables that are copied are looked at: the whole type may have too many states.
  private func count(_ origin: Origin) -> StateSpace? {
    let names = Set(origin.members.values)
    let variables = project.stateVariables(of: origin.type).filter { names.contains($0.name) }
    guard variables.count > 1 else { return nil }
    return StateCounter(project, analysis.outcome.search).count(variables, of: origin.type).space
  }

  /// Those of the statements that leave fewer states of the copying type, and let each variable have all of its values.
  private func chosen(
    _ likely: [LikelyInvariant], of origin: Origin, in space: StateSpace, of type: ProjectType
  ) -> [LikelyInvariant] {
    var kept: [LikelyInvariant] = []
    var left = space.states.count
    for statement in likely where kept.count < mostQuestions {
      let premises = kept.map(\.premise) + [statement.premise]
      guard let states = counted(space, of: type, under: premises) else { continue }
      let meant = PremisesOfCode(premises, in: states).kept
      guard meant.states.count < left, meant.valueCounts == space.valueCounts else { continue }
      left = meant.states.count
      var asked = statement
      asked.keepers = statement.keepers.named(asOf: origin.type)
      asked.breakers =
        statement.breakers.named(asOf: origin.type) + PremisesOfCode([statement.premise], in: states).breakers
      asked.stateCount = left
      kept.append(asked)
    }
    return kept
  }

  /// The calls that fill the values that are copied anywhere in the project.
  private var fillingCalls: [FillingCall] {
    fillings.value {
      let names = analysis.project.states.reduce(into: Set<String>()) { names, state in
        for group in state.groups + state.looseGroups + state.dividedGroups {
          for copied in group.copiedParts(in: state.type, of: project) {
            // Mostly the parts have the names of what they are copies of.
            guard !owners(of: copied.parts.keys, besides: state.type).isEmpty else { continue }
            names.insert(TypeIndex.lastPart(of: copied.type))
          }
        }
      }
      guard !names.isEmpty else { return [] }
      let texts = analysis.outcome.texts
      return analysis.work.results(count: texts.count) { [analysis] place -> [FillingCall] in
        guard let text = try? analysis.text(texts[place]), text.bytes.hasOne(of: names) else { return [] }
        return onDeepStack { UntangleRewrites.fillingCalls(of: names, in: ParsedFile(text)) }
      }.flatMap(\.self)
    }
  }
}

extension [UInt8] {
  /// Whether one of the texts occurs.
  fileprivate func hasOne(of texts: Set<String>) -> Bool {
    withUnsafeBufferPointer { bytes in
      texts.contains { text in Array(text.utf8).withUnsafeBufferPointer { bytes.contains($0) } }
    }
  }
}

extension ProjectType {
  /// Whether a variable or a type of that name is likely to be of this type: `launcher` is an `AgentLauncher`.
  fileprivate func isNamed(as name: String) -> Bool {
    simpleName == name || simpleName.lowercased().hasSuffix(name.lowercased())
  }
}

extension [StateOperation] {
  /// As operations of another type than the one that is asked about, each name and place once.
  fileprivate func named(asOf type: ProjectType) -> [StateOperation] {
    let renamed = map { operation in
      var result = operation
      if !result.name.base.contains(".") { result.name.base = "\(type.simpleName).\(result.name.base)" }
      return result
    }
    return renamed.indices.filter { place in
      !renamed[..<place].contains { $0.name == renamed[place].name && $0.place == renamed[place].place }
    }.map { renamed[$0] }
  }
}
