import SwiftSyntax

/// Code as facts quote it: on one line, at most `excerptLimit` bytes.
extension FactWalk {
  func codeText(_ node: some NodeView) -> String { shortened(node.node.codeText(limit: excerptLimit)) }

  /// The statements on one line; empty without statements.
  func codeText(_ statements: CodeBlockItemListSyntax) -> String {
    var line = ""
    for item in statements {
      var code = item.node.codeText(limit: excerptLimit)
      if code.hasSuffix(";") { code.removeLast() }
      line += (line.isEmpty ? "" : "; ") + code
      if line.utf8.count > excerptLimit { break }
    }
    return shortened(line)
  }

  private var excerptLimit: Int { 80 }

  func shortened(_ line: String) -> String {
    line.utf8.count <= excerptLimit ? line : String(line.prefix(excerptLimit - 3)) + "…"
  }
}
