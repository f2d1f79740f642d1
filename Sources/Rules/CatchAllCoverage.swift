import UntangleFacts
import UntangleFindings
import UntangleProjectModel

/// A catch-all branch over a known enum, with the cases that it covers.
struct CatchAllCoverage {
  let resolved: ResolvedSwitch
  let subject: EnumSubject
  /// In order of declaration, `nil` last; never empty.
  let cases: [String]
  /// Cases that another branch matches only in part, with a `where` clause or a payload pattern.
  let leftOver: [String]

  /// nil if there is nothing to report: the enum is unknown, the branch covers nothing, or the code needs the
  /// branch.
  init?(_ resolved: ResolvedSwitch) {
    guard case .known(let subject) = resolved.subject, let cases = resolved.swallowed,
      !cases.isEmpty, cases != ["nil"], resolved.fact.form != .unknownDefault,
      resolved.origin == .handwritten, !resolved.fact.items.isEmpty, !resolved.fact.isInComparison,
      !resolved.fact.isPredicate
    else { return nil }
    self.resolved = resolved
    self.subject = subject
    self.cases = cases
    leftOver = subject.partlyNamed(by: resolved.fact.items)
  }

  /// Whether one case name could replace the catch-all branch.
  var isOneCase: Bool { cases.count == 1 && leftOver.isEmpty }

  /// Whether the branch treats its cases as impossible, by a trap or a throw.
  var isRefused: Bool {
    switch resolved.fact.rest {
    case .traps, .throws: true
    case .answers, .answersNil, .other: false
    }
  }

  var isForeign: Bool {
    switch subject.home {
    case .foreign: true
    case .project: false
    }
  }

  var advice: String {
    switch subject.home {
    case .foreign(.open): "; name them and keep '@unknown default' for those to come"
    case .foreign(.frozen), .project: ""
    }
  }

  var fingerprint: String {
    [
      resolved.fact.enclosingType ?? "", resolved.fact.enclosingFunction ?? "",
      resolved.fact.subjectText, subject.name,
    ].joined(separator: " ")
  }

  var data: [DataField] {
    [
      DataField("enum", .text(subject.name)),
      DataField("swallowed", .list(cases.map(DataValue.text))),
    ]
  }
}

extension SwitchFact {
  /// The words for the catch-all branch in messages.
  var restWord: String { form == .wildcard ? "the catch-all case" : "default" }

  /// Whether the switch is in a comparison operator, where a switch over a pair needs a catch-all branch.
  var isInComparison: Bool {
    switch enclosingFunction {
    case "==", "<", "<=", ">", ">=", "~=", "!=": true
    case .some, nil: false
    }
  }

  /// Such as `case .running: true, default: false`, or `case .folder(let folder): folder, default: nil`.
  var isPredicate: Bool { items.count == 1 && (rest == .answers || rest == .answersNil) }
}
