import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct CaseChain: Rule {
  static let schema = RuleSchema(id: "case_chain", defaultSetting: .on(.note))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "An `if` asks one value for case after case, where a `switch` would name all of them.",
    why: """
      `if phase == .idle … else if phase == .running … else if phase == .failed …` is a switch that the compiler \
      does not know. When a case comes, nothing asks what becomes of it: the chain passes it over, or its `else` \
      takes it.
      """,
    limits: [
      "Only chains of three conditions or more are seen, each about one case of the same value and about nothing else.",
      "Whether an `else` is meant for the cases that are left, only its author knows.",
    ],
    exemptions: [
      "Conditions that ask for something else, too, or look into a payload.",
      "Enums of other modules, and chains of which nobody can tell the enum.",
      "Chains that leave more than a dozen cases: a switch in their place would have a `default`, too.",
      "Generated files and tests.",
    ],
    fixes: [
      RulePage.FixNote(
        .unsafe,
        """
        the chain becomes a switch that does the same: what `else` takes, or what is passed over, is named. Look whether \
        all of it is meant. Nothing is written where `else` is never reached, \
        where only the conditions show which enum it is, where the enum has a `==` of its own, where the value is the \
        result of a call, where a `break` would leave the switch instead of a loop, and in views without an `else`.
        """)
    ], topic: .enums, precision: .read(.high))

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.project.caseChains().filter { $0.left.count <= mostLeft }
      .map { finding($0, $0.fix(in: project.project)) }
  }

  private func finding(_ chain: ResolvedCaseChain, _ fix: Fix?) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: chain.location,
      message: "'\(chain.fact.subjectText)' is asked for \(quotedList(chain.fact.members)) in turn"
        + rest(of: chain)
        + "; a switch says so to the compiler",
      type: chain.fact.enclosingType, fix: fix,
      fingerprint: [
        chain.fact.enclosingType ?? "", chain.fact.enclosingFunction ?? "", chain.fact.subjectText,
        chain.subject.name,
      ].joined(separator: " "),
      data: [
        DataField("enum", .text(chain.subject.name)),
        DataField("cases", .list(chain.fact.members.map(DataValue.text))),
        DataField("left", .list(chain.left.map(DataValue.text))),
      ])
  }

  private func rest(of chain: ResolvedCaseChain) -> String {
    switch (chain.fact.rest, chain.left.isEmpty) {
    case (.taken, false): ", and 'else' takes \(quotedList(chain.left))"
    case (.taken, true): ", which are all of its cases: 'else' is never reached"
    case (.passedOver, false):
      ", and \(quotedList(chain.left)) \(chain.left.count == 1 ? "is" : "are") passed over"
    case (.passedOver, true): ", which are all of its cases"
    }
  }
}

/// How many cases a switch names beside those of the chain.
private let mostLeft = 12

extension ResolvedCaseChain {
  /// The fix that writes a switch; nil where it may not compile, or may mean another thing.
  fileprivate func fix(in project: Project) -> Fix? {
    guard subject.isSure, subject.naming == .everywhere,
      project.comparesAsWritten(subject.name)
    else { return nil }
    if subject.wrapping == .optional, fact.members.contains(where: { ["none", "some"].contains($0) }) {
      return nil
    }
    if left.isEmpty, fact.rest == .taken { return nil }
    let named = subject.cases.filter { !fact.members.contains($0) }.map {
      subject.pattern(of: $0, marked: false)
    }
    return Fix(
      safety: .unsafe,
      change: .writeSwitch(rest: named + (subject.wrapping == .optional ? [.null] : [])))
  }
}
