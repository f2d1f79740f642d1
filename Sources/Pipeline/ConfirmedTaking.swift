import UntangleProjectModel
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Finds what the questions of a report lead to.
struct ConfirmedTaking: Sendable {
  let analysis: Analysis
  private let attempts: [RewriteAttempt]
  private let names: ChosenNames
  private let whole: WholeProject

  /// `attempts` are what is written without an answer: the names of their enums are taken.
  init(_ analysis: Analysis, beside attempts: [RewriteAttempt], naming names: ChosenNames) {
    (self.analysis, self.attempts, self.names) = (analysis, attempts, names)
    whole = WholeProject(of: analysis, for: [])
  }

  /// The report, with what the questions of its entries lead to. An entry with an enum of its own, or with clears, has its
  /// answer.
  func completed(_ report: SuggestionReport, by groups: [AskedGroup]) -> SuggestionReport {
    SuggestionReport(
      entries: analysis.work.results(of: report.entries, at: \.location.path) { entry in
        guard entry.cleared == nil, !report.presents(two: entry),
          let asked = groups.first(where: { $0.isAbout(entry) })
            ?? groups.first(where: { $0.isWhole(for: entry) })
        else { return entry }
        return completed(entry, by: asked)
      })
  }

  private func completed(_ entry: SuggestionReport.Entry, by asked: AskedGroup) -> SuggestionReport.Entry {
    let isOpen = entry.isLeft || entry.answer == .product
    if isOpen, let work = work(asked, beside: entry) { return work }
    if let undisturbed = undisturbed(asked, beside: entry) { return undisturbed }
    var entry = entry
    guard isOpen, let confirmed = confirmed(asked) else { return entry }
    // Beside a part that has an answer, an enum whose cases join several variables says less.
    let isClear = confirmed.proposal.cases.allSatisfy { $0.values.count < 2 }
    if isClear || entry.parts.allSatisfy(\.isLeft) { entry.confirmed = confirmed }
    return entry
  }

  /// What comes of it if all questions about a group, or else the first alone, are answered with yes; nil where that is no
  /// enum and no computed flag.
  private func confirmed(_ asked: AskedGroup) -> SuggestionReport.Confirmed? {
    for count in asked.questions.isEmpty ? [] : Set([asked.questions.count, 1]).sorted(by: >) {
      if let proposal = proposal(for: asked, under: asked.questions.prefix(count).map(\.premise)) {
        return SuggestionReport.Confirmed(questionCount: count, proposal: proposal)
      }
    }
    return nil
  }

  /// What is written of states without following the writes: their code is not shown.
  private func attempt(
    for meant: StateSpace, of asked: AskedGroup, writing extent: StateRewrite.Extent
  ) -> RewriteAttempt {
    attempt(of: asked, holding: meant) { analysis, files, names in
      analysis.attempt(for: meant, in: &files, naming: names, writing: extent) {
        StateTrace(unfollowed: meant)
      }
    }
  }

  /// What is written of some variables, with the files of their type and the names that are free.
  func attempt<Attempt>(
    of asked: AskedGroup, holding space: StateSpace,
    by write: (Analysis, inout FilesOfType, ChosenNames) -> Attempt
  ) -> Attempt {
    var chosen = names
    let others = attempts.filter { attempt in
      attempt.type == asked.type && Set(attempt.variableNames).isDisjoint(with: space.variables.map(\.name))
    }
    chosen.taken.formUnion(others.compactMap { $0.rewrite?.states.name })
    var own = FilesOfType(asked.owner, .none, whole)
    return write(analysis, &own, chosen)
  }

  /// What could be written of the variables that the first premise relates, and of those that depend on them.
  ///
  /// The states under the premises are known from the group's, so that nothing is searched. The writes are not followed:
  /// their code is not shown.
  private func proposal(
    for asked: AskedGroup, under premises: [Premise]
  ) -> SuggestionReport.Proposal? {
    guard let space = CopiedStates(analysis).meant(of: asked.space, in: asked.owner, under: premises),
      space.keepsPremises,
      let part = space.parts.first(where: { part in
        premises[0].variables.isSubset(of: part.variables.map { space.variables[$0].name })
      }), part.hasSurplus
    else { return nil }
    let meant = space.projected(on: part.variables)
    guard meant.hasFewCases else { return nil }
    let isItem = meant.presentsOne(of: asked.owner)
    let attempt = attempt(for: meant, of: asked, writing: isItem ? .presentedItem : .declarations)
    guard !attempt.isLeft, !attempt.hasNamelessCase, attempt.rewrite?.unsettable.isEmpty ?? true else {
      return nil
    }
    var entry = entry(of: attempt)
    if isItem { (entry.answer, entry.cases) = (.presentedItem, []) }
    return SuggestionReport.Proposal(entry, reached: meant.states.count)
  }
}

extension SuggestionReport {
  /// Whether another entry has an optional for two of the variables, of which each presents something.
  fileprivate func presents(two entry: Entry) -> Bool {
    entries.contains { other in
      other.answer == .presentedItem && other.type == entry.type
        && Set(other.variables).intersection(entry.variables).count > 1
    }
  }
}

extension StateSpace {
  /// Whether the variables are flags that present something, one at a time. The bodies of the type are looked at last.
  fileprivate func presentsOne(of type: ProjectType) -> Bool {
    variables.count > 1 && variables.allSatisfy { $0.domain == .boolean }
      && states.allSatisfy { $0.values.reduce(0, +) < 2 }
      && type.presentedAnywhere.isSuperset(of: variables.map(\.name))
  }

  /// Whether there is hardly more than one state for each value that is set: states in which several are set alike are no
  /// cases that a person would write.
  fileprivate var hasFewCases: Bool {
    let alone = 1 + variables.reduce(0) { $0 + $1.valueCount - 1 }
    return states.count <= min(alone, Self.caseLimit)
      || states.count <= 5 && 8 * states.count <= 5 * representable
  }
}

extension SuggestionReport.Proposal {
  init(_ entry: SuggestionReport.Entry, reached: Int) {
    self.init(
      answer: entry.answer, variables: entry.variables, reached: reached, cases: entry.cases,
      declaration: entry.declaration, shims: entry.shims)
  }
}
