import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension TangledState {
  /// Variables that occur side by side, none of which a warning names, and of which the other findings name one at most.
  func seen(
    in state: TypeState, beside told: Set<String>, _ warned: Set<String>, of project: Project
  ) -> [SideBySide] {
    let wanted = state.sideBySide.filter { found in
      let names = Set(found.variables.map(\.name))
      return options(found.variables[0].location.path).flag("pairs") && warned.isDisjoint(with: names)
        && told.intersection(names).count < 2
    }
    guard !wanted.isEmpty else { return [] }
    let known = state.reportedByOtherRules(in: project)
    return wanted.filter {
      known.leavesSomething(of: $0.variables) && !$0.isOneValue(of: state.type)
        && !$0.holdsOnlyCode(in: state.type, of: project)
    }
  }

  /// A finding about variables that occur side by side. It is a note, because nothing is proved.
  func finding(about found: SideBySide, in type: ProjectType) -> Finding {
    let names = found.variables.map(\.name)
    return Finding(
      rule: Self.id, severity: .note, location: found.variables.map(\.location).min() ?? type.location,
      message: found.text, type: type.name, notes: found.notes,
      fingerprint: ([type.identityName] + names.sorted()).joined(separator: " "),
      data: [
        DataField("confidence", .text("evidenced")),
        DataField("variables", .list(names.map { .text($0) })),
      ])
  }
}

extension SideBySide {
  /// Whether the advice is to put the variables into one value, and the type is that value: a struct that stores nothing
  /// else.
  fileprivate func isOneValue(of type: ProjectType) -> Bool {
    guard type.kind == .struct, !type.inherited.contains("View"),
      sights.allSatisfy({ $0.kind == .inStep || $0.kind == .presentTogether })
    else { return false }
    let names = Set(variables.map(\.name))
    return type.variables.allSatisfy {
      $0.fact.scope != .instance || !$0.fact.isStored || names.contains($0.fact.name)
    }
  }

  /// Whether all are functions that somebody handed over, as the two ends of one call.
  fileprivate func holdsOnlyCode(in type: ProjectType, of project: Project) -> Bool {
    sights.allSatisfy { $0.kind == .inStep }
      && variables.allSatisfy { variable in
        type.variables.contains {
          $0.fact.name == variable.name && project.index.isFunction($0.fact.typing, in: $0.fact.enclosingType)
        }
      }
  }

  fileprivate var text: String {
    if let only = sights.first, sights.count == 1 { return only.text }
    if sights.allSatisfy({ $0.kind == .inStep }) {
      return
        "\(variables.joinedNames) are written together wherever one of them is: one value could hold them all"
    }
    if sights.allSatisfy({ $0.kind == .setInTurn }) {
      return
        "\(variables.joinedNames) are set one after the other and never cleared: one step could say how far it is"
    }
    if let value = computedValue {
      let sources = UntangleSourceFiles.joined(sights.map { "'\($0.second.name)'" })
      return
        "'\(value)' is computed from \(sources) where it is written: a computed property cannot be forgotten"
    }
    let more = sights.count - 2
    let rest = more > 0 ? "; and \(more) more" : ""
    return
      "\(variables.joinedNames) could be one state: "
      + sights.prefix(2).map(\.saying.claim).joined(separator: "; ") + rest
  }

  /// The variable that is computed from all others; nil where there is none.
  private var computedValue: String? {
    let values = Set(sights.map(\.first.name))
    return values.count == 1 && sights.allSatisfy { $0.kind == .follows } ? values.first : nil
  }

  /// For a single sight its places; for several sights one place each, with what it shows.
  fileprivate var notes: [Note] {
    if let only = sights.first, sights.count == 1 {
      return only.places.prefix(3).map { Note(location: $0, message: only.placeText) }
        + only.alone.prefix(3).map {
          Note(location: $0.location, message: "'\($0.body)' writes only '\($0.variable)'")
        }
    }
    return sights.prefix(6).map { Note(location: $0.places[0], message: $0.text) }
  }
}

/// What the code does with two variables, and what could be better. Without an advice the claim says it all.
private struct Saying {
  var claim: String
  var advice: String

  init(_ claim: String, _ advice: String) { (self.claim, self.advice) = (claim, advice) }

  var text: String { advice.isEmpty ? claim : "\(claim): \(advice)" }
}

extension SideBySide.Sight {
  fileprivate var text: String { saying.text }

  /// The words for what a place shows.
  fileprivate var placeText: String {
    switch kind {
    case .presented, .exclusive, .swapped, .inStep, .clearedApart, .setBeside: "both are written here"
    case .clearedTogether: "both are cleared here"
    case .workAndOutcome: "this is what comes of the work"
    case .askedInTurn: "one is asked for here, else the other"
    case .askedTogether, .observerAsks: "this condition looks at both"
    case .observersBoth: "an observer writes the other here"
    case .keptUp: "the observer of '\(first.name)' writes '\(second.name)' here"
    case .decidedByObserver: "the observer of '\(first.name)' decides on '\(second.name)' here"
    case .handleAndResult: "the work of '\(first.name)' fills '\(second.name)' here"
    case .clearedByObserver: "the observer of '\(first.name)' clears '\(second.name)' here"
    case .askedWhileShown: "what is shown asks for '\(second.name)' here"
    case .workAndHandle: "a body that writes both writes '\(first.name)' here"
    case .endedTogether: "both are cleared here"
    case .takenApart: "this switch takes both apart"
    case .guardsBoth, .guardsWrite: "one is written here, and the other asked for first"
    case .workAndResult: "the work of '\(first.name)' fills '\(second.name)' here"
    case .resultOrError: "'\(second.name)' is set here, where '\(first.name)' is not"
    case .worksApart: "this condition looks at both"
    case .steersWork: "'\(second.name)' is asked for or set here, while the work goes on"
    case .pointedAt: "the pointer sets one of them here"
    case .confirmedWork: "what '\(first.name)' shows begins the work here"
    case .chosenApart, .onePresented: "one of them is set here"
    case .presentTogether: "both are cleared here"
    case .valueOfState: "'\(first.name)' is written beside '\(second.name)' here"
    case .follows: "'\(first.name)' is computed from '\(second.name)' here"
    case .beginsAlone: "'\(first.name)' begins here"
    case .setInTurn: "one of them is set here"
    }
  }

  fileprivate var saying: Saying {
    let (first, second) = (first.name, second.name)
    switch kind {
    case .observersBoth:
      return Saying(
        "the observers of '\(first)' and '\(second)' write each other", "one state could hold both")
    case .keptUp:
      return Saying("'\(second)' is only written where '\(first)' changes", "one value could say both")
    case .decidedByObserver:
      return Saying(
        "the observer of '\(first)' sets and clears '\(second)' by its value", "one value could say both")
    case .clearedByObserver:
      return Saying(
        "'\(second)' is cleared where '\(first)' changes", "it has a meaning in one of its states only")
    case .observerAsks:
      return Saying("what the observer of '\(first)' does hangs on '\(second)'", "one state could hold both")
    case .askedWhileShown:
      return Saying("what '\(first)' shows asks for '\(second)'", "one value could say both")
    case .workAndHandle:
      return Saying("'\(first)' and '\(second)' are work and what holds it", "one value could say both")
    case .endedTogether:
      return Saying(
        "'\(first)' and '\(second)' are set apart and only cleared together", "one state could hold both")
    case .takenApart:
      return Saying(
        "'\(first)' and '\(second)' are taken apart by one switch", "one state could have a case for each")
    case .guardsBoth:
      return
        Saying(
          "each of '\(first)' and '\(second)' is written where the other is asked for",
          "one state could hold both")
    case .guardsWrite:
      return
        Saying(
          "'\(first)' and '\(second)' are written together, and elsewhere one where the other is asked for",
          "one state in two variables")
    case .workAndResult, .resultOrError, .worksApart, .steersWork, .confirmedWork, .pointedAt:
      return sayingOfWork
    case .chosenApart, .presentTogether, .valueOfState, .follows, .onePresented, .handleAndResult,
      .beginsAlone, .setInTurn:
      return sayingOfValues
    default: return sayingOfWrites
    }
  }

  private var sayingOfValues: Saying {
    let (first, second) = (first.name, second.name)
    switch kind {
    case .chosenApart:
      return
        Saying(
          "a 'switch' sets '\(first)' or '\(second)', and both are cleared together",
          "one state could have a case for each")
    case .presentTogether:
      return
        Saying(
          "'\(first)' and '\(second)' are cleared together and asked for together",
          "one optional could hold both")
    case .handleAndResult:
      return
        Saying(
          "'\(first)' holds work, and '\(second)' is what it fills",
          "one state could say none, under way or done")
    case .beginsAlone:
      return Saying(
        "'\(first)' begins only where neither it nor '\(second)' is set",
        "one state could have a case for each")
    case .setInTurn:
      return Saying("'\(second)' is set some time after '\(first)'", "one step could say how far it is")
    case .valueOfState:
      return Saying("'\(first)' is only ever written where '\(second)' is set", "one value could hold both")
    case .follows:
      return
        Saying(
          "'\(first)' is computed from '\(second)' where it is written",
          "a computed property cannot be forgotten")
    case .onePresented:
      return Saying(
        "'\(first)' and '\(second)' each present something over one view, which shows one at a time",
        "one optional says which")
    default: return sayingOfWrites
    }
  }

  private var adviceOfOutcome: String {
    keepsLast
      ? "the last '\(second.name)' stays while it goes on again, and one state could say so"
      : "one state could hold both"
  }

  private var sayingOfWork: Saying {
    let (first, second) = (first.name, second.name)
    switch kind {
    case .workAndResult:
      return
        Saying(
          "'\(first)' is true while work goes on, and '\(second)' is what the work fills", adviceOfOutcome)
    case .resultOrError:
      return
        Saying(
          "'\(first)' is set where an attempt works and '\(second)' where it fails",
          "one state could have a case for each")
    case .worksApart:
      return Saying(
        "'\(first)' and '\(second)' are asked for together", "one state could say which work goes on")
    case .steersWork:
      return Saying(
        "'\(second)' says how the work of '\(first)' goes on", "one state could have a case for both")
    case .pointedAt:
      return
        Saying(
          "'\(first)' and '\(second)' say where the pointer is",
          "one optional could name the thing it is over")
    case .confirmedWork:
      return Saying("what '\(first)' shows begins the work of '\(second)'", "one state could hold both")
    default: return sayingOfWrites
    }
  }

  private var sayingOfWrites: Saying {
    let names = "'\(first.name)' and '\(second.name)'"
    switch kind {
    case .presented:
      return
        Saying(
          "'\(first.name)' is only ever set beside '\(second.name)'",
          "one optional could say what is shown and that it is")
    case .exclusive:
      return Saying(
        "\(names) are written together in \(places.count) places, never both true, \(loneText)", "")
    case .swapped:
      return Saying(
        "'\(first.name)' is set where '\(second.name)' is cleared, and the other way round",
        "the code means one of them at a time")
    case .clearedTogether:
      return
        Saying(
          "\(names) are cleared together in \(places.count) places and never set together",
          "one state could hold both")
    case .inStep:
      return Saying("\(names) are written together wherever one of them is", "one value could hold both")
    case .askedInTurn: return Saying("\(names) are asked for in turn", "one state could have a case for each")
    case .workAndOutcome: return Saying("\(names) are work and what comes of it", adviceOfOutcome)
    case .clearedApart:
      let clearing = Set(alone.map(\.body)).sorted().prefix(2).map { "'\($0)'" }
      return Saying("\(names) are only set together, and cleared one by one in \(joined(clearing))", "")
    case .setBeside:
      return
        Saying(
          "'\(first.name)' is only ever set beside '\(second.name)'",
          "a step of the state that '\(second.name)' begins")
    case .askedTogether:
      return Saying(
        "\(names) are asked for together in \(places.count) places", "one state could have a name for it")
    default: return Saying("\(names) are one state in two variables", "")
    }
  }

  private var loneText: String {
    switch alone.count {
    case 0: "but nothing keeps another way from doing so"
    case 1: "and one place writes only one of them"
    default: "and \(alone.count) places write only one of them"
    }
  }
}

extension [StateVariable] {
  /// Such as `'a', 'b' and 'c'`.
  fileprivate var joinedNames: String { UntangleSourceFiles.joined(map { "'\($0.name)'" }) }
}
