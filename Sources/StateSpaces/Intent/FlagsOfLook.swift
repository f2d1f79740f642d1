import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// The flags among some variables of a type that say how a view looks, and not which state it is in. No case of an enum
/// should hold them.
///
/// - In a class of views or a controller of views, a flag whose observer shows it: `var hasBadge = false { didSet { badge.isHidden = !hasBadge } }`.
///   It is a switch of the view, which configuring code sets; an enum would not run the observer. An observer that gives
///   another one of the variables a value keeps up a state.
/// - Two flags that a body animates one after the other, each alone: the view shows the one without the other.
/// - A flag that is only ever turned over, and called after that: its change counts, as in `.id(refreshTrigger)`.
/// - A flag of a view that is only ever set, and only in animations, beside variables that none changes: how the view
///   comes in.
package func flagsOfLook(
  among variables: [StateVariable], of type: ProjectType, in project: Project
) -> Set<String> {
  let names = Set(variables.map(\.name))
  let flags = variables.filter { $0.domain == .boolean }.map(\.name)
  var found = type.bodies.reduce(into: Set<String>()) {
    $0.formUnion($1.fact.statements.flagsAnimatedAlone(among: names))
  }
  found.formUnion(flags.filter { type.comesInAnimated($0, among: names) || type.onlyTurns($0) })
  if type.isView(in: project) {
    found.formUnion(flags.filter { type.isShown(byObserverOf: $0, among: names) })
  }
  return found.intersection(flags)
}

extension ProjectType {
  fileprivate func isView(in project: Project) -> Bool {
    // A name that several types share has no lineage.
    kind == .class
      && (inherited + project.lineage(of: name)).contains { SDK.says(oneOf: [.view, .viewClass], of: $0) }
  }

  /// Whether each write of the flag sets it, in an animation, and none changes another one of the variables.
  fileprivate func comesInAnimated(_ flag: String, among names: Set<String>) -> Bool {
    guard inherited.contains("View"), !outsideWrites.contains(where: { $0.fact.member == flag }) else {
      return false
    }
    var (all, animated) = (0, 0)
    for place in bodies.indices {
      let sets = bodies[place].fact.statements.sets(of: flag, among: names)
      guard let sets else { return false }
      all += sets.all
      animated += sets.animated
    }
    return all > 0 && all == animated
  }

  /// Whether the flag is called after what its change brings about, and is only turned over.
  fileprivate func onlyTurns(_ flag: String) -> Bool {
    guard wordsInName(flag).contains(where: drawingWords.contains),
      !outsideWrites.contains(where: { $0.fact.member == flag })
    else { return false }
    let turned = LoweredExpression.not(.variable(flag))
    var (turns, others) = (0, 0)
    for place in bodies.indices {
      for statement in bodies[place].fact.statements {
        statement.forEach { part in
          switch part {
          case .assign(.variable(flag), turned, _): turns += 1
          case .assign(.variable(flag), _, _), .havoc(.variable(flag), _), .project(flag, _, _): others += 1
          default: break
          }
        }
      }
    }
    return turns > 0 && others == 0
  }

  /// Whether each observer of the flag leaves the other variables alone.
  fileprivate func isShown(byObserverOf flag: String, among names: Set<String>) -> Bool {
    guard variables.contains(where: { $0.fact.name == flag && $0.fact.storage == .observed }) else {
      return false
    }
    let observers = bodies.filter {
      $0.fact.name == flag && ($0.fact.kind == .didSet || $0.fact.kind == .willSet)
    }
    return observers.allSatisfy { $0.fact.statements.assigned.intersection(names).isSubset(of: [flag]) }
  }
}

extension [Statement] {
  /// Flags that an animation assigns and nothing else of the variables, where another animation beside it does so with
  /// other ones. In code that goes on later, it is another step.
  fileprivate func flagsAnimatedAlone(among names: Set<String>) -> Set<String> {
    var alone: [Set<String>] = []
    var found: Set<String> = []
    for statement in self {
      if case .closure(let closure) = statement, closure.fate.isAnimation {
        let own = closure.body.assigned.intersection(names)
        if !own.isEmpty, !alone.contains(own) { alone.append(own) }
      }
      for list in statement.lists { found.formUnion(list.flagsAnimatedAlone(among: names)) }
    }
    guard alone.count > 1 else { return found }
    return alone.filter { $0.count == 1 }.reduce(into: found) { $0.formUnion($1) }
  }
}

extension [Statement] {
  /// How often the flag is set, and how often in an animation; nil if it is given another value than `true`, or an animation
  /// assigns another one of the variables.
  fileprivate func sets(of flag: String, among names: Set<String>) -> (all: Int, animated: Int)? {
    var (all, animated, isOnlySet) = (0, 0, true)
    for statement in self {
      statement.forEach { part in
        switch part {
        case .assign(.variable(flag), let value, _):
          all += 1
          if value != .boolean(true) { isOnlySet = false }
        case .havoc(.variable(flag), _), .project(flag, _, _): isOnlySet = false
        case .closure(let closure) where closure.fate.isAnimation:
          let own = closure.body.assigned.intersection(names)
          if own == [flag] { animated += 1 } else if !own.isEmpty { isOnlySet = false }
        default: break
        }
      }
    }
    return isOnlySet ? (all, animated) : nil
  }
}

extension [Statement] {
  /// The names of the instance's variables that they assign, in closures, too.
  package var assigned: Set<String> {
    var names: Set<String> = []
    for statement in self {
      statement.forEach { if case .assign(.variable(let name), _, _) = $0 { names.insert(name) } }
    }
    return names
  }
}

extension Closure.Fate {
  /// Whether a function of SwiftUI animates what the closure changes.
  package var isAnimation: Bool {
    switch self {
    case .argument("withAnimation", _), .ownArgument("withAnimation", _): true
    case .argument, .ownArgument, .immediate, .local, .stored: false
    }
  }
}

/// What is called so is changed to draw a view anew.
private let drawingWords: Set<String> = ["trigger", "refresh", "reload", "redraw", "rerender"]
