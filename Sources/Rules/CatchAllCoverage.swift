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
  /// What is wanted of all switches over the enum; nil where nothing is.
  let wish: CatchAllWish?

  /// What is said of `case .ready: true, default: false`.
  enum Predicates { case allowed, reported }

  /// nil where there is nothing to say: the enum is unknown or ignored, nothing is taken, or the form is asked for.
  init?(
    _ resolved: ResolvedSwitch, _ wishes: CatchAllWishes, _ options: RuleOptions, _ predicates: Predicates
  ) {
    guard case .known(let subject) = resolved.subject, let cases = resolved.swallowed,
      !cases.isEmpty, cases != ["nil"], resolved.fact.form != .unknownDefault,
      resolved.origin == .handwritten, !resolved.fact.items.isEmpty, !resolved.fact.isInComparison,
      !resolved.fact.items.contains(where: { $0.pattern.isDecidedAtRunTime })
    else { return nil }
    switch wishes.wish(for: subject.name, options) {
    case .ignored: return nil
    case .exhaustive(let place): wish = .exhaustive(place)
    case nil:
      guard !resolved.fact.isPredicate || predicates == .reported, !resolved.fact.answersNil(for: cases)
      else {
        return nil
      }
      wish = nil
    }
    self.resolved = resolved
    self.subject = subject
    self.cases = cases
    leftOver = subject.partlyNamed(by: resolved.fact.items)
  }

  /// Whether one case name could replace the catch-all branch.
  var isOneCase: Bool { cases.count == 1 && leftOver.isEmpty }

  /// Whether the enum's switches may have no rest branch at all: no exemption holds.
  var isUnwanted: Bool { wish != nil }

  /// A rest branch that somebody has ruled out is no matter of taste.
  func severity(or usual: Severity) -> Severity { isUnwanted ? max(usual, .warning) : usual }

  /// Where somebody rules it out.
  var notes: [Note] {
    guard case .exhaustive(let place?) = wish else { return [] }
    return [
      Note(location: place, message: "this comment wants no default in a switch over '\(subject.name)'")
    ]
  }

  /// Whether the rest branch says that what it takes cannot be.
  var isRefused: Bool {
    switch resolved.fact.rest {
    case .traps, .throws: true
    case .answers, .answersNil, .nothing, .other: false
    }
  }

  var isForeign: Bool {
    switch subject.home {
    case .foreign: true
    case .project, .open: false
    }
  }

  var advice: String {
    if case .exhaustive(nil) = wish { return "; the configuration wants none in a switch over it" }
    switch subject.home {
    case .foreign(.open), .open: return "; name them and keep '@unknown default' for those to come"
    case .foreign(.frozen), .project: return ""
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

extension Pattern {
  /// Whether it compares with a value that is only known when the program runs: no list of cases can replace the rest.
  fileprivate var isDecidedAtRunTime: Bool {
    switch self {
    case .expression: true
    case .some(let inner): inner.isDecidedAtRunTime
    case .any, .enumCase, .null, .boolean, .literal, .tuple, .type: false
    }
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

  /// Whether the rest branch takes `nil`, too, and answers with it.
  fileprivate func answersNil(for cases: [String]) -> Bool { rest == .answersNil && cases.last == "nil" }

  /// Such as `case .running: true, default: false`, or `case .folder(let folder): folder, default: nil`.
  var isPredicate: Bool { items.count == 1 && (rest == .answers || rest == .answersNil) }

  /// Such as `case .ready: start(), default: break`, which is an `if case`.
  var actsOnOneCase: Bool { items.count == 1 && rest == .nothing }
}
