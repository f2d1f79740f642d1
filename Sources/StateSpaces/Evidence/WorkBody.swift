import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A body of a type that may run again and again, and what it does with the variables.
struct WorkBody {
  /// The base name.
  var name: String
  var place: Location
  var kind: Body.Kind
  var events: WorkEvents
}

extension [WorkBody] {
  /// The bodies of a type that do something with the variables, in the order of the type. `contents` are the texts,
  /// collections and numbers among them.
  init(of type: ProjectType, in project: Project, _ names: Set<String>, contents: Set<String>) {
    var computed: [String: [Span: ComputedWrite]] = [:]
    // By index: bodies are large, and a loop over the values copies each.
    self = type.bodies.indices.compactMap { index in
      guard type.bodies[index].fact.kind.makesSteps else { return nil }
      let path = type.bodies[index].path
      let values = computed[path] ?? project.computedWrites(in: path)
      computed[path] = values
      guard let events = WorkEvents(of: type.bodies[index], names, contents: contents, computed: values),
        !events.all.isEmpty
      else { return nil }
      return WorkBody(
        name: type.bodies[index].fact.name, place: Location(path: path, span: type.bodies[index].fact.span),
        kind: type.bodies[index].fact.kind, events: events)
    }
  }

  /// The methods by name, without those that share it.
  var soleMethods: [String: WorkBody] {
    Dictionary(grouping: filter { $0.kind == .method }, by: \.name).compactMapValues {
      $0.count == 1 ? $0[0] : nil
    }
  }

  /// The bodies that call each of the methods or wait for it, by the place of the method. `methods` are `soleMethods`; one
  /// that calls itself is among its callers.
  func callers(of methods: [String: WorkBody]) -> [Location: Set<Location>] {
    var callers: [Location: Set<Location>] = [:]
    for body in self {
      for event in body.events.all {
        switch event.deed {
        case .calls(let name), .waits(let name):
          if let called = methods[name] { callers[called.place, default: []].insert(body.place) }
        case .writes, .suspends, .repeats: break
        }
      }
    }
    return callers
  }
}

extension Body.Kind {
  /// Whether the body may run again and again.
  fileprivate var makesSteps: Bool {
    switch self {
    case .method, .getter, .setter, .willSet, .didSet, .initializer: true
    case .deinitializer, .initialValue, .topLevel: false
    }
  }
}
