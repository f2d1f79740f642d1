import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension ViewModifiers.Attached {
  /// Whether it asks before something is done: an alert or a confirmation.
  var asksFirst: Bool {
    guard case .argument(let function, _) = closure.fate else { return false }
    return function == "alert" || function == "confirmationDialog" || function == "actionSheet"
  }

  /// The functions of the instance that the closure calls.
  var calledFunctions: Set<String> {
    var names: Set<String> = []
    for statement in closure.body {
      statement.forEach { inner in
        if case .call(let called, _, _) = inner, called.holder == .instance { names.insert(called.name) }
      }
    }
    return names
  }
}

extension ProjectType {
  /// The variables that one view of another type presents something for, in the order of the source; a list for each view.
  var presentedElsewhere: [[String]] {
    let presented = outsideWrites.filter { $0.fact.isDismissal }
    let byView = Dictionary(grouping: presented) { [$0.path, $0.fact.enclosingType ?? ""] }
    return byView.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, writes in
      var names: [String] = []
      for write in writes.sorted(by: { $0.fact.span < $1.fact.span })
      where !names.contains(write.fact.member) { names.append(write.fact.member) }
      return names
    }
  }

  /// Whether some code of another type sets the flag, and none near it the text.
  func isSetOutside(_ flag: String, without text: String) -> Bool {
    let texts = outsideWrites.filter { $0.fact.member == text && $0.fact.form == .write }
    return outsideWrites.contains { shown in
      shown.fact.member == flag && shown.fact.value == .boolean(true)
        && !texts.contains {
          $0.path == shown.path && abs($0.fact.span.line - shown.fact.span.line) <= 4
        }
    }
  }

  /// Where closures of `onHover` write the variables, by name.
  func pointerWrites(of names: Set<String>) -> [String: [Location]] {
    var places: [String: [Location]] = [:]
    for index in bodies.indices {
      for statement in bodies[index].fact.statements {
        statement.forEach { inner in
          guard case .closure(let closure) = inner, case .argument("onHover", _) = closure.fate else {
            return
          }
          for case .assign(.variable(let name), _, let span) in closure.body where names.contains(name) {
            places[name, default: []].append(Location(path: bodies[index].path, span: span))
          }
        }
      }
    }
    return places
  }

  func isMethod(at place: Location, namedIn names: Set<String>) -> Bool {
    bodies.indices.contains { index in
      bodies[index].fact.kind == .method && names.contains(bodies[index].fact.name)
        && bodies[index].path == place.path && bodies[index].fact.span == place.span
    }
  }

  /// Those of the variables whose bindings the type hands on, as a text to a field.
  package func lentVariables(of names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var lent = Set(outsideWrites.lazy.filter { $0.fact.form == .binding }.map(\.fact.member)).intersection(
      names)
    for index in bodies.indices {
      for statement in bodies[index].fact.statements {
        statement.forEach {
          if case .project(let name, _, _) = $0, names.contains(name) { lent.insert(name) }
        }
      }
    }
    return lent
  }
}
