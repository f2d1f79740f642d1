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

  /// None for variables that are kept otherwise than by `@State`.
  init(of subject: RewriteSubject, in files: [ParsedFile]) {
    guard subject.keeping == .state else { return }
    for (number, file) in files.enumerated() {
      uses += OwnBindingFinder(subject, in: file).tokens.map { variable, token in
        Use(variable: variable, file: number, range: file.start(of: token)..<file.end(of: token))
      }
    }
  }

  /// The name of the property that takes the place of `$isShown`.
  static func property(for variable: String) -> String { "\(variable)Binding" }

  /// The variables, and the files with a use of each.
  var files: [String: Set<Int>] {
    uses.reduce(into: [:]) { files, use in files[use.variable, default: []].insert(use.file) }
  }

  /// Refusals for names that are taken: the first use of each is named.
  func refusals(in files: [ParsedFile]) -> [Refusal] {
    self.files.keys.sorted().compactMap { variable in
      let isTaken = files.contains { file in
        file.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == Self.property(for: variable) }
      }
      guard isTaken, let use = uses.first(where: { $0.variable == variable }) else { return nil }
      return Refusal(
        "'$\(variable)' hands out a binding, and '\(Self.property(for: variable))' is the name of something else",
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
}

extension RewriteSubject {
  /// The values that controls and presentations set a variable to through its own `$isShown`, by index in the domain.
  /// A presentation only takes its flag back.
  func valuesThroughBinding(of place: Int) -> Set<Int> {
    let variable = variables[place]
    var values: Set<Int> = []
    for body in type.bodies {
      for statement in body.fact.statements {
        statement.forEach { part in
          guard case .project(variable.name, let lending, _) = part else { return }
          let isReset = lending.isTakenBack && !project.presentsItself && variable.isClearable
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
