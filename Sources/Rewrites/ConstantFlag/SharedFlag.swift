import SwiftSyntax
import UntangleFindings
import UntangleProjectModel

/// A flag that several files can set and that none of them sets, with all that asks for it.
struct SharedFlag {
  private let flag: ConstantFlag
  private let home: NamingFiles.File
  private let files: NamingFiles

  init(
    _ token: TokenSyntax, named name: String, in home: NamingFiles.File, of files: NamingFiles
  ) throws(FixRefusal) {
    flag = try ConstantFlag(token, named: name, reach: .project, in: home.file)
    self.home = home
    self.files = files
    guard case .type(let owner, _) = flag.home else { throw FixRefusal("'\(name)' is no member of a type") }
    try files.project.checkRequirements(of: owner, for: name)
    try checkSurroundings(of: Syntax(flag.declaration))
  }

  func edits() throws(FixRefusal) -> [String: [SourceEdit]] {
    let receiver = CallReceiver(project: files.project)
    var edits: [String: [SourceEdit]] = [:]
    for file in files.files {
      let uses = try ConstantUses(of: flag, in: file.file.tree, receiver)
      guard file.path == home.path || !uses.expressions.isEmpty else { continue }
      edits[file.path] = try flag.edits(in: file.file, uses)
    }
    return edits
  }

  /// Refuses where Objective-C or another module may know it.
  private func checkSurroundings(of node: Syntax) throws(FixRefusal) {
    var next = node.parent
    while let current = next {
      let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes
      if let attributes, !attributes.areAmong(["MainActor", "available", "Observable", "main", "unchecked"]) {
        throw FixRefusal("an attribute of its type may make '\(flag.name)' known elsewhere")
      }
      if current.is(ExtensionDeclSyntax.self), Syntax(current).isPublic {
        throw FixRefusal("other modules may ask for '\(flag.name)'")
      }
      next = current.parent
    }
  }
}
