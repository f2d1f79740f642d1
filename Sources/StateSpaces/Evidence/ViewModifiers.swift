import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Closures that a view hands to modifiers which are about one of its variables, by place.
struct ViewModifiers {
  /// One closure, with the variable that its modifier is about.
  struct Attached {
    var variable: String
    var closure: Closure
    var path: String
  }

  /// `onChange(of: isOn) { … }`.
  private(set) var observing: [Attached] = []
  /// `sheet(isPresented: $isShown) { … }`, what it shows and what follows.
  private(set) var presenting: [Attached] = []
  /// Where a variable is handed to what only sets it back: `$isShown` in `sheet(isPresented: $isShown)`.
  private(set) var takenBack: Set<Location> = []
  /// The variables that controls write: `Toggle(isOn: $isOn)`.
  private(set) var controlled: Set<String> = []
  /// How many presentations a variable is handed to, by its name.
  private(set) var presentations: [String: Int] = [:]
  /// Where any binding is handed on.
  private(set) var handedOn: Set<Location> = []
  /// The variables that present a sheet or a cover, in the order of the source.
  private(set) var covering: [String] = []
  /// Those of them that modifiers of one list of statements present, as those of one view, by list.
  private(set) var coveringTogether: [[String]] = []

  init(of type: ProjectType) {
    // By index: bodies are large, and a loop over the values copies each.
    for index in type.bodies.indices {
      look(at: type.bodies[index].fact.statements, in: type.bodies[index].path)
    }
  }

  private mutating func look(at statements: [Statement], in path: String) {
    var (observed, shown): (String?, String?) = (nil, nil)
    var together: [String] = []
    defer { if together.count > 1 { coveringTogether.append(together) } }
    for statement in statements {
      switch statement {
      case .test(.variable(let name), _): (observed, shown) = (name, nil)
      case .project(let name, let lending, let span) where lending.isTakenBack:
        (observed, shown) = (nil, name)
        takenBack.insert(Location(path: path, span: span))
        handedOn.insert(Location(path: path, span: span))
        presentations[name, default: 0] += 1
        if lending == .covering {
          if !covering.contains(name) { covering.append(name) }
          if !together.contains(name) { together.append(name) }
        }
      case .project(let name, _, let span):
        (observed, shown) = (nil, nil)
        controlled.insert(name)
        handedOn.insert(Location(path: path, span: span))
      case .closure(let closure):
        guard case .argument(let function, _) = closure.fate else { break }
        if let observed, function == Closure.changeObserver {
          observing.append(Attached(variable: observed, closure: closure, path: path))
        } else if let shown, SDK.says(.presents, of: function) {
          presenting.append(Attached(variable: shown, closure: closure, path: path))
        }
      default: (observed, shown) = (nil, nil)
      }
      for list in statement.lists { look(at: list, in: path) }
    }
  }
}

extension ProjectType {
  /// The closures that show something while a variable is set: `sheet(isPresented: $isShown) { … }`.
  package func content(presentedBy variable: String) -> [Location] {
    ViewModifiers(of: self).presenting.filter { $0.variable == variable }
      .map { Location(path: $0.path, span: $0.closure.span) }
  }

  /// The base names of the modifiers that these closures are handed to.
  package func presenters(of variable: String) -> Set<String> {
    let shown = ViewModifiers(of: self).presenting.filter { $0.variable == variable }
    return Set(
      shown.compactMap {
        guard case .argument(let function, _) = $0.closure.fate else { return nil }
        return function
      })
  }
}

extension ViewModifiers.Attached {
  /// The variables that conditions of the closure ask for, each with the first place.
  var asked: [String: Location] {
    var asked: [String: Location] = [:]
    func note(_ value: LoweredExpression, _ span: Span) {
      for name in value.variables where asked[name] == nil { asked[name] = Location(path: path, span: span) }
    }
    for statement in closure.body {
      statement.forEach { inner in
        switch inner {
        case .branch(let clauses, _, _): clauses.forEach { note($0.value, $0.span) }
        case .select(let selection): note(selection.subject, selection.span)
        default: break
        }
      }
    }
    return asked
  }
}
