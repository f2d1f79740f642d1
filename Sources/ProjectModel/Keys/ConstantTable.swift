import UntangleFacts
import UntangleSourceFiles

/// The named texts of a project.
struct ConstantTable {
  /// A constant, an enum case, or a property that yields one text.
  private struct Constant {
    var path: String
    var name: String
    var enclosingType: String?
    var text: KeyText
    var span: Span
    /// Of a constant of a type for names; nil for texts.
    var kind: KeyKind?
  }

  /// What a constant comes down to.
  struct Found {
    var literal: String
    /// Of the literal.
    var location: Location
    /// Around the literal.
    var enclosingType: String?
    /// The constants on the way, the one that was asked for first.
    var names: [KeyName]
    /// Of the first of them that is of a type for names.
    var kind: KeyKind?
  }

  private var byName: [String: [Constant]] = [:]

  init(files: [FileFacts]) {
    for index in files.indices {
      let path = files[index].path
      for constant in files[index].stringConstants {
        add(
          Constant(
            path: path, name: constant.name, enclosingType: constant.enclosingType,
            text: .literal(constant.literal), span: constant.span))
      }
      for use in files[index].keyUses where use.access == .define {
        guard case .constant(let name) = use.position else { continue }
        add(
          Constant(
            path: path, name: name, enclosingType: use.enclosingType, text: use.text, span: use.span,
            kind: use.kind))
      }
    }
  }

  private mutating func add(_ constant: Constant) {
    byName[Self.fullName(constant.name, in: constant.enclosingType), default: []].append(constant)
  }

  /// As the ledger shows it.
  static func fullName(_ name: String, in enclosing: String?) -> String {
    enclosing.map { "\(usualNames[$0] ?? $0).\(name)" } ?? name
  }

  /// Types with two names.
  private static let usualNames = [
    "NSNotification.Name": "Notification.Name", "Foundation.Notification.Name": "Notification.Name",
  ]

  /// The constant that an expression names; nil where none or more than one fits.
  func constant(_ shape: ExpressionShape, in enclosing: String?, of project: Project) -> Found? {
    constant(shape, in: enclosing, of: project, depth: 0)
  }

  /// `.didLogIn` where a name of that kind is due.
  func constant(implicit name: String, of kind: KeyKind, in project: Project) -> Found? {
    for type in kind.nameTypes {
      if let found = only("\(type).\(name)", of: project, depth: 0) { return found }
    }
    return nil
  }

  private func constant(
    _ shape: ExpressionShape, in enclosing: String?, of project: Project, depth: Int
  ) -> Found? {
    switch shape {
    case .member(let inner, "rawValue"):
      return constant(inner, in: enclosing, of: project, depth: depth)
    case .name(let name): return bare(name, in: enclosing, of: project, depth: depth)
    case .member(.instance, let name), .member(.metatype, let name):
      return enclosing.flatMap { only("\($0).\(name)", of: project, depth: depth) }
    case .member(let base, let name):
      guard let owner = dotted(base) else { return nil }
      let full = project.fullName(owner, in: enclosing)
      return only("\(Self.usualNames[full] ?? full).\(name)", of: project, depth: depth)
    case .instance, .metatype, .typed, .call, .unwrapped, .element, .iterated, .optional, .payload,
      .tuple, .unknown:
      return nil
    }
  }

  private func bare(
    _ name: String, in enclosing: String?, of project: Project, depth: Int
  ) -> Found? {
    for scope in project.index.scopes(around: enclosing) {
      if let found = only("\(scope).\(name)", of: project, depth: depth) { return found }
    }
    return only(name, of: project, depth: depth)
  }

  private func only(_ name: String, of project: Project, depth: Int) -> Found? {
    guard depth < 6, let found = byName[name], found.count == 1 else { return nil }
    let constant = found[0]
    let here = KeyName(name: name, location: Location(path: constant.path, span: constant.span))
    switch constant.text {
    case .literal(let literal):
      return Found(
        literal: literal, location: here.location, enclosingType: constant.enclosingType,
        names: [here], kind: constant.kind)
    case .reference(let shape):
      guard
        var next = self.constant(
          shape, in: constant.enclosingType, of: project, depth: depth + 1)
      else { return nil }
      next.names.insert(here, at: 0)
      next.kind = constant.kind ?? next.kind
      return next
    case .implicit, .parameter, .interpolated: return nil
    }
  }

  private func dotted(_ shape: ExpressionShape) -> String? {
    switch shape {
    case .name(let name): name
    case .member(let base, let name): dotted(base).map { "\($0).\(name)" }
    default: nil
    }
  }
}

extension KeyKind {
  /// Types of the SDK whose values are names of this kind.
  fileprivate var nameTypes: [String] {
    switch self {
    case .notification: ["Notification.Name"]
    case .image: ["NSImage.Name"]
    case .color: ["NSColor.Name"]
    case .nib: ["NSNib.Name"]
    case .storyboard: ["NSStoryboard.SceneIdentifier", "NSStoryboard.Name"]
    case .segue: ["NSStoryboardSegue.Identifier"]
    case .userDefaults, .appStorage, .reuseIdentifier, .keyValueCoding, .selector, .userInfo, .custom: []
    }
  }
}
