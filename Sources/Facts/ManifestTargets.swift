import SwiftParser
import SwiftSyntax
import UntangleSourceFiles

/// A target that `Package.swift` declares.
package struct ManifestTarget: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case test, other }

  package var kind: Kind
  package var name: String
  /// Relative to the manifest; nil for the default folder.
  package var path: String?
}

/// Reads a manifest without running it. Targets whose name or path is computed are not found.
///
/// The recursion is as deep as that of `collectFacts`.
package func manifestTargets(in bytes: UnsafeBufferPointer<UInt8>) -> [ManifestTarget] {
  guard case .accept = inspect(bytes) else { return [] }
  let tree = parsedTree(of: bytes)
  let visitor = TargetVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  return visitor.targets
}

private final class TargetVisitor: SyntaxVisitor {
  private(set) var targets: [ManifestTarget] = []

  override func visit(_ node: SwiftSyntax.FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(SwiftSyntax.MemberAccessExprSyntax.self),
      let kind = ManifestTarget.Kind(callee.declName.baseName.text),
      let name = node.argument("name").flatMap(literalText)
    else { return .visitChildren }
    let path = node.argument("path")
    let text = path.flatMap(literalText)
    if path == nil || text != nil {
      targets.append(ManifestTarget(kind: kind, name: name, path: text))
    }
    return .visitChildren
  }
}

extension ManifestTarget.Kind {
  fileprivate init?(_ function: String) {
    switch function {
    case "testTarget": self = .test
    case "target", "executableTarget", "macro", "plugin", "systemLibrary": self = .other
    default: return nil
    }
  }
}

extension SwiftSyntax.FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> SwiftSyntax.ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

private func literalText(_ expression: SwiftSyntax.ExprSyntax) -> String? {
  expression.as(SwiftSyntax.StringLiteralExprSyntax.self)?.representedLiteralValue
}
