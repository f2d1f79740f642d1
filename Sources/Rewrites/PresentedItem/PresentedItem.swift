import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Flags of one view of which each shows something, as one optional that says what is shown.
package struct PresentedItem: Sendable {
  package struct Change: Hashable, Sendable {
    package var location: Location
    package var old: String
    package var new: String
  }

  package var type: String
  package var location: Location
  /// In order of declaration.
  package var flags: [String]
  /// The enum, and the variable that holds which of it is shown.
  package var declaration: [String]
  /// By place.
  package var changes: [Change]
  /// Uses that nobody but a person can judge, by place.
  package var remainders: [Refusal]
  /// By path; none where something remains.
  package var files: [StateRewrite.File]
}

/// What a view's flags behind `isPresented:` could be instead; nil where it has less than two of them.
///
/// This is a suggestion: two flags that are true at once show one thing after the other, an optional
/// shows the last.
package func presentedItem(of type: ProjectType, in files: [FileText]) -> PresentedItem? {
  let candidates = type.variables.map(\.fact).filter {
    $0.scope == .instance && $0.wrappers == ["State"] && $0.isFlag
  }
  guard candidates.count > 1 else { return nil }
  let parsed = files.map(ParsedFile.init)
  let names = Set(candidates.map(\.name))
  let shown = parsed.reduce(into: Set<String>()) { $0.formUnion(PresentationFinder($1, names).presented) }
  let flags = candidates.filter { shown.contains($0.name) }
  guard flags.count > 1, let first = type.variables.first(where: { $0.fact.name == flags[0].name }) else {
    return nil
  }
  let place = Location(path: first.path, span: first.fact.span)
  return PresentedItemWriting(type, flags.map(\.name), at: place, in: parsed).result
}

extension Variable {
  fileprivate var isFlag: Bool {
    switch typing {
    case .annotated(let type): type == .bool
    case .literal(let shape), .expression(let shape): shape == .boolean
    case .unknown: false
    }
  }
}

/// Functions that show something as long as a binding is true.
let presentingFunctions: Set<String> = [
  "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "navigationDestination",
  "actionSheet",
  "fileImporter", "fileExporter", "quickLookPreview", "inspector",
]

/// Which flags stand behind `isPresented:`.
private final class PresentationFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var presented: Set<String> = []

  init(_ file: ParsedFile, _ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.presentedFlag, names.contains(name) { presented.insert(name) }
    return .visitChildren
  }
}

extension LabeledExprSyntax {
  /// `isShown` for `.sheet(isPresented: $isShown)`.
  var presentedFlag: String? {
    guard label?.text == "isPresented", let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("$"),
      let call = parent?.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      presentingFunctions.contains(callee)
    else { return nil }
    return String(name.dropFirst())
  }
}
