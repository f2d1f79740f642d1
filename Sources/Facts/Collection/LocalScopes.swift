import UntangleSourceFiles

/// The locals in sight at one point of the walk, innermost last.
struct LocalScopes {
  struct Local {
    enum Role {
      case value
      /// A nested function, or a constant that holds a closure.
      case code
    }

    /// Unique in its body: `done`, then `done#2` for one that shadows it.
    var uniqueName: String
    var shape: ExpressionShape
    /// Its place among the parameters of the function around it; nil for other locals.
    var parameter: Int?
    /// Of a constant text; nil for others.
    var constant: LocatedText?
    var role = Role.value
  }

  struct LocatedText {
    var literal: String
    var span: Span
  }

  private var localsByName: [String: [Local]] = [:]
  private var declaredNames: [[String]] = []
  private var usedNames: [String: Int] = [:]

  /// How many scopes are open; 0 between declarations.
  var depth: Int { declaredNames.count }

  mutating func open() { declaredNames.append([]) }

  mutating func close() {
    for name in declaredNames.popLast() ?? [] { localsByName[name]?.removeLast() }
  }

  /// Closes the innermost scope and hands out what it declared, to be brought back later.
  mutating func closeKeeping() -> [(name: String, local: Local)] {
    let kept = (declaredNames.popLast() ?? []).reversed().compactMap { name in
      localsByName[name]?.popLast().map { (name: name, local: $0) }
    }
    return kept.reversed()
  }

  /// Declares again what `closeKeeping` handed out, in the scope that is innermost now.
  mutating func bringBack(_ kept: [(name: String, local: Local)]) {
    for (name, local) in kept { enter(name, local) }
  }

  /// Forgets which names were used, at the start of a body of its own.
  mutating func startBody() { usedNames.removeAll(keepingCapacity: true) }

  /// The unique name of the next local of that name.
  mutating func reserve(_ name: String) -> String {
    let count = usedNames[name, default: 0] + 1
    usedNames[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }

  @discardableResult
  mutating func declare(
    _ name: String, shape: ExpressionShape, parameter: Int? = nil, constant: LocatedText? = nil
  ) -> Local {
    let local = Local(
      uniqueName: reserve(name), shape: shape, parameter: parameter, constant: constant)
    enter(name, local)
    return local
  }

  /// Overloads in one scope share a name: which of them is called cannot be told.
  mutating func declareFunction(_ name: String) -> Local {
    if let known = localsByName[name]?.last, known.role == .code,
      declaredNames.last?.contains(name) == true
    {
      return known
    }
    let local = Local(uniqueName: reserve(name), shape: .unknown, role: .code)
    enter(name, local)
    return local
  }

  mutating func enter(_ name: String, _ local: Local) {
    guard !declaredNames.isEmpty else { return }
    localsByName[name, default: []].append(local)
    declaredNames[declaredNames.count - 1].append(name)
  }

  subscript(name: String) -> Local? { localsByName[name]?.last }
}
