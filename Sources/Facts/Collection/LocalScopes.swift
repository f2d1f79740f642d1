import UntangleSourceFiles

/// The locals in sight at one point of the walk, innermost last.
struct LocalScopes {
  struct Local {
    /// Unique in its body: `done`, then `done#2` for one that shadows it.
    var uniqueName: String
    var shape: ExpressionShape
    /// Its place among the parameters of the function around it; nil for other locals.
    var parameter: Int?
    /// Of a constant text; nil for others.
    var constant: LocatedText?
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

  /// Forgets which names were used, at the start of a body of its own.
  mutating func startBody() { usedNames.removeAll(keepingCapacity: true) }

  @discardableResult
  mutating func declare(
    _ name: String, shape: ExpressionShape, parameter: Int? = nil, constant: LocatedText? = nil
  ) -> Local {
    let count = usedNames[name, default: 0] + 1
    usedNames[name] = count
    let unique = count == 1 ? name : "\(name)#\(count)"
    let local = Local(
      uniqueName: unique, shape: shape, parameter: parameter, constant: constant)
    guard !declaredNames.isEmpty else { return local }
    localsByName[name, default: []].append(local)
    declaredNames[declaredNames.count - 1].append(name)
    return local
  }

  subscript(name: String) -> Local? { localsByName[name]?.last }
}
