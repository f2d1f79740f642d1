import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// Refusals for a variable that is to determine a flag.
///
/// Whoever asks for the flag asks for the variable from now on. While the variable is changed in place, or its old value is
/// released, that would be a second access to it, which Swift ends the program for.
extension FollowingFlags {
  var sourceRefusals: [Refusal] {
    sources.variables.flatMap { source -> [Refusal] in
      guard let fact = all.fact(of: source) else { return [] }
      var reasons: [String] = []
      if source.ownership != .own { reasons.append("'\(source.name)' is not the type's own") }
      if fact.storage == .observed { reasons.append("'\(source.name)' has observers") }
      if fact.laziness != .eager { reasons.append("'\(source.name)' is lazy") }
      if fact.access == .open { reasons.append("'\(source.name)' can be overridden by other modules") }
      if let word = ["dynamic", "nonisolated"].first(where: fact.modifiers.contains) {
        reasons.append("'\(source.name)' is \(word)")
      }
      if sources.keeping == nil {
        reasons.append("'\(source.name)' is kept by @\(fact.wrappers.first ?? "")")
      }
      var releases = Releases(project: all.project)
      if let type = all.project.type(of: .member(.instance, source.name), in: all.type.name),
        releases.runCode(type, in: all.type.scopeName)
      {
        reasons.append(
          "what '\(source.name)' holds runs code of its own when it is released, which may look")
      }
      return reasons.map { Refusal($0, at: source.location) }
    } + sources.subclassRefusals
  }

  /// The names of sources that hold values, whose parts can be changed in place.
  var valueSources: Set<String> {
    Set(sources.variables.map(\.name)).subtracting(all.project.objectNames(in: all.type))
  }
}

/// What is released with a value.
private struct Releases {
  let project: Project
  private var seen: Set<String> = []

  init(project: Project) { self.project = project }

  /// Whether code of the project may run when a value of the type is released: a `deinit`, in itself or in what it holds.
  /// A closure may hold anything. Types of other modules are taken to run nothing.
  mutating func runCode(_ type: WrittenType, in scope: String?) -> Bool {
    switch type {
    case .optional(let inner), .list(let inner), .dictionary(let inner), .result(let inner):
      return runCode(inner, in: scope)
    case .tuple(let elements):
      for element in elements where runCode(element, in: scope) { return true }
      return false
    case .function, .other: return true
    case .named(let name):
      if ["AnyCancellable", "Any", "AnyObject"].contains(name) { return true }
      guard let found = project.type(named: name, in: scope) else { return false }
      let conformers = project.inheritance.conformers(to: found.name)
      // Whoever conforms to it may be in another module.
      if found.kind == .protocol, conformers.isEmpty { return true }
      for name in [found.name] + conformers
        + project.inheritance.descendants(of: found)
      {
        guard seen.insert(name).inserted, let type = project.type(named: name) else { continue }
        if memberRunsCode(of: type) { return true }
      }
      return false
    }
  }

  private mutating func memberRunsCode(of type: ProjectType) -> Bool {
    if type.bodies.contains(where: { $0.fact.kind == .deinitializer }) { return true }
    for payload in type.cases.flatMap(\.payload) where runCode(payload, in: type.name) { return true }
    for variable in type.variables.map(\.fact) where variable.isHeld {
      guard let held = project.type(of: .member(.instance, variable.name), in: type.name),
        !runCode(held, in: type.name)
      else { return true }
    }
    return false
  }
}

extension Variable {
  /// Whether an instance keeps it alive.
  fileprivate var isHeld: Bool {
    scope == .instance && storage.holdsValue && !modifiers.contains { ["weak", "unowned"].contains($0) }
  }
}

/// Calls that may change a part of a value in place while they run other code: `draft?.items.removeAll { … }`.
final class PartChangeCheck: SyntaxVisitor {
  private let names: Set<String>
  private let file: ParsedFile
  private(set) var refusals: [Refusal] = []

  /// `names` are variables that hold values.
  init(of names: Set<String>, in file: ParsedFile) {
    (self.names, self.file) = (names, file)
    super.init(viewMode: .sourceAccurate)
    if !names.isEmpty { walk(file.tree) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.baseName.identifier?.name, names.contains(name) else { return .visitChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    var whole = access?.declName.id == node.id ? access.map(ExprSyntax.init) : ExprSyntax(node)
    while let part = whole?.largerPart { whole = part }
    guard let whole else { return .visitChildren }
    if whole.isHandedOut { refuse(name, at: whole) }
    guard let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id,
      let method = whole.as(MemberAccessExprSyntax.self)?.declName.baseName.text, method != name
    else { return .visitChildren }
    let isPlain = call.arguments.isEmpty && call.trailingClosure == nil
    if !isPlain, !SDK.says(.readsCollection, of: method) { refuse(name, at: whole) }
    return .visitChildren
  }

  private func refuse(_ name: String, at node: ExprSyntax) {
    refusals.append(Refusal("a part of '\(name)' is changed in place", at: file.location(of: node)))
  }
}

extension ExprSyntax {
  /// The expression around it that is a part of its value: `x?` of `x`, `x.y`, `x[0]`; nil for any other.
  fileprivate var largerPart: ExprSyntax? {
    guard let parent = parent?.as(ExprSyntax.self) else { return nil }
    switch parent.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return node.base?.id == id ? parent : nil
    case .optionalChainingExpr, .forceUnwrapExpr: return parent
    case .subscriptCallExpr(let node): return node.calledExpression.id == id ? parent : nil
    default: return nil
    }
  }
}
