import UntangleFacts
import UntangleProjectModel
import UntangleReports

extension CasePlace {
  /// The place in the form of the report.
  var reported: CaseAdditionReport.Place {
    let words = words
    return CaseAdditionReport.Place(
      location: location, kind: kind, effect: reportedEffect, type: use.enclosingType,
      function: use.enclosingFunction, subject: use.subjectText.isEmpty ? nil : use.subjectText,
      behaviour: words.behaviour, runs: words.runs.flatMap { $0.isEmpty ? nil : $0 })
  }

  private var kind: CaseAdditionReport.Kind {
    switch use.form {
    case .select: .switch
    case .test(let test):
      switch test.form {
      case .comparison: .comparison
      case .pattern: .pattern
      case .contains: .contains
      }
    case .list(.allCases, _): .allCases
    case .list(.other, _): .list
    case .dictionary: .dictionary
    case .maker: .initializer
    }
  }

  private var reportedEffect: CaseAdditionReport.Effect {
    switch effect {
    case .error(let missing): .error(missing: missing)
    case .warning(let missing, _): .warning(missing: missing)
    case .taken, .missed: .silence
    }
  }

  private struct Words {
    var behaviour: String
    var runs: String?
  }

  private var words: Words {
    switch effect {
    case .error(let missing):
      return Words(behaviour: "does not compile: no branch takes \(listed(missing))")
    case .warning(let missing, let row):
      return Words(
        behaviour: "the compiler only warns that no branch names \(listed(missing)); takes \(row.words)",
        runs: row.runs)
    case .taken(let row): return Words(behaviour: "takes \(row.words)", runs: row.runs)
    case .missed: return missedWords
    }
  }

  private var missedWords: Words {
    switch use.form {
    case .test(let test):
      let (behaviour, runs) = test.outcome.words
      return Words(behaviour: "is \(refusal(test.members)): \(behaviour)", runs: runs)
    case .list(.allCases, _): return Words(behaviour: "`allCases` lacks it")
    case .list(.other, let members): return Words(behaviour: "the list of \(listed(members)) lacks it")
    case .dictionary: return Words(behaviour: "the dictionary has no entry for it")
    case .maker(let name, _): return Words(behaviour: "`\(name)` never makes it")
    case .select: return Words(behaviour: "no branch names it")
    }
  }

  /// Such as ``neither `.a` nor `.b` ``.
  private func refusal(_ members: [CasePattern]) -> String {
    let names = members.map { "`\($0.text)`" }
    switch names.count {
    case 1: return "not \(names[0])"
    case 2: return "neither \(names[0]) nor \(names[1])"
    default:
      return names.count < 5 ? "none of \(names.joined(separator: ", "))" : "none of the \(names.count) cases"
    }
  }

  private func listed(_ members: [CasePattern]) -> String {
    members.count < 5 ? members.map { "`\($0.text)`" }.joined(separator: ", ") : "\(members.count) cases"
  }

  private func listed(_ patterns: [String]) -> String {
    patterns.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension CaseUse.Row {
  fileprivate var words: String {
    switch label {
    case .default: "the `default`"
    case .unknownDefault: "the `@unknown default`"
    case .pattern(let written): "`case \(written)`"
    case .unknownPattern(let written): "`@unknown case \(written)`"
    }
  }
}

extension CaseOutcome {
  fileprivate var words: (behaviour: String, runs: String?) {
    switch self {
    case .then(let runs): ("the `if` branch runs", runs)
    case .otherwise(let runs): ("the `else` branch runs", runs)
    case .nothing: ("the `if` is skipped", nil)
    case .leaves(let runs): ("the `guard` leaves", runs)
    case .passes: ("passes the `guard`", nil)
    case .loopEnds: ("the loop ends", nil)
    case .loopGoesOn: ("the loop goes on", nil)
    case .skipped: ("the loop leaves it out", nil)
    case .loopTakes: ("the loop takes it", nil)
    case .takes(let runs): ("the ternary gives", runs)
    case .answers(let answer): ("answers `\(answer)`", nil)
    case .sets(let name, let value): ("`\(name)` is `\(value)`", nil)
    case .open(let value): ("the test is `\(value)`", nil)
    }
  }
}
