import UntangleFacts

/// The named texts of a project.
struct ConstantTable {
  private var byName: [String: [InFile<StringConstant>]] = [:]

  init(files: [FileFacts]) {
    for index in files.indices {
      let path = files[index].path
      for constant in files[index].stringConstants {
        let full = constant.enclosingType.map { "\($0).\(constant.name)" } ?? constant.name
        byName[full, default: []].append(InFile(path: path, fact: constant))
      }
    }
  }

  /// The constant that an expression names; nil where none or more than one fits.
  func constant(
    _ shape: ExpressionShape, in enclosing: String?, of project: Project
  ) -> InFile<StringConstant>? {
    switch shape {
    case .member(let inner, "rawValue"): return constant(inner, in: enclosing, of: project)
    case .name(let name): return bare(name, in: enclosing, of: project)
    case .member(.instance, let name), .member(.metatype, let name):
      return enclosing.flatMap { only("\($0).\(name)") }
    case .member(let base, let name):
      guard let owner = dotted(base) else { return nil }
      return only("\(project.fullName(owner, in: enclosing)).\(name)")
    case .instance, .metatype, .typed, .call, .unwrapped, .element, .iterated, .optional, .payload,
      .tuple, .unknown:
      return nil
    }
  }

  private func bare(
    _ name: String, in enclosing: String?, of project: Project
  ) -> InFile<StringConstant>? {
    for scope in project.index.scopes(around: enclosing) {
      if let found = only("\(scope).\(name)") { return found }
    }
    return only(name)
  }

  private func only(_ name: String) -> InFile<StringConstant>? {
    guard let found = byName[name], found.count == 1 else { return nil }
    return found[0]
  }

  private func dotted(_ shape: ExpressionShape) -> String? {
    switch shape {
    case .name(let name): name
    case .member(let base, let name): dotted(base).map { "\($0).\(name)" }
    default: nil
    }
  }
}
