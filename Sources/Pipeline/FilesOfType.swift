import Synchronization
import UntangleFacts
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// The files that declare or extend a type, parsed once for all attempts.
struct FilesOfType {
  let type: ProjectType
  let proofs: Proofs
  let whole: WholeProject
  private var parsed: [ParsedFile]?
  private var uses: ValueUses?
  /// The proofs that are still to be made, where they are made together; see `Analysis.failing(_:)`.
  private(set) var waiting: [WaitingProof] = []

  init(_ type: ProjectType, _ proofs: Proofs, _ whole: WholeProject) {
    self.type = type
    self.proofs = proofs
    self.whole = whole
  }

  mutating func parsed(_ analysis: Analysis) throws(ReadFailure) -> [ParsedFile] {
    if let parsed { return parsed }
    var files: [ParsedFile] = []
    for text in analysis.sourceTexts(of: type) { files.append(try whole.parsed(text)) }
    parsed = files
    return files
  }

  /// How the type's code uses the variables that an enum could hold as well; nil where no proof is asked for, or a file
  /// cannot be read.
  mutating func uses(_ analysis: Analysis) -> ValueUses? {
    if let uses { return uses }
    guard proofs != .none, let parsed = try? parsed(analysis) else { return nil }
    let type = type
    let found = onDeepStack { ValueUses(of: type, in: parsed) }
      .withoutUses(elsewhere: { whole.isNamed($0, outsideOf: type) })
    uses = found
    return found
  }
}

extension FilesOfType {
  /// The method in which each of these flags of a view is on, where no view is drawn before it is off again; nil where that
  /// cannot be shown.
  mutating func bodyOfUnseenFlags(_ flags: [StateVariable], of analysis: Analysis) -> String? {
    guard !flags.isEmpty, let parsed = try? parsed(analysis) else { return nil }
    let type = type
    return onDeepStack { () -> String? in
      let bodies = flags.map { bodyOfUnseenFlag($0, of: type, in: parsed) }
      return bodies.contains(nil) ? nil : bodies[0]
    }
  }
}

extension FilesOfType {
  /// Whether the value of a twin counts only while its flag is on, so that nobody notices when it goes with the flag.
  mutating func countsOnly(_ twin: LateTwin, in space: StateSpace, _ analysis: Analysis) -> Bool {
    let variables = space.variables
    return uses(analysis)?.counts(
      variables[twin.follower.source].name, while: variables[twin.follower.variable].name) ?? false
  }
}

extension FilesOfType {
  /// Why one of the variables is set once, before it is used, and then stays; one lowercase sentence, nil where none is.
  mutating func reasonForLateValue(of variables: [StateVariable], in analysis: Analysis) -> String? {
    let values = variables.filter { $0.domain == .optional && $0.initial == .off }
    guard !values.isEmpty, let parsed = try? parsed(analysis) else { return nil }
    let late = onDeepStack { [name = type.name] in namesUnwrappedImplicitly(by: name, in: parsed) }
      .intersection(values.map(\.name))
    guard !late.isEmpty else { return nil }
    let cleared = Set(type.accessSummary(of: late).writes.filter { $0.value == .null }.map(\.variable))
    return values.first { late.contains($0.name) && !cleared.contains($0.name) }.map {
      "'\($0.name)' is set before it is used, and never cleared"
    }
  }

  /// nil where an optional struct is not the shape of the states, or cannot be written.
  mutating func optionalAttempt(
    for space: StateSpace, of analysis: Analysis, taken: Set<String>
  ) -> RewriteAttempt? {
    let type = type
    guard case .optional(let core, let members) = space.shape, space.areOptionals(members),
      let parsed = try? parsed(analysis),
      let value = onDeepStack({
        OptionalValue(core: core, of: space.variables, in: type, parsed, taken: taken)
      })
    else { return nil }
    return RewriteAttempt(
      type: type.name, location: space.variables[0].location, space: space, outcome: .optional(value),
      values: uses(analysis)?.members(of: value, space.variables, core: core, in: type) ?? [])
  }

  /// Why one of the variables is no state, as one lowercase sentence; nil where all are, or where some never change.
  func reasonAgainstState(of space: StateSpace, in analysis: Analysis) -> String? {
    let looks = flagsOfLook(among: space.variables, of: type, in: analysis.project.project)
    guard let flag = space.variables.first(where: { looks.contains($0.name) }) else { return nil }
    if case .constant = space.shape { return nil }
    return "'\(flag.name)' says how the view looks, and is no state"
  }

  /// Why one of the variables can be in no enum, as one lowercase sentence; nil where all can.
  func reasonAgainstEnum(of variables: [StateVariable], in analysis: Analysis) -> String? {
    let type = type
    if let enumeration = variables.first(where: analysis.carriesValues) {
      return "the cases of '\(enumeration.name)' carry values: what belongs to them goes there"
    }
    let lazy = Set(type.variables.filter { $0.fact.laziness == .lazy }.map(\.fact.name))
    if let made = variables.first(where: { lazy.contains($0.name) }) {
      return "'\(made.name)' is made when it is first asked for"
    }
    if let copy = draftCopy(among: variables, of: type) {
      return "'\(copy.first.name)' and '\(copy.second.name)' are one value twice: each is copied to the other"
    }
    return nil
  }
}

/// What the types of one run need of the whole project, read when the first of them asks for it. Threads share it.
final class WholeProject: Sendable {
  private let analysis: Analysis
  private let rewritten: [ProjectType]
  private let typesByName = MadeOnce<ProjectTypes>()
  private let projectWithNumbers = MadeOnce<Project>()
  private let wordIndex = MadeOnce<WordIndex>()
  private let objectChangesAreHeard = MadeOnce<Bool>()
  private let hasOwnPresentations = MadeOnce<Bool>()
  private let keptFiles: Mutex<KeptFiles>

  /// `types` are those that may be rewritten.
  init(of analysis: Analysis, for types: [ProjectType]) {
    self.analysis = analysis
    rewritten = types
    keptFiles = Mutex(KeptFiles(limit: bytesKept * max(1, analysis.outcome.request.threadCount)))
  }

  /// All types by name.
  var types: ProjectTypes { typesByName.value { ProjectTypes(analysis.project.project) } }

  /// The project with what code does with the numbers of the types. Other files are taken as they were read.
  var withNumbers: Project {
    projectWithNumbers.value {
      var request = analysis.outcome.request
      request.product = .numbers
      request.filesWithNumbers = filesNamingNumbers
      return read(request, after: analysis.files).project
    }
  }

  /// The files of types with numbers that some cases may carry, and all that have the name of such a number as a word, where
  /// they may use it. What generated files and tests write is not followed in any case.
  private var filesNamingNumbers: Set<String> {
    let texts = analysis.outcome.texts
    let notFollowed = analysis.project.project.pathsNotFollowed
    return rewritten.reduce(into: []) { paths, type in
      let numbers = type.variables.filter { $0.fact.mayBeCarried }
      if !numbers.isEmpty { paths.formUnion(pathsOf(type)) }
      for number in numbers where !number.fact.access.staysInFile {
        let naming = (words.sources(with: number.fact.name) ?? Array(texts.indices)).map { texts[$0].path }
        paths.formUnion(naming.filter { !notFollowed.contains($0) })
      }
    }
  }

  /// The indices of the files without a declaration of the subject's type that may have a use of its variables, in ascending
  /// order.
  func filesMentioning(_ subject: RewriteSubject) -> [Int] {
    let texts = analysis.outcome.texts
    let words = words
    let members = subject.membersElsewhere.flatMap { words.sources(withMember: $0) ?? Array(texts.indices) }
    let functions = subject.functionsElsewhere.flatMap { words.sources(with: $0) ?? Array(texts.indices) }
    let own = pathsOf(subject.type)
    return Set(members + functions).sorted().filter { !own.contains(texts[$0].path) }
  }

  /// The files with these indices. One that cannot be read now was not read before.
  func parsed(at places: [Int]) -> [ParsedFile] {
    places.compactMap { try? parsed(analysis.outcome.texts[$0]) }
  }

  /// Types that come one after the other are often in the same files, and used by the same ones.
  func parsed(_ text: SourceText) throws(ReadFailure) -> ParsedFile {
    if let kept = keptFiles.withLock({ $0[text.path] }) { return kept }
    let read = try analysis.text(text)
    let file = onDeepStack { ParsedFile(read) }
    keptFiles.withLock { $0.add(file, at: text.path, size: read.bytes.count) }
    return file
  }

  /// Whether code in a file without a declaration of the type subscribes to a published variable of that name, of whatever
  /// type; nil asks for `objectWillChange`, in all files.
  func isSubscribed(_ variable: String?, outsideOf type: ProjectType) -> Bool {
    guard let variable else { return hearsObjectChanges }
    return isOne(of: words.sources(projecting: variable), outsideOf: type)
  }

  /// Whether code in a file without a declaration of the type may use a member of that name.
  func isNamed(_ member: String, outsideOf type: ProjectType) -> Bool {
    isOne(of: words.sources(withMember: member), outsideOf: type)
  }

  /// Whether code in a file without a declaration of the type may use a member of that name, of another value than `self`.
  func isUsed(_ member: String, outsideOf type: ProjectType) -> Bool {
    isOne(of: words.sources(withMemberOfOthers: member), outsideOf: type)
  }

  /// Whether a file without a declaration of the type names it.
  func isMentioned(_ type: ProjectType) -> Bool {
    isOne(of: words.sources(with: type.simpleName), outsideOf: type)
  }

  /// Whether a type of the project may use the members of a class by their names alone. By the names as they are written,
  /// since types that share their name have no lineage (`Inheritance`).
  func hasSubclasses(of type: ProjectType) -> Bool {
    let all = analysis.project.project.types
    return type.kind == .class
      && all.indices.contains { place in
        all[place].inherited.contains { $0 == type.name || $0 == type.simpleName }
      }
  }

  /// Whether one of the sources with these indices has no declaration of the type; nil stands for all sources.
  private func isOne(of places: [Int]?, outsideOf type: ProjectType) -> Bool {
    let texts = analysis.outcome.texts
    let own = pathsOf(type)
    return (places ?? Array(texts.indices)).contains { !own.contains(texts[$0].path) }
  }

  /// Whether something in the project does more with `objectWillChange` than to send it.
  private var hearsObjectChanges: Bool {
    objectChangesAreHeard.value {
      let texts = analysis.outcome.texts
      let places = words.sources(with: objectChanges) ?? Array(texts.indices)
      return places.contains { place in
        guard let bytes = try? analysis.text(texts[place]).bytes else { return true }
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: objectChanges)
        return parts.dropFirst().contains { !$0.hasPrefix(".send(") }
      }
    }
  }

  /// Whether a function of the project, of whatever type, is called as one of SwiftUI's presentations: it may do more with
  /// a binding than to take the flag back.
  var presentsItself: Bool {
    hasOwnPresentations.value { SDK.names(.presents).contains(where: isOwnPresentation) }
  }

  private func isOwnPresentation(_ name: String) -> Bool {
    let texts = analysis.outcome.texts
    return (words.sources(with: name) ?? Array(texts.indices)).contains { place in
      guard let bytes = try? analysis.text(texts[place]).bytes else { return true }
      return String(decoding: bytes, as: UTF8.self).split(separator: "func \(name)").dropFirst().contains {
        rest in
        let parameters = rest.prefix { $0 != "{" && $0 != "}" }
        return ["(", "<", " "].contains(rest.first) && parameters.contains("Binding<")
          && (parameters.contains("isPresented") || parameters.contains("item"))
      }
    }
  }

  /// By index of the text.
  private var words: WordIndex { wordIndex.value(madeIndex) }

  private func madeIndex() -> WordIndex {
    let numbers = rewritten.flatMap(\.variables).filter { $0.fact.mayBeCarried }.map(\.fact.name)
    let empty = WordIndex(
      ofMembers: Set(rewritten.flatMap(\.variables).map(\.fact.name)).union([objectChanges]),
      and: RewriteSubject.observingFunctions.union([objectChanges]).union(SDK.names(.presents)).union(numbers)
        .union(rewritten.map(\.simpleName))
    )
    let texts = analysis.outcome.texts
    let parts = analysis.work.results(forPartsOf: texts.indices) { [analysis] part in
      part.reduce(into: empty) { index, place in
        try? analysis.text(texts[place]).bytes.withUnsafeBufferPointer { index.add($0, at: place) }
      }
    }
    return parts.reduce(into: empty) { $0.add($1) }
  }
}

private let objectChanges = "objectWillChange"

extension Project {
  fileprivate var pathsNotFollowed: Set<String> {
    // By index: a loop over the values copies each.
    files.indices.reduce(into: []) { paths, file in
      if files[file].origin != .handwritten { paths.insert(files[file].path) }
    }
  }
}

/// The size of the texts of kept files for each thread, in bytes.
private let bytesKept = 1 << 20

/// The files that were parsed last.
private struct KeptFiles: Sendable {
  /// The size of the texts of all of them, in bytes.
  let limit: Int
  private var files: [String: ParsedFile] = [:]
  /// With the sizes of the texts in bytes, the oldest first.
  private var order: [(path: String, size: Int)] = []
  private var size = 0

  init(limit: Int) { self.limit = limit }

  subscript(path: String) -> ParsedFile? { files[path] }

  mutating func add(_ file: ParsedFile, at path: String, size newSize: Int) {
    // Two threads may have parsed the same file.
    guard files.updateValue(file, forKey: path) == nil else { return }
    order.append((path, newSize))
    size += newSize
    while size > limit, order.count > 1 {
      let oldest = order.removeFirst()
      files[oldest.path] = nil
      size -= oldest.size
    }
  }
}

extension FilesOfType {
  /// Completes a subject by what other files hear of. Without a proof, these are not looked at.
  func completed(_ subject: RewriteSubject, by parsed: [ParsedFile]) -> RewriteSubject {
    var subject = subject
    subject.findSilentVariables(in: parsed) { variable in
      proofs == .none || whole.isSubscribed(variable, outsideOf: type)
    }
    return subject
  }

  /// The numbers that belong to some cases of a type's states.
  ///
  /// Other facts are read for them: where the search follows numbers, it also follows code of other types, which a proof
  /// could not compare with that of a rewritten type.
  func carriedValues(beside space: StateSpace, of analysis: Analysis) -> [CarriedValue] {
    guard proofs != .none, type.variables.contains(where: { $0.fact.mayBeCarried }) else { return [] }
    let whole = whole.withNumbers
    guard let same = whole.types.first(where: { $0.location == type.location && $0.name == type.name }) else {
      return []
    }
    return StateCounter(whole, analysis.outcome.search).carriedValues(beside: space, of: same)
  }

  /// The followers of a space as computed flags, or why one of them cannot be computed. The moments in which they differ
  /// are not known where there are too many ways to follow, or a file cannot be read.
  mutating func computedFlags(
    _ followers: [Follower], in space: StateSpace, of analysis: Analysis, reason: String
  ) -> RewriteAttempt.Outcome {
    let project = analysis.project.project
    let counter = StateCounter(project, analysis.outcome.search)
    guard let trace = counter.trace(space.variables, of: type),
      let reader = counter.reader(of: space.variables, in: type), let parsed = try? parsed(analysis)
    else { return .derived(followers.map { ComputedFlag($0, in: space, of: type, project) }, reason: reason) }
    let subject = completed(
      RewriteSubject(project: project, types: whole.types, type: type, trace: trace, reader: reader),
      by: parsed)
    for follower in followers where isAnimatedApart(follower, in: space, of: type) {
      let (flag, source) = (space.variables[follower.variable].name, space.variables[follower.source].name)
      return .left(reason: "'\(flag)' and '\(source)' change in animations of their own")
    }
    for follower in followers {
      guard let body = guardedSetter(of: follower, in: subject) else { continue }
      let (flag, source) = (space.variables[follower.variable].name, space.variables[follower.source].name)
      return .left(reason: "'\(body)' runs only while '\(flag)' is off, when '\(source)' is set already")
    }
    let following = FollowingFlags(subject, followers)
    let rewrite = onDeepStack { computeFlags(following, in: parsed) }
    let flags = followers.map {
      ComputedFlag($0, in: space, of: type, project, differingAt: rewrite.moments)
    }
    let isProvable = rewrite.isComplete && proofs != .none
    let refusals = isProvable ? doubts(of: rewrite, following, parsed, analysis) : rewrite.refusals
    return isProvable && refusals.isEmpty
      ? .computed(flags, reason: reason, rewrite) : .derived(flags, reason: reason, refusals: refusals)
  }

  /// What keeps a complete rewrite from being proved; empty where it is proved.
  private mutating func doubts(
    of rewrite: ComputedFlagRewrite, _ following: FollowingFlags, _ parsed: [ParsedFile], _ analysis: Analysis
  ) -> [Refusal] {
    let space = following.all.trace.space
    func refusal(_ reason: String) -> [Refusal] { [Refusal(reason, at: space.variables[0].location)] }
    guard space.premises.isEmpty else { return refusal("it rests on what is assumed of its use") }
    let others = whole.parsed(at: Set(following.named.flatMap(whole.filesMentioning)).sorted())
    let mentions = onDeepStack { mentionRefusals(of: following, in: parsed + others) }
    guard mentions.isEmpty else { return mentions }
    let reason = doubt(about: rewrite.files, of: analysis) { [search = analysis.outcome.search] in
      proofFailure(of: rewrite, from: space, in: $0, search)
    }
    return reason.map(refusal) ?? []
  }
}

extension FilesOfType {
  /// Why the project with these files as they are rewritten cannot be shown to behave as before, by a failed proof if the
  /// files can be read; nil where it can, or where that is to be shown later.
  mutating func doubt(
    about rewritten: [StateRewrite.File], of analysis: Analysis,
    _ failure: @Sendable @escaping (Project) -> ProofFailure?
  ) -> String? {
    let proof = WaitingProof(files: rewritten) { project in
      project.problem(in: rewritten)
        ?? failure(project).map { "it cannot be shown that nothing changes: \($0.reason)" }
    }
    switch proofs {
    case .none: return nil
    case .each: return proof.doubt(analysis.project(with: rewritten))
    case .together:
      waiting.append(proof)
      return nil
    }
  }
}
