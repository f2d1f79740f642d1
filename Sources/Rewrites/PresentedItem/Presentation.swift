import SwiftSyntax

/// The kinds of SwiftUI modifiers that present content while a binding is true. A view can present only one
/// of a kind at a time.
enum PresentationKind: Hashable {
  case sheet
  case fullScreenCover
  case popover
  /// `alert(isPresented:content:)`, whose closure returns an `Alert`.
  case plainAlert
  /// `actionSheet(isPresented:content:)`, whose closure returns an `ActionSheet`.
  case actionSheet
  /// `alert(_:isPresented:actions:message:)`.
  case titledAlert
  case confirmationDialog

  init?(function: String, hasTitle: Bool) {
    switch (function, hasTitle) {
    case ("sheet", false): self = .sheet
    case ("fullScreenCover", false): self = .fullScreenCover
    case ("popover", false): self = .popover
    case ("alert", false): self = .plainAlert
    case ("actionSheet", false): self = .actionSheet
    case ("alert", true): self = .titledAlert
    case ("confirmationDialog", true): self = .confirmationDialog
    default: return nil
    }
  }

  var function: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .popover: "popover"
    case .plainAlert, .titledAlert: "alert"
    case .actionSheet: "actionSheet"
    case .confirmationDialog: "confirmationDialog"
    }
  }

  /// Whether nothing of the view can be pressed while it is shown. A popover may be beside it.
  var coversView: Bool {
    switch self {
    case .sheet, .fullScreenCover, .plainAlert, .actionSheet, .titledAlert, .confirmationDialog: true
    case .popover: false
    }
  }

  /// The noun for the presented thing in names.
  var noun: String {
    switch self {
    case .sheet, .actionSheet: "Sheet"
    case .fullScreenCover: "Cover"
    case .popover: "Popover"
    case .plainAlert, .titledAlert: "Alert"
    case .confirmationDialog: "Dialog"
    }
  }

  /// Whether the closure returns its last expression, rather than being a view builder.
  var returnsContent: Bool {
    switch self {
    case .plainAlert, .actionSheet: true
    case .sheet, .fullScreenCover, .popover, .titledAlert, .confirmationDialog: false
    }
  }

  /// Whether a button in it dismisses the presentation after its action has run. That would also clear an
  /// item which the action has set.
  var isDismissedByItsButtons: Bool {
    switch self {
    case .plainAlert, .actionSheet, .titledAlert, .confirmationDialog: true
    case .sheet, .fullScreenCover, .popover: false
    }
  }

  /// Whether it has a title. Such modifiers have no form with `item:`, but one with `presenting:`.
  var hasTitle: Bool {
    switch self {
    case .titledAlert, .confirmationDialog: true
    case .sheet, .fullScreenCover, .popover, .plainAlert, .actionSheet: false
    }
  }
}

/// A modifier that presents something.
protocol PresentingModifier {
  /// `sheet`.
  var function: String { get }
  var hook: ModifierHook { get }
}

extension PresentingModifier {
  /// Whether both present things of one kind on one view.
  func hangsOn(_ other: some PresentingModifier, in chains: ViewChains) -> Bool {
    function == other.function && chains.root(of: hook).root == chains.root(of: other.hook).root
  }
}

/// A call such as `.sheet(isPresented: $isShown) { … }`.
struct Presentation: PresentingModifier {
  var kind: PresentationKind
  var flag: String
  /// The expression `$isShown`.
  var binding: ExprSyntax
  var call: FunctionCallExprSyntax
  var callee: MemberAccessExprSyntax
  /// The modified expression.
  var base: ExprSyntax
  var hook: ModifierHook
  var title: ExprSyntax?
  var content: ClosureExprSyntax
  var message: ClosureExprSyntax?
  /// Arguments unrelated to the content: `onDismiss: reload`.
  var extras: [LabeledExprSyntax]

  /// nil for a call without a plain `$flag`, or of an unknown form.
  init?(_ call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      let bound = call.arguments.first(where: { $0.presentedFlag != nil }), let flag = bound.presentedFlag
    else { return nil }
    let title = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    guard let kind = PresentationKind(function: callee.declName.baseName.text, hasTitle: title != nil) else {
      return nil
    }
    let (main, second) = kind.hasTitle ? ("actions", "message") : ("content", nil)
    var closures: [String: ClosureExprSyntax] = [:]
    closures[main] = call.trailingClosure
    for closure in call.additionalTrailingClosures { closures[closure.label.text] = closure.closure }
    extras = []
    for argument in call.arguments where argument.presentedFlag == nil && argument.label != nil {
      let label = argument.label?.text ?? ""
      if label == main || label == second, let closure = argument.expression.as(ClosureExprSyntax.self) {
        guard closures.updateValue(closure, forKey: label) == nil else { return nil }
      } else {
        extras.append(argument)
      }
    }
    let known: Set<String> =
      kind.hasTitle ? ["titleVisibility"] : ["onDismiss", "attachmentAnchor", "arrowEdge"]
    guard extras.allSatisfy({ known.contains($0.label?.text ?? "") }),
      closures.keys.allSatisfy({ $0 == main || $0 == second }), let content = closures[main],
      closures.values.allSatisfy({ $0.signature == nil })
    else { return nil }
    (self.kind, self.flag, self.call, self.callee) = (kind, flag, call, callee)
    binding = bound.expression
    (self.base, self.title, self.content) = (base, title, content)
    message = second.flatMap { closures[$0] }
    hook = ModifierHook(call: call.id, root: base.startOfChain.id)
  }

  var function: String { kind.function }

  /// The text of `extras`. Only calls with equal ones can be joined.
  var extrasText: String { extras.map(\.expression.trimmedDescription).joined(separator: ", ") }
}

extension ExprSyntax {
  /// The first expression of a chain: `Text("a")` of `Text("a").bold().padding()`.
  fileprivate var startOfChain: ExprSyntax {
    var expression = self
    while let call = expression.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      expression = base
    }
    return expression
  }
}

/// The names of a type's members.
final class MemberFinder: TypeVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .skipChildren }
    names.formUnion(node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInside { names.insert(node.name.text) }
    return .skipChildren
  }
}

/// A call such as `.sheet(item: $sheet) { … }`.
struct ItemPresentation: PresentingModifier {
  var function: String
  var property: String
  var hook: ModifierHook

  init?(_ call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      let property = call.arguments.lazy.compactMap({ $0.bound(to: "item") }).first
    else { return nil }
    (function, self.property) = (callee.declName.baseName.text, property)
    hook = ModifierHook(call: call.id, root: base.startOfChain.id)
  }
}

/// The presentations of a view, in the order of the calls.
final class PresentationFinder: TypeVisitor {
  /// Those that flags control.
  private(set) var found: [Presentation] = []
  private(set) var items: [ItemPresentation] = []

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard isInside else { return }
    if let presentation = Presentation(node) {
      found.append(presentation)
    } else if let item = ItemPresentation(node) {
      items.append(item)
    }
  }
}

extension LabeledExprSyntax {
  /// The flag's name: `isShown` of `isPresented: $isShown`.
  var presentedFlag: String? { bound(to: "isPresented") }

  /// The property whose binding is the argument with this label: `sheet` of `item: $sheet`.
  fileprivate func bound(to name: String) -> String? {
    guard label?.text == name, let text = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      text.hasPrefix("$")
    else { return nil }
    return String(text.dropFirst())
  }
}
