import UntangleSourceFiles
import UntangleStateSpaces

/// The names of an enum, its variable and its cases.
package struct EnumNames: Hashable, Sendable {
  package var type: String
  package var property: String
  /// By the set variables of a state, see `StateSpace.terms(of:)`. Missing names are generated.
  package var cases: [Set<String>: String]
  /// The word or words of the enum's name that its cases need not repeat, in camel case; empty for none.
  package var topic = ""
  /// The type that has the enum, whose name no case needs to repeat; empty for none.
  package var owner = ""
}

/// A name of a case, without backticks.
struct CaseName: Hashable {
  var text: String
  /// Whether no name could be derived from the code, so that the user must choose one.
  var isPlaceholder = false
}

/// Finds a name for each state: from the only flag that is on, a flag that is on in no other state, or the
/// function that leads there; `idle` where nothing is set. Names have at most three words. Where none can be
/// derived, the name is a placeholder.
struct CaseNaming {
  private let space: StateSpace
  private let chosen: [Set<String>: String]
  /// The number of leading words that all variable names share, and that carry no information.
  private let common: Int
  /// The words that the enum's name has said already.
  private let topic: [String]
  /// The words of the type's name.
  private let owner: [String]
  /// The flags that say that something is seen, and that begin so: what they name is that it no longer is.
  private let seenAtFirst: Set<Int>

  static let mostWords = 3

  init(_ space: StateSpace, _ names: EnumNames) {
    self.space = space
    chosen = names.cases
    topic = wordsInName(names.topic)
    owner = wordsInName(names.owner)
    common = commonStart(of: space.variables.map { wordsInCase(plainName($0.name)) })
    seenAtFirst = space.flagsSeenAtFirst
  }

  /// A unique name for each state.
  var names: [CaseName] {
    var names = space.states.map { state in chosen[Set(space.terms(of: state))].map { CaseName(text: $0) } }
    var taken = Set(names.compactMap { $0?.text })
    // A state with fewer set variables has priority for a name.
    let order = space.states.indices.sorted { left, right in
      let (first, second) = (onCount(space.states[left]), onCount(space.states[right]))
      return first == second ? left < right : first < second
    }
    for index in order where names[index] == nil {
      let name = candidates(for: index).first { !taken.contains($0) }
      let found =
        name.map { CaseName(text: $0) } ?? CaseName(text: placeholder(index, taken), isPlaceholder: true)
      names[index] = found
      taken.insert(found.text)
    }
    return names.compactMap(\.self)
  }

  private func placeholder(_ index: Int, _ taken: Set<String>) -> String {
    var number = index + 1
    while taken.contains("case\(number)") { number += 1 }
    return "case\(number)"
  }

  private func onCount(_ state: StateSpace.State) -> Int { state.values.indices.count { isOn($0, state) } }

  private func candidates(for index: Int) -> [String] {
    let state = space.states[index]
    let on = state.values.indices.filter {
      isOn($0, state) && space.variables[$0].domain != .optional && !saysNothing($0, state)
    }
    let telling = on.filter { !isImplied($0, by: on) }
    let optionals = setOptionals(state)
    if telling.isEmpty, optionals.isEmpty { return wordsForNothing(index) }
    var found: [String] = []
    let extra = extraOptionals(of: index, besides: telling)
    if telling.count == 1, extra.isEmpty { found += forms(of: telling[0], state) }
    if telling.isEmpty, optionals.count == 1 {
      if isLoaded(optionals[0]) { found.append("loaded") }
      found += namesOfHolding(optionals[0])
      found += forms(of: optionals[0], state)
    }
    if extra.count == 1 {
      found +=
        (wordOfWork(with: space.variables[extra[0]].name).map { [$0] } ?? []) + forms(of: extra[0], state)
    }
    for place in on + optionals where isOnlyHere(place, state) { found += forms(of: place, state) }
    found += leadingFunction(to: index)
    for first in telling + optionals {
      for second in telling + optionals where second > first {
        found += joined(first, second, state)
      }
    }
    return found.compactMap(usable)
  }

  /// The optionals that are set in a state, and not in all states with the same values of the telling flags.
  private func extraOptionals(of index: Int, besides telling: [Int]) -> [Int] {
    let state = space.states[index]
    let twins = space.states.indices.filter { other in
      other != index && telling.allSatisfy { space.states[other].values[$0] == state.values[$0] }
        && state.values.indices.allSatisfy {
          space.variables[$0].domain == .optional || space.states[other].values[$0] == state.values[$0]
        }
    }
    return setOptionals(state).filter { place in twins.contains { space.states[$0].values[place] == 0 } }
  }

  /// Whether it is what a flag of the enum says is being loaded: the only value, and never there while it is.
  private func isLoaded(_ value: Int) -> Bool {
    let values = space.variables.indices.filter {
      space.variables[$0].domain == .optional && !space.variables[$0].holdsError
    }
    guard values == [value], !space.variables[value].isMeansOfWork else { return false }
    return space.variables.indices.contains { flag in
      let variable = space.variables[flag]
      return variable.isFlag
        && (wordsInName(variable.name).contains(where: loadingWords.contains) || variable.isFlagOfLoading)
        && !space.states.contains { isOn(flag, $0) && $0.values[value] > 0 }
    }
  }

  /// Whether the only flag says that what is to be loaded could not be: so it is being loaded where nothing is set.
  private var isLoadingAtFirst: Bool {
    let flags = space.variables.filter(\.isFlag)
    return flags.count == 1 && flags[0].isFlagOfLoading && space.variables.indices.contains(where: isLoaded)
  }

  /// Names for a state that has a value and nothing else: what goes on while the value is there, or `ready` where the work is
  /// still to come that needs it.
  private func namesOfHolding(_ value: Int) -> [String] {
    if let work = wordOfWork(with: space.variables[value].name) { return [work] }
    if isReport(value) { return ["finished"] }
    let isForWork = space.states.contains { state in
      let flags = state.values.indices.filter { isOn($0, state) && space.variables[$0].isFlag }
      return flags.count == 1 && state.values[value] > 0
        && namesKnownWork(space.variables[flags[0]].name)
    }
    return isForWork ? ["ready"] : []
  }

  /// Whether it is a text beside the flag of some work that says how it went: `statusMessage` beside `isSaving`.
  private func isReport(_ value: Int) -> Bool {
    let variable = space.variables[value]
    let values = space.variables.filter { $0.domain == .optional }
    return values.count == 1 && !variable.holdsError && !variable.namesFailure
      && ["message", "status"].contains(wordsInName(variable.name).last)
      && space.variables.contains { $0.isFlag && wordsInName($0.name).last?.hasSuffix("ing") == true }
  }

  /// Names for a state in which nothing is set: an initial or a final one.
  private func wordsForNothing(_ index: Int) -> [String] {
    let flags = space.variables.filter(\.isFlag)
    if let seen = seenAtFirst.first { return [plainName(space.variables[seen].name), "idle"] }
    // Beside flags of work on the way there.
    let others = flags.compactMap { opposites[plainName($0.name)] }
    if others.count == 1, !outcomes.contains(others[0]),
      flags.allSatisfy({ opposites[plainName($0.name)] != nil || plainName($0.name).hasSuffix("ing") })
    {
      return [others[0], "idle"]
    }
    if index < space.initialCount { return isLoadingAtFirst ? ["loading", "idle"] : ["idle"] }
    let lasts = flags.compactMap { flag in wordsInName(flag.name).last.flatMap { opposites[$0] } }
    if lasts.count == 1, !outcomes.contains(lasts[0]) { return [lasts[0], "idle"] }
    let words = space.variables.flatMap { wordsInName($0.name) }
    if words.contains(where: shownWords.contains) { return ["hidden", "idle"] }
    if let work = words.first(where: { $0.hasSuffix("ing") }) {
      // With what went wrong in a case of its own, nothing is left but that all went well.
      let others = space.variables.filter { $0.domain != .boolean }
      let mayFail = others.count == 1 && others[0].holdsError || flags.contains(where: \.isFlagOfError)
      if loadingWords.contains(work), space.variables.indices.contains(where: isLoaded) {
        return ["unavailable", "ended", "idle"]
      }
      return (mayFail ? [participle(ofProgress: work)] : []) + ["ended", "idle"]
    }
    return ["idle"]
  }

  /// Whether no other state has the same value of the variable.
  private func isOnlyHere(_ place: Int, _ state: StateSpace.State) -> Bool {
    space.states.count { $0.values[place] == state.values[place] } == 1
  }

  /// Whether all variable names end with the word of the topic, and it says no more of them than the enum does:
  /// `amountExpanding`, `feeExpanding` in an enum that says `expanding`. What an optional holds is named by its noun.
  private var endsInTopic: Bool {
    let ends = space.variables.map { Array(wordsInCase(plainName($0.name)).reversed()) }
    return topic.count == 1 && commonStart(of: ends) == 1 && ends[0][0].lowercased() == topic[0]
      && (isState(topic) || space.variables.allSatisfy { $0.domain == .boolean })
  }

  /// Names from functions that lead to this state only: `pause` leads to `paused`.
  private func leadingFunction(to index: Int) -> [String] {
    guard let transitions = space.transitions else { return [] }
    let arriving = Set(transitions.filter { $0.to == index }.map(\.operation))
    return arriving.sorted().compactMap { operation in
      guard transitions.allSatisfy({ $0.operation != operation || $0.to == index }) else { return nil }
      return participles[space.operations[operation].name.text]
    }
  }

  /// Names from two set variables, where that is short enough.
  private func joined(_ first: Int, _ second: Int, _ state: StateSpace.State) -> [String] {
    let pairs = fullForms(of: first, state).flatMap { one in
      fullForms(of: second, state).map { one + $0 }
    }
    return pairs.filter { $0.count <= Self.mostWords }.map(caseName)
  }

  /// Names from one variable's value, the longest first.
  private func forms(of place: Int, _ state: StateSpace.State) -> [String] {
    let failed = space.variables[place].holdsError || space.variables[place].isFlagOfError ? ["failed"] : []
    let full = fullForms(of: place, state)
    let short = full.reversed().flatMap { words in words.count > Self.mostWords ? shortForms(of: words) : [] }
    return failed + (full + short).filter { $0.count <= Self.mostWords }.map(caseName)
  }

  /// Shortened names: `contentAdsQueryFailed` gives `queryFailed`, `processingVoiceChunk` gives
  /// `processingChunk`.
  private func shortForms(of words: [String]) -> [[String]] {
    let (first, last) = (words[0], words[words.count - 1])
    // Without the words after it, `not` would deny something else.
    guard first != "not" else { return [] }
    let isSaidLast = endingsOfQualities.contains { last.lowercased().hasSuffix($0) }
    let ends = [first, last]
    let tail = Array(words.suffix(2))
    return (isSaidLast ? [tail, ends] : [ends, tail]) + [Array(words.suffix(Self.mostWords))]
  }

  /// The complete words, and variants without a modal word, without a clause of time or reason, and without
  /// the common start.
  private func fullForms(of place: Int, _ state: StateSpace.State) -> [[String]] {
    let words = wordsInCase(word(place, state)).without(runOf: owner)
    let untold = words.without(formsOf: topic)
    // What stood around the topic is no name: `pending`, `handler` of `pendingFinishHandler`.
    let isOneEnd = words.starts(with: untold) || words.suffix(untold.count).elementsEqual(untold)
    let isSaid = isState(untold) || endsInTopic && !untold.isEmpty
    let told = untold.count < words.count && isSaid && isOneEnd ? [untold.withoutVerb] : []
    let rest = common > 0 && words.count > common ? [Array(words.dropFirst(common))] : []
    return (told + [words] + rest).flatMap { words in
      let plain = words.withoutModalWord
      let cut = Array(plain.prefix { !linkingWords.contains($0.lowercased()) })
      return cut.isEmpty || cut.count == words.count ? [words] : [words, cut]
    }
  }

  /// Whether the words say how something is without the rest of the name: `posting`, `fetchingFirstPage`, `inProgress`.
  private func isState(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased(), let last = words.last?.lowercased() else { return false }
    return first.hasSuffix("ing") || first.hasSuffix("ed") || last.hasSuffix("ing") || last == "progress"
      || endingsOfQualities.contains { last.hasSuffix($0) }
  }

  private func caseName(_ words: [String]) -> String {
    uncapitalized(words[0]) + words.dropFirst().map(\.startingBig).joined()
  }

  private func usable(_ name: String) -> String? {
    guard wordsInCase(name).count <= Self.mostWords, !name.isEmpty, name.first?.isNumber == false else {
      return nil
    }
    // Names that are ambiguous as cases of an optional, or not allowed as names of cases.
    return ["none", "some", "init", "self", "Type"].contains(name) ? "\(name)State" : name
  }

  private func setOptionals(_ state: StateSpace.State) -> [Int] {
    state.values.indices.filter { space.variables[$0].domain == .optional && state.values[$0] > 0 }
  }

  private func isOn(_ variable: Int, _ state: StateSpace.State) -> Bool {
    let isSet = space.variables[variable].term(of: state.values[variable]) != nil
    return isSet != seenAtFirst.contains(variable)
  }

  /// Whether another set flag implies this one, and so says more. Of two equivalent flags, the second is
  /// implied.
  private func isImplied(_ variable: Int, by others: [Int]) -> Bool {
    guard space.variables[variable].isFlag else { return false }
    return others.contains { other in
      guard other != variable, space.variables[other].isFlag else { return false }
      let isWith = space.states.allSatisfy { !isOn(other, $0) || isOn(variable, $0) }
      let isAlone = space.states.contains { isOn(variable, $0) && !isOn(other, $0) }
      return isWith && (isAlone || other < variable)
    }
  }

  /// Whether the value is the case `none` of an enum.
  private func saysNothing(_ variable: Int, _ state: StateSpace.State) -> Bool {
    guard case .enumeration = space.variables[variable].domain else { return false }
    return word(variable, state) == "none"
  }

  /// The word for a variable's value: `loading` for `isLoading`; for an enum, its case.
  private func word(_ variable: Int, _ state: StateSpace.State) -> String {
    if seenAtFirst.contains(variable) { return "hidden" }
    let term = space.variables[variable].term(of: state.values[variable]) ?? ""
    switch space.variables[variable].domain {
    case .enumeration, .optionalEnumeration:
      return term.split(separator: ".").last.map(String.init) ?? term
    case .optionalBoolean where space.variables[variable].isResult:
      return term.hasPrefix("!") ? "failed" : "succeeded"
    case .optionalBoolean where term.hasPrefix("!"):
      let words = wordsInCase(plainName(String(term.dropFirst())))
      return words.count == 1
        ? opposites[words[0]] ?? "not" + words[0].startingBig : "not" + words.map(\.startingBig).joined()
    case .boolean, .optionalBoolean: return stateWord(term)
    case .optional, .number: return plainName(term)
    }
  }
}

extension StateSpace {
  /// The flags named `visible` that are on in all initial states.
  fileprivate var flagsSeenAtFirst: Set<Int> {
    guard initialCount > 0 else { return [] }
    let seen = variables.indices.filter { place in
      variables[place].domain == .boolean && plainName(variables[place].name) == "visible"
    }
    return Set(seen.filter { place in states.prefix(initialCount).allSatisfy { $0.values[place] > 0 } })
  }
}

extension [String] {
  /// `dismiss` for `should`, `dismiss`, and `stop` for `need`, `to`, `stop`.
  fileprivate var withoutModalWord: [String] {
    guard count > 1 else { return self }
    if count > 2, self[1].lowercased() == "to", ["need", "needs"].contains(self[0].lowercased()) {
      return Array(dropFirst(2))
    }
    return modalWords.contains(self[0].lowercased()) ? Array(dropFirst()) : self
  }

  /// `enabled` for `is`, `enabled`: what is left of `buttonIsEnabled`.
  fileprivate var withoutVerb: [String] {
    count > 1 && ["is", "has", "was", "are"].contains(self[0].lowercased()) ? Array(dropFirst()) : self
  }
}

/// The number of leading words that all names share. Leaves at least one word of each; 0 for a single name.
private func commonStart(of names: [[String]]) -> Int {
  guard let first = names.first, names.count > 1 else { return 0 }
  let shortest = names.map(\.count).min() ?? 0
  var count = 0
  while count < shortest - 1, names.allSatisfy({ $0[count].lowercased() == first[count].lowercased() }) {
    count += 1
  }
  return count
}

/// Words that mean that something is shown.
private let shownWords: Set<String> = [
  "show", "shown", "showing", "present", "presented", "presenting", "visible", "display", "displayed",
  "displaying",
]

/// What values are called that are no results.
let wordsOfMeans: Set<String> = [
  "controller", "view", "window", "handler", "callback", "completion", "continuation", "closure", "delegate",
  "session", "connection", "loader", "player", "animator",
]

/// States that are how something went.
private let outcomes: Set<String> = ["failed", "invalid", "unverified"]

/// Words of flags that say that something is on its way.
private let loadingWords: Set<String> = ["loading", "fetching", "retrieving", "downloading", "resolving"]

/// Words that start a clause of time, place or reason.
private let linkingWords: Set<String> = [
  "after", "for", "with", "to", "when", "on", "from", "until", "before", "due", "because", "without",
  "by", "while",
]

/// Endings of words that describe a quality.
private let endingsOfQualities = [
  "ed", "able", "ible", "active", "shown", "success", "pending", "running", "open", "busy", "ready",
]

/// Words that mean that something is about to happen.
private let modalWords: Set<String> = ["should", "can", "needs", "must", "will", "could"]
