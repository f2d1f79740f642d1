import SwiftSyntax
import UntangleSourceFiles

/// Finds the declaration of a case.
final class CaseFinder: TypeVisitor {
  private let name: String
  private let file: ParsedFile
  private var found: EnumCaseDeclSyntax?

  /// `type` is the full dotted name of the enum.
  init(_ name: String, of type: String, in file: ParsedFile) {
    (self.name, self.file) = (name, file)
    super.init(type)
    walk(file.tree)
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInside, node.elements.contains(where: { ($0.name.identifier?.name ?? $0.name.text) == name }) {
      found = node
    }
    return .skipChildren
  }

  /// Puts comments above the case, each on a line of its own; nil where the file has no such case.
  func insertion(of comments: [String]) -> SourceEdit? {
    guard let found else { return nil }
    let start = file.start(of: found)
    let indentation = file.indentation(at: start)
    return SourceEdit(range: start..<start, replacement: comments.map { $0 + "\n" + indentation }.joined())
  }
}
