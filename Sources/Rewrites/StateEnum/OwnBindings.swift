import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// The uses of `$isShown` in a view's own code, for variables that an enum replaces. A computed property has no
/// `$isShown`: a binding of its own, which calls the getter and the setter, takes its place.
struct OwnBindings {
  struct Use: Hashable {
    var variable: String
    /// By index in the files.
    var file: Int
    /// The bytes of `$isShown`.
    var range: Range<Int>
    var taker: Taker
  }

  /// Who gets a binding.
  enum Taker: Hashable {
    /// A presentation, or a view of the project that sets nothing but `false` or nil: what sets a value knows the code.
    case clearing
    /// A control, or anything else: what sets a value may be the user, at any time.
    case any
  }

  private(set) var uses: [Use] = []
  /// What keeps them from being replaced.
  private(set) var obstacles: [Refusal] = []

  /// None for variables that are kept otherwise than by `@State`.
  init(of subject: RewriteSubject, in files: [ParsedFile]) {
    guard subject.keeping == .state else { return }
    // By index: types are large, and a loop over the values copies each.
    let types = subject.project.types
    var namesBinding = types.indices.contains {
      types[$0].kind != .extension && subject.sees("Binding", as: types[$0].name)
    }
    for (number, file) in files.enumerated() {
      let finder = OwnBindingFinder(subject, in: file)
      uses += finder.nodes.map { node in
        Use(
          variable: String(node.baseName.text.dropFirst()), file: number,
          range: file.start(of: node)..<file.end(of: node), taker: subject.taker(of: node))
      }
      obstacles += finder.captures.map {
        Refusal(
          "'\($0.name.text)' hands out a binding that a closure captures by name", at: file.location(of: $0))
      }
      obstacles += finder.storages.map {
        Refusal("'\($0.baseName.text)' is the wrapper itself, which goes", at: file.location(of: $0))
      }
      namesBinding = namesBinding || finder.hasParameterNamedBinding
    }
    if namesBinding, !uses.isEmpty {
      obstacles.append(
        Refusal("a '$' hands out a binding, and the project has its own 'Binding'", at: subject.type.location)
      )
    }
  }

  /// The variables, and the files with a use of each.
  var files: [String: Set<Int>] {
    uses.reduce(into: [:]) { files, use in files[use.variable, default: []].insert(use.file) }
  }

  /// Leaves all uses as they are where one of them cannot be replaced, and says why at each of them.
  mutating func settle(in files: [ParsedFile]) -> [Refusal] {
    let taken = Set(self.files.keys).filter { variable in
      files.contains { file in
        file.tree.tokens(viewMode: .sourceAccurate).contains {
          $0.text == OldNameBinding.property(for: variable)
        }
      }
    }
    guard !obstacles.isEmpty || !taken.isEmpty else { return [] }
    defer { uses = [] }
    return obstacles
      + uses.map { use in
        let words =
          taken.contains(use.variable)
          ? ", and '\(OldNameBinding.property(for: use.variable))' is the name of something else" : ""
        return Refusal(
          "'$\(use.variable)' hands out a binding\(words)",
          at: files[use.file].location(from: use.range.lowerBound, to: use.range.upperBound))
      }
  }
}

/// Whether a use of `$isShown` gets the binding that takes its place: in the type's own code, of its own instance.
func isOwnBinding(_ node: DeclReferenceExprSyntax) -> Bool {
  guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else {
    return true
  }
  return access.base?.isSelf == true
}

private final class OwnBindingFinder: TypeVisitor {
  private(set) var nodes: [DeclReferenceExprSyntax] = []
  private(set) var captures: [ClosureCaptureSyntax] = []
  /// Uses of `_isShown`.
  private(set) var storages: [DeclReferenceExprSyntax] = []
  private(set) var hasParameterNamedBinding = false
  private let names: Set<String>
  private let others: Set<String>

  init(_ subject: RewriteSubject, in file: ParsedFile) {
    names = subject.names
    others = Set(subject.type.variables.map(\.fact.name)).subtracting(names)
    super.init(subject.type.name)
    walk(file.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    let isStorage = text.first == "_" && names.contains(String(text.dropFirst())) && !others.contains(text)
    if isInside, isStorage, isOwnBinding(node) { storages.append(node) }
    guard isInside, text.first == "$", names.contains(String(text.dropFirst())), isOwnBinding(node) else {
      return .visitChildren
    }
    nodes.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    let text = node.name.text
    if isInside, text.first == "$", names.contains(String(text.dropFirst())) { captures.append(node) }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Binding" { hasParameterNamedBinding = true }
    return .visitChildren
  }
}

extension RewriteSubject {
  /// Whoever gets a `$isShown`.
  fileprivate func taker(of node: DeclReferenceExprSyntax) -> OwnBindings.Taker {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let whole = access?.declName.id == node.id ? access.map(Syntax.init) : Syntax(node)
    guard let argument = whole?.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return .any }
    if label == "isPresented" { return .clearing }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let taker = project.type(named: name, in: type.scopeName),
      taker.variables.contains(where: { $0.fact.name == label && $0.fact.wrappers == ["Binding"] })
    else { return .any }
    return taker.bodies.allSatisfy { body in body.fact.statements.allSatisfy { $0.onlyClears(label) } }
      ? .clearing : .any
  }

  /// Whether a name in the type's code may mean the type with the full name: it stands at file scope, or within the type
  /// or one around it.
  fileprivate func sees(_ name: String, as fullName: String) -> Bool {
    guard fullName.hasSuffix(name) else { return false }
    let home = fullName.dropLast(name.count)
    return home.isEmpty || home.last == "." && "\(type.name).".hasPrefix(home)
  }

  /// A refusal at the first binding that a presentation gets, for projects that have presentations of their own.
  package var presentedFirst: Refusal? {
    type.projections.first { $0.lending.isTakenBack && names.contains($0.variable) }.map { use in
      Refusal(
        "'$\(use.variable)' hands out a binding to what may be the project's own presentation",
        at: use.location)
    }
  }

  /// The values that controls and presentations set a variable to through its own `$isShown`, by index in the domain.
  /// A presentation only takes its flag back.
  func valuesThroughBinding(of place: Int) -> Set<Int> {
    let variable = variables[place]
    var values: Set<Int> = []
    let isPresentedByOwn = project.presentsItself(in: type)
    for use in type.projections where use.variable == variable.name {
      let isReset = use.lending.isTakenBack && !isPresentedByOwn && variable.isClearable
      values.formUnion(isReset ? [0] : Set(variable.domain.values.indices))
    }
    return values
  }
}

extension StateVariable {
  /// Whether its first value is `false` or nil.
  var isClearable: Bool {
    switch domain {
    case .boolean, .optional, .optionalBoolean, .optionalEnumeration: true
    case .enumeration, .number: false
    }
  }
}

extension Statement {
  /// Whether it, with what is nested in it, sets a variable to nothing but `false` or nil, and hands it to nobody who may.
  fileprivate func onlyClears(_ name: String) -> Bool {
    var answer = true
    forEach { part in
      switch part {
      case .assign(.variable(name), .boolean(false), _), .assign(.variable(name), .null, _): break
      case .assign(.variable(name), _, _), .havoc(.variable(name), _), .havoc(.instance, _): answer = false
      case .project(name, let lending, _) where !lending.isTakenBack: answer = false
      default: break
      }
    }
    return answer
  }
}

/// `$isShown` in the code of a type.
struct Projection {
  var variable: String
  var lending: Lending
  var location: Location
}

extension ProjectType {
  /// In the order of its bodies.
  var projections: [Projection] {
    var found: [Projection] = []
    for body in bodies {
      for statement in body.fact.statements {
        statement.forEach { part in
          guard case .project(let name, let lending, let span) = part else { return }
          found.append(
            Projection(variable: name, lending: lending, location: Location(path: body.path, span: span)))
        }
      }
    }
    return found
  }
}
