import SwiftSyntax

/// Finds key paths to the variables, through which code may write.
final class KeyPathCheck: SyntaxVisitor {
  private let names: Set<String>
  private let file: ParsedFile
  private(set) var refusals: [Refusal] = []

  init(names: Set<String>, in file: ParsedFile) {
    self.names = names
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if names.contains(name) {
      refusals.append(Refusal("a key path leads to '\(name)'", at: file.location(of: node)))
    }
    return .visitChildren
  }
}
