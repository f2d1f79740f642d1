/// What something that was found in a project rests on: it would be found again in any version of the sources that
/// gives the same answers.
package struct AnswerBasis: Sendable {
  var lookups: Set<Lookup> = []
  /// What was put together from other lookups, and matters only as a whole.
  var answers: [DerivedAnswer] = []

  package init() {}

  /// The basis in another version, whose lookups differ in `changed`; nil where something may be found there that
  /// differs.
  package func holding(in other: Project, where changed: Set<Lookup>) -> AnswerBasis? {
    guard lookups.isDisjoint(with: changed) else { return nil }
    var result = self
    for place in answers.indices {
      guard let answer = answers[place].holding(in: other, where: changed) else { return nil }
      result.answers[place] = answer
    }
    return result
  }
}

/// The answer to a question that asks much and says little. It is put together again where one of its lookups has
/// changed, and mostly is the same.
struct DerivedAnswer: Sendable {
  private let lookups: Set<Lookup>
  /// The lookups in another version; nil if the answer is another one there.
  private let asking: @Sendable (Project) -> Set<Lookup>?

  fileprivate init(_ lookups: Set<Lookup>, asking: @escaping @Sendable (Project) -> Set<Lookup>?) {
    (self.lookups, self.asking) = (lookups, asking)
  }

  fileprivate func holding(in other: Project, where changed: Set<Lookup>) -> DerivedAnswer? {
    if lookups.isDisjoint(with: changed) { return self }
    return asking(other).map { DerivedAnswer($0, asking: asking) }
  }
}

extension Project {
  /// Asks the project a question that is cheaper than what rests on its answer. What is noted is the answer, and not
  /// the lookups that led to it. `question` asks nothing but the project that it is given, and asks no such question.
  package func derived<Answer: Equatable & Sendable>(
    _ question: @escaping @Sendable (Project) -> Answer
  ) -> Answer {
    guard let log else { return question(self) }
    let (answer, lookups) = noted(question)
    log.note(
      DerivedAnswer(lookups) { other in
        let (found, lookups) = other.noted(question)
        return found == answer ? lookups : nil
      })
    return answer
  }

  private func noted<Answer>(_ question: (Project) -> Answer) -> (Answer, Set<Lookup>) {
    let log = LookupLog()
    let answer = question(noting(in: log))
    return (answer, log.basis.lookups)
  }
}
