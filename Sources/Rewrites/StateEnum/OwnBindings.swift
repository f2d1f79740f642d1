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
  }

  private(set) var uses: [Use] = []
  /// What keeps them from being replaced.
  private(set) var obstacles: [Refusal] = []

  /// None for variables that are kept otherwise than by `@State`.
  init(of subject: RewriteSubject, in files: [ParsedFile]) {
    guard subject.keeping == .state else { return }
    var namesBinding = subject.project.types.contains { subject.sees("Binding", as: $0.name) }
    for (number, file) in files.enumerated() {
      let finder = OwnBindingFinder(subject, in: file)
      uses += finder.tokens.map { variable, token in
        Use(variable: variable, file: number, range: file.start(of: token)..<file.end(of: token))
      }
      obstacles += finder.captures.map {
        Refusal(
          "'\($0.name.text)' hands out a binding that a closure captures by name", at: file.location(of: $0))
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

  /// Refusals for names that are taken: the first use of each is named.
  func refusals(in files: [ParsedFile]) -> [Refusal] {
    obstacles
      + self.files.keys.sorted().compactMap { variable in
        let isTaken = files.contains { file in
          file.tree.tokens(viewMode: .sourceAccurate).contains {
            $0.text == OldNameBinding.property(for: variable)
          }
        }
        guard isTaken, let use = uses.first(where: { $0.variable == variable }) else { return nil }
        return Refusal(
          "'$\(variable)' hands out a binding, and '\(OldNameBinding.property(for: variable))' is the name of something else",
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
  private(set) var tokens: [(variable: String, token: TokenSyntax)] = []
  private(set) var captures: [ClosureCaptureSyntax] = []
  private(set) var hasParameterNamedBinding = false
  private let names: Set<String>

  init(_ subject: RewriteSubject, in file: ParsedFile) {
    names = subject.names
    super.init(subject.type.name)
    walk(file.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    guard isInside, text.first == "$", names.contains(String(text.dropFirst())), isOwnBinding(node) else {
      return .visitChildren
    }
    tokens.append((String(text.dropFirst()), node.baseName))
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
  /// Whether a name in the type's code may mean the type with the full name: it stands at file scope, or within the type
  /// or one around it.
  fileprivate func sees(_ name: String, as fullName: String) -> Bool {
    guard fullName.hasSuffix(name) else { return false }
    let home = fullName.dropLast(name.count)
    return home.isEmpty || home.last == "." && "\(type.name).".hasPrefix(home)
  }

  /// A refusal at the first binding that a presentation gets, for projects that have presentations of their own.
  package var presentedFirst: Refusal? {
    for body in type.bodies {
      var found: Refusal?
      for statement in body.fact.statements {
        statement.forEach { part in
          guard case .project(let name, let lending, let span) = part, lending.isTakenBack,
            names.contains(name),
            found == nil
          else { return }
          found = Refusal(
            "'$\(name)' hands out a binding to what may be the project's own presentation",
            at: Location(path: body.path, span: span))
        }
      }
      if let found { return found }
    }
    return nil
  }

  /// The values that controls and presentations set a variable to through its own `$isShown`, by index in the domain.
  /// A presentation only takes its flag back.
  func valuesThroughBinding(of place: Int) -> Set<Int> {
    let variable = variables[place]
    var values: Set<Int> = []
    let isPresentedByOwn = project.presentsItself || project.presentsItself(in: type)
    for body in type.bodies {
      for statement in body.fact.statements {
        statement.forEach { part in
          guard case .project(variable.name, let lending, _) = part else { return }
          let isReset = lending.isTakenBack && !isPresentedByOwn && variable.isClearable
          values.formUnion(isReset ? [0] : Set(variable.domain.values.indices))
        }
      }
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
