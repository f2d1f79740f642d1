import SwiftSyntax
import UntangleSourceFiles

/// An access path whose value stays the same while a body runs: `model`, `self.coordinator?.model`, a
/// parameter.
struct ReceiverPath: Hashable {
  /// The unique name of the local that it starts with; nil where it starts with this instance or a type.
  var local: String?
  /// Outermost first; empty for the instance or the local itself.
  var members: [String]

  static let instance = ReceiverPath(members: [])
}

/// The writes of one body through one receiver.
struct ReceiverWrites {
  var receiver: AccessPath
  var places: Set<Span> = []
  /// Members that are set to a value that may be state.
  var states: Set<String> = []
  /// Those that are set to something that is there.
  var filled: Set<String> = []
  /// Those that are switched on, off or to nothing.
  var switched: Set<String> = []
  /// All that are written, where the walk follows quantities; otherwise empty.
  var all: Set<String> = []

  /// Whether the body is worth a second lowering: at least two state members, one of them switched.
  var areOneOperation: Bool { states.count > 1 && !switched.isEmpty || !all.isEmpty }

  /// Whether they are worth it where the body asks for another variable of the value first.
  var mayBeGuarded: Bool { !areOneOperation && !(states.isEmpty && filled.isEmpty) }
}

extension FactWalk {
  /// nil where a call, a subscript or a literal is on the path, since its value may differ at the next
  /// evaluation.
  func receiverPath(_ expression: ExprSyntax) -> ReceiverPath? {
    switch withoutMarks(expression).as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if node.baseName.tokenKind == .keyword(.self) { return .instance }
      let id = id(node.baseName)
      guard let local = locals[id] else { return ReceiverPath(members: [names[id]]) }
      if let viewpoint, local.shape == .instance { return viewpoint }
      if local.isFixed, let members = local.shape.path { return ReceiverPath(members: members) }
      return ReceiverPath(local: local.uniqueName, members: [])
    case .memberAccessExpr(let node):
      guard let base = node.base, var path = receiverPath(base) else { return nil }
      path.members.append(text(node.declName.baseName))
      return path
    default: return nil
    }
  }

  /// Whether the expression is the value for which a body is being lowered, or a holder of it.
  func leadsToViewpoint(_ expression: ExprSyntax) -> Bool {
    guard let viewpoint, let path = receiverPath(expression) else { return false }
    return path.local == viewpoint.local && path != .instance && viewpoint.members.starts(with: path.members)
  }

  /// Whether the expression is the value for which a body is being lowered.
  func isViewpoint(_ expression: ExprSyntax) -> Bool {
    guard let viewpoint else { return false }
    return receiverPath(expression) == viewpoint
  }

  /// Notes other writes while a body is lowered for another value: they may trigger observers.
  func noteOtherWrite(to target: ExprSyntax, at place: Span) {
    guard isElsewhere else { return }
    let name =
      switch target.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): text(node.baseName)
      case .memberAccessExpr(let node): text(node.declName.baseName)
      default: ""
      }
    otherWrites.insert(name)
    append(.escape(CalledName(.other, name), .stored, place))
  }

  func noteReceiver(
    _ base: ExprSyntax, _ receiver: AccessPath, _ member: String, _ value: LoweredExpression, _ place: Span
  ) {
    guard facts.origin == .handwritten, case .inside = bodyContext else { return }
    guard !isElsewhere, let path = receiverPath(base), path != .instance else { return }
    var writes = receivers[path] ?? ReceiverWrites(receiver: receiver)
    writes.places.insert(place)
    if detail.contains(.quantities) { writes.all.insert(member) }
    switch value {
    case .boolean, .null, .not:
      guard !isLook(member) else { break }
      writes.states.insert(member)
      writes.switched.insert(member)
    case .some, .empty, .filled, .number: if !isLook(member) { writes.filled.insert(member) }
    case .unknown: break
    default: if !isLook(member) { writes.states.insert(member) }
    }
    receivers[path] = writes
  }

  /// Appearance properties of SDK views, which are not state.
  private func isLook(_ member: String) -> Bool {
    switch member {
    case "isHidden", "alpha", "text", "textColor", "font", "backgroundColor", "tintColor", "frame", "bounds",
      "translatesAutoresizingMaskIntoConstraints", "delegate", "dataSource", "contentMode", "textAlignment",
      "numberOfLines", "isUserInteractionEnabled", "clipsToBounds", "axis", "spacing", "alignment",
      "distribution", "image", "title", "borderStyle", "separatorStyle", "modalPresentationStyle",
      "lineBreakMode", "accessibilityIdentifier", "accessibilityLabel", "autoresizingMask", "wantsLayer",
      "isActive", "cornerRadius", "keyboardType", "autocorrectionType", "autocapitalizationType":
      true
    default: false
    }
  }
}

extension AccessPath {
  var isFunction: Bool {
    guard case .typed(let type) = self, case .function = type.unwrapped else { return false }
    return true
  }

  /// The members that lead to the value from the instance; nil where anything else is on the path.
  fileprivate var path: [String]? {
    switch self {
    case .instance: []
    case .name(let name): [name]
    case .member(let base, let name): base.path.map { $0 + [name] }
    case .unwrapped(let inner): inner.path
    case .metatype, .typed, .call, .element, .iterated, .optional, .payload, .tuple, .choice, .certain,
      .handed, .unknown:
      nil
    }
  }
}
