import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// What the work of a type's bodies shows about its variables.
struct WorkSights {
  /// The bodies whose work the observations are about.
  let bodies: [WorkBody]
  private let works: Works
  private let flags: [StateVariable]
  private let all: [String: StateVariable]
  private let contents: Set<String>
  private let texts: Set<String>
  private let lent: Set<String>
  private let modifiers: ViewModifiers
  private let activity: AccessSummary
  private let asking: [ViewModifiers.Attached]
  private(set) var sights: [SideBySide.Sight] = []
  /// The flags, by name, whose every write is computed from these variables, and that no other type writes.
  private(set) var definitions: [String: Set<String>] = [:]

  init(
    among watched: WatchedVariables, of type: ProjectType, in project: Project, _ modifiers: ViewModifiers,
    _ activity: AccessSummary
  ) {
    self.modifiers = modifiers
    flags = watched.states.filter { $0.domain == .boolean }
    all = Dictionary(
      (watched.states + watched.contents).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    contents = Set(watched.contents.map(\.name))
    texts = contents.subtracting(type.variables.lazy.filter(\.fact.holdsSeveral).map(\.fact.name))
    self.activity = activity
    let contentsAndNumbers = contents.union(watched.numbers.map(\.name))
    bodies = [WorkBody](of: type, in: project, Set(watched.all.map(\.name)), contents: contentsAndNumbers)
    works = Works(of: bodies, flags: Set(flags.map(\.name)), contents: contentsAndNumbers)
    lent = type.lentVariables(of: contents.union(flags.map(\.name)))
    asking = works.begun.isEmpty ? [] : modifiers.presenting.filter(\.asksFirst)
    addFilled()
    addFulfilled()
    addEnded()
    addAsked()
    addRepeated()
    addConfirmed(type)
    addShown(type, numbers: watched.numbers)
    addPointedAt(type)
    addStages()
    addValues(watched, of: type)
    addSheets(type)
    addDefinitions(type)
    sights.sort {
      ($0.first.location, $0.second.location, $0.kind.rawValue)
        < ($1.first.location, $1.second.location, $1.kind.rawValue)
    }
  }

  private func isWork(_ flag: StateVariable) -> Bool {
    works.begun[flag.name] != nil && (flag.namesProgress || !flag.namesPaging && !flag.namesAchievement)
      && !flag.namesShowing
      && !flag.namesPresentation && !flag.namesIdleness
  }

  private mutating func addFilled() {
    let shared = failuresOfFlaggedWorks
    for (name, relations) in Dictionary(grouping: works.filled.keys, by: \.first) {
      guard let flag = all[name], isWork(flag) else { continue }
      let results = told(relations.compactMap { all[$0.second] })
      for result in results {
        let relation = Works.Relation(first: name, second: result.name)
        guard let filled = works.filled[relation], filled.bodies == bodies(beginning: name),
          // A failure that other bodies set, too, is that of several works.
          !result.namesFailure || shared.contains(result.name)
            || !activity.sets(result.name, outside: filled.bodies)
        else { continue }
        add(.workAndResult, flag, result, filled.places, isOfSeveralWorks: shared.contains(result.name))
      }
    }
    let begun = Set(activity.writes.lazy.filter { $0.level != .off }.map(\.variable))
    for (relation, places) in works.answered {
      guard let flag = all[relation.first], let result = all[relation.second], flag.namesProgress,
        flag.initial == .on || begun.contains(flag.name),
        flag.namesWork, isResult(result), result.isFlagOrOptional, !result.isFlag, !isText(result)
      else { continue }
      add(.workAndResult, flag, result, places)
    }
  }

  /// The failures that a few works set, each with a flag of its own, and nothing else does: one state could say which of them
  /// goes on, or has failed.
  private var failuresOfFlaggedWorks: Set<String> {
    let flagged = works.filled.filter { relation, _ in
      all[relation.second]?.namesFailure == true && all[relation.first].map(isWork) ?? false
    }
    let byFailure = Dictionary(grouping: flagged) { $0.key.second }.filter { _, works in
      (2...SearchLimits.workResults).contains(works.count)
    }
    return Set(
      byFailure.filter { failure, filled in
        let bodies = filled.reduce(into: Set<Location>()) { $0.formUnion($1.value.bodies) }
        return !activity.sets(failure, outside: bodies.union(works.helpers(calledOnlyBy: bodies)))
      }.keys)
  }

  /// `task = Task { image = await load() }`: none, under way, done. A subscription has no end, and what is only replaced
  /// leaves the last result while it works.
  private mutating func addFulfilled() {
    for (name, relations) in Dictionary(grouping: works.values.fulfilled.keys, by: \.first) {
      guard let handle = all[name], handle.domain == .optional, handle.namesEndingWork else { continue }
      let results = relations.compactMap { all[$0.second] }.filter { result in
        result.domain == .optional && !contents.contains(result.name) && isResult(result)
          && isKeptApart(handle, from: result) && isFilledOnlyBy(handle, result)
      }
      // What fills a whole page is data.
      guard results.count <= SearchLimits.workResults else { continue }
      for result in results {
        let relation = Works.Relation(first: name, second: result.name)
        add(.handleAndResult, handle, result, works.values.fulfilled[relation] ?? [])
      }
    }
  }

  /// Whether the code clears the handle, asks for both, or clears the result where the work begins.
  private func isKeptApart(_ handle: StateVariable, from result: StateVariable) -> Bool {
    let writes = activity.writes(of: handle.name)
    return writes.contains { $0.level == .off && $0.bodyKind != .deinitializer }
      || activity.tests.contains { Set($0.variables).isSuperset(of: [handle.name, result.name]) }
      || activity.writes(of: result.name).contains { cleared in
        cleared.level == .off && writes.contains { $0.level != .off && $0.isTogether(with: cleared) }
      }
  }

  /// Whether nothing but the bodies that store the work gives the result a value, and the work does not clear it, as it does
  /// with what it needs only while it goes on.
  private func isFilledOnlyBy(_ handle: StateVariable, _ result: StateVariable) -> Bool {
    let bodies = Set(activity.writes(of: handle.name).lazy.filter { $0.level != .off }.map(\.bodyPlace))
    let own = activity.writes(of: result.name).prefix(SearchLimits.looseWrites)
    return !activity.sets(result.name, outside: bodies)
      && !own.contains { cleared in
        cleared.level == .off
          && own.contains {
            $0.level != .off && $0.closures == cleared.closures && !$0.closures.isEmpty
              && $0.location < cleared.location && $0.isTogether(with: cleared)
          }
      }
  }

  /// The bodies that begin the work of a flag. What only some of them fill is no state of all these works.
  private func bodies(beginning flag: String) -> Set<Location> {
    Set((works.begun[flag] ?? []).map(\.body))
  }

  private func isText(_ variable: StateVariable) -> Bool { texts.contains(variable.name) }

  private func isResult(_ variable: StateVariable) -> Bool {
    works.begun[variable.name] == nil && !variable.namesAttachment && !lent.contains(variable.name)
      && !variable.hasOwnProgress && !variable.namesChoice
  }

  /// Those of the variables that are the result of work. A whole page of them is data, of which only a failure and what
  /// may be absent tell more than that it came.
  private func told(_ filled: [StateVariable]) -> [StateVariable] {
    let results = filled.filter(isResult)
    guard results.count > SearchLimits.workResults else { return results }
    let telling = results.filter { $0.namesFailure || $0.domain == .optional && !contents.contains($0.name) }
    return telling.count > SearchLimits.workResults ? results.filter(\.namesFailure) : telling
  }

  private mutating func addEnded() {
    for (relation, places) in works.ended {
      guard let result = all[relation.first], let failure = all[relation.second], failure.namesOutcome,
        !result.namesAttachment, !lent.contains(result.name)
      else { continue }
      add(.resultOrError, result, failure, places)
    }
  }

  /// Two works, or work and another state, that one condition looks at.
  private mutating func addAsked() {
    for test in activity.tests where test.variables.count <= SearchLimits.looseVariables {
      let asked = test.variables.compactMap { all[$0] }
      for (index, first) in asked.enumerated() {
        for second in asked[(index + 1)...] {
          if isWork(first), isWork(second) {
            add(.worksApart, first, second, [test.location])
          } else if test.form == .chain, !activity.isAskedWithin(first.name, second.name),
            isWork(first) || isWork(second), first.isFlagOrOptional,
            second.isFlagOrOptional, !first.namesAttention, !second.namesAttention
          {
            add(.askedInTurn, first, second, [test.location])
          }
        }
      }
    }
  }

  /// A flag that a loop of the work asks for, or that is set where the work already goes on.
  private mutating func addRepeated() {
    for (relation, places) in works.repeated {
      guard let flag = all[relation.first], let other = all[relation.second] else { continue }
      add(.steersWork, flag, other, places)
    }
    for write in activity.writes where write.level == .on {
      guard let other = all[write.variable], other.domain == .boolean else { continue }
      for guardian in write.guards.prefix(SearchLimits.looseVariables) {
        guard let flag = all[guardian], isWork(flag),
          works.begun[guardian, default: []].contains(where: { $0.body == write.bodyPlace }),
          activity.writes.contains(where: { $0.variable == write.variable && $0.level == .off })
        else { continue }
        add(.steersWork, flag, other, [write.location])
      }
    }
  }

  /// A text that says what a flag shows, or the number of it, and is set wherever the flag is.
  private mutating func addShown(_ type: ProjectType, numbers: [StateVariable]) {
    let presented = type.presentedVariables
    let named = numbers.filter { $0.namesIdentity && !lent.contains($0.name) }
    for flag in flags where flag.namesShowing || presented.contains(flag.name) {
      guard let companions = works.beside[flag.name] else { continue }
      for name in companions.names.sorted() where contents.contains(name) && !lent.contains(name) {
        guard let message = all[name], message.namesMessage,
          presented.contains(flag.name) || message.sharesNoun(with: flag),
          !type.isSetOutside(flag.name, without: name)
        else { continue }
        add(.presented, flag, message, companions.places)
      }
      // A number stands for what is shown, and 0 or -1 for nothing.
      for number in named where presented.contains(flag.name) && companions.names.contains(number.name) {
        add(.presented, flag, number, companions.places)
      }
    }
  }

  /// Three flags or more of one noun, each of which says that the pointer is over one thing.
  private mutating func addPointedAt(_ type: ProjectType) {
    let candidates = flags.filter(\.namesPointer)
    guard candidates.count > 2 else { return }
    let names = Set(candidates.map(\.name))
    let places = type.pointerWrites(of: names)
    let over = candidates.filter { flag in
      guard let own = places[flag.name] else { return false }
      return activity.writes.allSatisfy { $0.variable != flag.name || own.contains($0.location) }
    }
    for word in Set(over.compactMap(\.pointerWord)).sorted() {
      let siblings = over.filter { $0.pointerWord == word }
      guard siblings.count > 2 else { continue }
      for (first, second) in zip(siblings, siblings.dropFirst()) {
        add(.pointedAt, first, second, (places[first.name] ?? []) + (places[second.name] ?? []))
      }
    }
  }

  /// Flags that are set one after the other: a step says how far it has come.
  private mutating func addStages() {
    for stages in works.stages {
      let told = stages.filter { all[$0.flag]?.initial == .off }
      guard told.count > 2 else { continue }
      for (one, next) in zip(told, told.dropFirst()) {
        guard let first = all[one.flag], let second = all[next.flag] else { continue }
        add(.setInTurn, first, second, [one.place, next.place])
      }
    }
  }

  /// Work that begins in an alert or a confirmation.
  private mutating func addConfirmed(_ type: ProjectType) {
    for shown in asking {
      guard let question = all[shown.variable] else { continue }
      let called = shown.calledFunctions
      for flag in flags where isWork(flag) && flag.name != question.name {
        let places = works.begun[flag.name, default: []].filter { begin in
          begin.closures.contains(shown.closure.span) && begin.place.path == shown.path
            || type.isMethod(at: begin.body, namedIn: called)
        }
        if !places.isEmpty { add(.confirmedWork, question, flag, places.map(\.place)) }
      }
    }
  }

  /// Numbers and objects that are only written where a flag is set, and what is computed from others.
  private mutating func addValues(_ watched: WatchedVariables, of type: ProjectType) {
    let every = Dictionary(watched.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let numbers = Set(watched.numbers.map(\.name))
    let cleared = Set(activity.writes.lazy.filter { $0.level == .off }.map(\.variable))
    for (relation, places) in works.values.ofState {
      guard let value = every[relation.first], let state = all[relation.second], state.domain == .boolean,
        value.ownership == .own, !value.namesPaging, works.begun[state.name] == nil,
        cleared.contains(state.name)
      else { continue }
      // What is cleared somewhere, too, other kinds look at.
      let isObject = all[value.name]?.domain == .optional && !contents.contains(value.name)
      if numbers.contains(value.name) || isObject && !cleared.contains(value.name) {
        add(.valueOfState, value, state, places)
      }
    }
    guard !works.values.following.isEmpty else { return }
    let sources = ComputedSources(
      of: type, among: Set(works.values.following.keys.flatMap { [$0.first, $0.second] }))
    for (relation, places) in works.values.following {
      guard let value = every[relation.first], let source = every[relation.second],
        isDerivable(value, from: source, sources, isEverywhere: works.values.decided.contains(relation)),
        // What a check found stays as it is while the form is filled in.
        !value.namesFailure,
        // A copy of a part of an object says more than that the object is there.
        all[source.name]?.domain != .optional || contents.contains(source.name)
          || works.values.tested.contains(relation)
      else { continue }
      add(.follows, value, source, places)
    }
  }

  private mutating func addDefinitions(_ type: ProjectType) {
    let defined = works.values.defined.filter { all[$0.first]?.isFlag == true }
    guard !defined.isEmpty else { return }
    let setOutside = Set(type.outsideWrites.lazy.map(\.fact.member))
    for relation in defined where !setOutside.contains(relation.first) && !lent.contains(relation.first) {
      definitions[relation.first, default: []].insert(relation.second)
    }
  }

  /// Whether a property that computes the value is better than the variable: a flag, a text or a number that nobody else
  /// sets and that keeps nothing of the past.
  private func isDerivable(
    _ value: StateVariable, from source: StateVariable, _ sources: ComputedSources, isEverywhere: Bool
  ) -> Bool {
    guard value.ownership == .own, !value.namesSnapshot,
      all[value.name] != nil || sources.numbers.contains(value.name), !sources.several.contains(value.name),
      !sources.observed.contains(source.name), !sources.observed.contains(value.name),
      !sources.setOutside.contains(value.name),
      isEverywhere || !sources.lent.contains(value.name),
      // A flag tells what was typed when somebody last looked.
      value.domain != .boolean || !sources.lent.contains(source.name),
      // A computed flag is never nil.
      value.domain != .optionalBoolean,
      value.isFlag || all[value.name]?.domain != .optional
        || contents.contains(value.name)
    else { return false }
    // Objects that a type is given, like models and managers, say more than one thing.
    let isObject = all[source.name] == nil && !sources.numbers.contains(source.name)
    if isObject, source.ownership == .own { return false }
    return value.isFlag || all[source.name]?.domain != .optional || contents.contains(source.name)
  }

  /// Sheets of one view, no two of which one run asks for: three of its own, two of one chain, or those that a view presents
  /// for a model of it. A failure comes whenever it does.
  private mutating func addSheets(_ type: ProjectType) {
    let own = modifiers.covering.count > 2 ? [modifiers.covering] : modifiers.coveringTogether
    for names in own + type.presentedElsewhere where names.count > 1 {
      addSheets(among: names.compactMap { all[$0] }.filter { !$0.namesFailure })
    }
  }

  private mutating func addSheets(among presented: [StateVariable]) {
    var sets: [String: [VariableWrite]] = [:]
    for write in activity.writes where write.isSet && !modifiers.takenBack.contains(write.location) {
      sets[write.variable, default: []].append(write)
    }
    let shown = presented.filter { sets[$0.name] != nil }
    for (first, second) in zip(shown, shown.dropFirst()) {
      let (left, right) = (sets[first.name] ?? [], sets[second.name] ?? [])
      // What is handed on to one view may be set there, one at a time.
      let (own, others) = (left.filter(isMadeHere), right.filter(isMadeHere))
      guard !own.contains(where: { one in others.contains { $0.isTogether(with: one) } }) else { continue }
      add(.onePresented, first, second, (left + right).map(\.location))
    }
  }

  /// Whether it is a write of the body itself, and no binding that it hands on.
  private func isMadeHere(_ write: VariableWrite) -> Bool { !modifiers.handedOn.contains(write.location) }

  private mutating func add(
    _ kind: SideBySide.Sight.Kind, _ first: StateVariable, _ second: StateVariable, _ places: [Location],
    isOfSeveralWorks: Bool = false
  ) {
    sights.append(
      SideBySide.Sight(
        kind: kind, first: first, second: second, places: Set(places).sorted(), alone: [],
        isOfSeveralWorks: isOfSeveralWorks))
  }
}
