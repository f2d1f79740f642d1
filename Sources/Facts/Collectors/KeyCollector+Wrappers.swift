import SwiftSyntax

extension KeyCollector {
  /// `@AppStorage("isOn")` and property wrappers of the project.
  func collectWrappers(_ node: VariableDeclSyntax) {
    for case .attribute(let attribute) in node.attributes {
      guard case .argumentList(let arguments) = attribute.arguments,
        case .named(let name) = writtenType(attribute.attributeName)
      else { continue }
      switch name {
      case "AppStorage": collectStorage(arguments, of: node, .usual)
      case "SceneStorage": collectStorage(arguments, of: node, .scene)
      default:
        for argument in arguments {
          switch argument.expression.kind {
          case .stringLiteralExpr, .memberAccessExpr: break
          default: continue
          }
          let label = argument.label.map(text)
          add(
            argument.expression, .custom, .use, .wrapper(name, label: label),
            wrappedValue(of: node, besides: argument, in: arguments))
        }
      }
    }
  }

  private func collectStorage(
    _ arguments: LabeledExprListSyntax, of node: VariableDeclSyntax, _ target: KeyTarget
  ) {
    guard let key = arguments.first(where: { $0.label == nil }) else { return }
    add(
      key.expression, .appStorage, .use, .certain,
      wrappedValue(of: node, besides: key, in: arguments), target: target)
  }

  /// The declared type of the property, and its default: the initial value, or the attribute's argument for
  /// it.
  private func wrappedValue(
    of node: VariableDeclSyntax, besides key: LabeledExprSyntax, in arguments: LabeledExprListSyntax
  ) -> StoredValue {
    let binding = node.bindings.first
    let initial = binding?.initializer?.value
    let given = arguments.first { argument in
      !(argument.node == key.node) && (argument.label.map { isFallback(text($0)) } ?? false)
    }?.expression
    var value = StoredValue()
    if let annotation = binding?.typeAnnotation?.type {
      let type = writtenType(annotation)
      value.shape = .typed(type)
      if case .named(let name) = type.unwrapped { value.type = type.isOptional ? "\(name)?" : name }
    } else if let source = initial ?? given {
      value = StoredValue(of: valueShape(source))
    }
    value.fallback = (initial ?? given).map { sourceText($0) }
    return value
  }

  /// Customary labels of a default for a missing value.
  func isFallback(_ label: String) -> Bool {
    switch label {
    case "wrappedValue", "default", "defaultValue", "fallback", "initialValue", "initial": true
    default: false
    }
  }
}
