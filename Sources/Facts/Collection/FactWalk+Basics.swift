import SwiftSyntax
import UntangleSourceFiles

/// The body that the walk is in.
enum BodyContext {
  /// Outside of bodies.
  case none
  case inside(BodyPlace)
}

/// The function or accessor that encloses the current node.
struct BodyPlace {
  enum Extent {
    /// The statements at file level, whose declarations are global.
    case file
    case member
  }

  var extent = Extent.member
  /// The name of the function, or of the property that has the accessor or initial value; nil at file level.
  var name: String?
  var level: Body.Level
  /// nil in accessors and initial values.
  var function: EnclosingFunction?
}

extension FactWalk {
  var typeName: String? { typeNames.last }

  /// Whether declarations at this point are local.
  var isInBody: Bool {
    switch bodyContext {
    case .none: locals.depth > 0
    case .inside(let place): place.extent == .member || locals.depth > 0
    }
  }

  var bodyLevel: Body.Level {
    switch bodyContext {
    case .none: memberLevel
    case .inside(let place): place.level
    }
  }

  var bodyName: String? {
    switch bodyContext {
    case .none: nil
    case .inside(let place): place.name
    }
  }

  /// The property in whose accessor or initial value the walk is; nil anywhere else.
  var enclosingProperty: String? {
    guard case .inside(let place) = bodyContext, place.extent == .member, place.function == nil else {
      return nil
    }
    return place.name
  }

  var enclosingFunction: EnclosingFunction? {
    switch bodyContext {
    case .none: nil
    case .inside(let place): place.function
    }
  }

  /// The text of a token without backticks; empty for a missing one.
  func text(_ token: TokenSyntax) -> String { name(token).text }

  func id(_ token: TokenSyntax) -> NameID { names.id(token) }

  func name(_ token: TokenSyntax) -> Name {
    // The lookup may reallocate the table, so the text is read afterwards.
    let id = id(token)
    return Name(id: id, text: names[id])
  }

  func marks(_ token: TokenSyntax) -> NameMarks { names.marks(token) }

  func mark(_ token: TokenSyntax, _ mark: NameMarks) { names.mark(token, mark) }

  /// The marks of the last name of an expression, without `?` and `!`.
  func marks(_ expression: ExprSyntax) -> NameMarks {
    switch withoutMarks(expression).as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): marks(node.baseName)
    case .memberAccessExpr(let node): marks(node.declName.baseName)
    default: []
    }
  }

  /// An equal list that other facts share; for facts that are stored.
  func shared(_ list: [String]) -> [String] { recentLists.shared(list) }

  func role(_ token: TokenSyntax) -> NameRole { names.role(token) }

  /// Whether the node parsed without errors.
  func isIntact(_ view: some NodeView) -> Bool { reading == .intact || !view.node.hasError }

  /// The ancestors of a view, parent first. The search starts at the root, so it is slow.
  func surroundings(of view: some NodeView) -> [AnyNode] {
    places.path(to: view.node).reversed().map(AnyNode.init)
  }

  /// The call that has the expression as a parenthesised argument.
  func call(
    around view: some NodeView
  ) -> (argument: LabeledExprSyntax, call: FunctionCallExprSyntax)? {
    let around = surroundings(of: view).prefix(3)
    guard around.count == 3, let argument = around[0].as(LabeledExprSyntax.self),
      let call = around[2].as(FunctionCallExprSyntax.self)
    else { return nil }
    return (argument, call)
  }

  func slice(_ start: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    guard start >= 0, count > 0, start + count <= bytes.count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(rebasing: bytes[start..<(start + count)])
  }

  func span(_ node: some NodeView) -> Span {
    // Most nodes are single tokens, whose text needs one lookup only.
    guard let range = places.textRange(ofToken: node.node) else { return span(from: node, to: node) }
    return lines.span(from: range.lowerBound, to: range.upperBound, near: &line)
  }

  func span(from first: some NodeView, to last: some NodeView) -> Span {
    lines.span(from: places.textStart(of: first.node), to: places.textEnd(of: last.node), near: &line)
  }

  /// The source of a node on one line, at most 80 bytes, for messages.
  func sourceText(_ node: some NodeView) -> String { sourceText(from: node, to: node) }

  func sourceText(from first: some NodeView, to last: some NodeView) -> String {
    let start = places.textStart(of: first.node)
    let end = places.textEnd(of: last.node)
    let whole = String(decoding: slice(start, end - start), as: UTF8.self)
    let words = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count <= 80 ? words : String(words.prefix(77)) + "…"
  }

  func append(_ statement: Statement) {
    guard !frames.isEmpty, isLowering else { return noteBareWrite(statement) }
    // A repeated may-throw or suspension point adds nothing.
    switch statement {
    case .mayThrow, .suspend:
      if frames.last == statement { return }
    default: break
    }
    frames.append(statement)
  }

  /// Notes writes in code that is not lowered: they may write a variable of another file.
  private func noteBareWrite(_ statement: Statement) {
    guard facts.origin == .handwritten else { return }
    switch statement {
    case .assign(.variable(let name), _, let place), .havoc(.variable(let name), let place),
      .invoke(.variable(let name), _, let place):
      facts.bareWrites.append(
        OutsideWrite(
          form: .write, receiver: .unknown, member: name, value: .unknown, span: place,
          enclosingType: typeName, enclosingFunction: bodyName))
    default: break
    }
  }

  /// The statements that `work` lowers.
  func lowered(_ work: () -> Void) -> [Statement] {
    frames.open()
    work()
    return frames.close()
  }

  /// Discards the statements that `work` lowers, such as those in a macro's arguments.
  func outsideBodies(_ work: () -> Void) {
    let outer = (bodyContext, frames)
    (bodyContext, frames) = (.none, StatementFrames())
    work()
    (bodyContext, frames) = outer
  }

  func declareLocal(
    _ token: TokenSyntax, shape: AccessPath, life: LocalScopes.Local.Life = .unknown
  ) {
    let name = name(token)
    // `guard let self` binds the same instance.
    if name.text != "self" { locals.declare(name, shape: shape, life: life) }
  }

  /// `$isOn` lets the variable's binding escape.
  func noteProjection(_ token: TokenSyntax, _ lending: Lending = .free) {
    let name = text(token)
    guard !isElsewhere, name.utf8.first == UInt8(ascii: "$"), let second = name.utf8.dropFirst().first,
      second > UInt8(ascii: "9")
    else { return }
    append(.project(String(name.dropFirst()), lending, span(token)))
  }

  func noteReference(_ node: DeclReferenceExprSyntax, handedTo fate: Closure.Fate) {
    guard isLowering, case .inside = bodyContext else { return }
    noteProjection(node.baseName, fate.lending)
    if isElsewhere, locals.shape(of: id(node.baseName))?.isFunction == true { suspendElsewhere() }
    let marks = marks(node.baseName)
    guard marks.contains(.method) || fate.runsInPlace else { return }
    let name = name(node.baseName)
    if let local = locals[name.id] {
      if isElsewhere, local.role != .code { suspendElsewhere() }
      if local.role == .code { append(.escape(CalledName(.local, local.uniqueName), fate, span(node))) }
      return
    }
    guard !isElsewhere else { return suspendElsewhere() }
    noteEscape(CalledName(.instance, name.text), marks, fate, at: node)
  }

  /// A method of this instance that is used as a value escapes: other code may call it.
  func noteEscape(
    _ function: CalledName, _ marks: NameMarks, _ fate: Closure.Fate, at node: some NodeView
  ) {
    // The name may also mean a property. The project decides that, once all members are known.
    guard marks.contains(.method) || fate.runsInPlace && !marks.contains(.property) else { return }
    append(.escape(function, fate, span(node)))
  }
}

extension Closure.Fate {
  /// The closure of a `Reduce` of the Composable Architecture.
  var isReducer: Bool { self == .argument(of: "Reduce", label: nil) }

  /// Functions of collections that pass each element to the closure, and views that show each.
  var takesElements: Bool {
    guard !runsInPlace else { return true }
    switch self {
    case .argument("first", _), .argument("last", _), .argument("contains", _),
      .argument("allSatisfy", _), .argument("firstIndex", _), .argument("lastIndex", _),
      .argument("removeAll", _), .argument("drop", _), .argument("prefix", _), .argument("count", _),
      .argument("ForEach", _), .argument("List", _):
      return true
    case .argument, .ownArgument, .immediate, .local, .stored: return false
    }
  }

  /// Functions of collections that run the closure before they return, whatever type declares them.
  var runsInPlace: Bool {
    let callee: String
    switch self {
    case .argument(let name, _), .ownArgument(let name, _): callee = name
    case .immediate, .local, .stored: return false
    }
    switch callee {
    case "forEach", "map", "compactMap", "flatMap", "filter": return true
    default: return false
    }
  }
}
