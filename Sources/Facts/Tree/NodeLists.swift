import SwiftSyntax

/// The elements of a list, in order. The parser leaves no gaps in one.
struct NodeList<Element: NodeView>: LayoutView, Sequence {
  let layout: Layout

  var count: Int { layout.children.count }
  var underestimatedCount: Int { count }
  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : layout.child(0) }
  var last: Element? { isEmpty ? nil : layout.child(count - 1) }

  func makeIterator() -> Iterator { Iterator(children: Node.Children(layout).makeIterator()) }

  struct Iterator: IteratorProtocol {
    fileprivate var children: Node.Children.Iterator

    mutating func next() -> Element? { children.next().map { Element(node: $0) } }
  }
}

typealias LabeledExprListSyntax = NodeList<LabeledExprSyntax>
typealias MultipleTrailingClosureElementListSyntax = NodeList<MultipleTrailingClosureElementSyntax>
typealias StringLiteralSegmentListSyntax = NodeList<AnyNode>
typealias PatternBindingListSyntax = NodeList<PatternBindingSyntax>
typealias ExprListSyntax = NodeList<ExprSyntax>
typealias SwitchCaseItemListSyntax = NodeList<SwitchCaseItemSyntax>
typealias FunctionParameterListSyntax = NodeList<FunctionParameterSyntax>
typealias TuplePatternElementListSyntax = NodeList<TuplePatternElementSyntax>
typealias TupleTypeElementListSyntax = NodeList<TupleTypeElementSyntax>
typealias ConditionElementListSyntax = NodeList<ConditionElementSyntax>
typealias InheritedTypeListSyntax = NodeList<InheritedTypeSyntax>
typealias ImportPathComponentListSyntax = NodeList<ImportPathComponentSyntax>
typealias IfConfigClauseListSyntax = NodeList<IfConfigClauseSyntax>
typealias CatchClauseListSyntax = NodeList<CatchClauseSyntax>
typealias CatchItemListSyntax = NodeList<CatchItemSyntax>
typealias ClosureCaptureListSyntax = NodeList<ClosureCaptureSyntax>
typealias ClosureParameterListSyntax = NodeList<ClosureParameterSyntax>
typealias ClosureShorthandParameterListSyntax = NodeList<ClosureShorthandParameterSyntax>
typealias GenericArgumentListSyntax = NodeList<GenericArgumentSyntax>
typealias EnumCaseElementListSyntax = NodeList<EnumCaseElementSyntax>
typealias EnumCaseParameterListSyntax = NodeList<EnumCaseParameterSyntax>
typealias CodeBlockItemListSyntax = NodeList<CodeBlockItemSyntax>
typealias MemberBlockItemListSyntax = NodeList<MemberBlockItemSyntax>
typealias DeclModifierListSyntax = NodeList<DeclModifierSyntax>
typealias AttributeListSyntax = NodeList<AttributeListElement>
typealias SwitchCaseListSyntax = NodeList<SwitchCaseListElement>
typealias AccessorDeclListSyntax = NodeList<AccessorDeclSyntax>
typealias DictionaryElementListSyntax = NodeList<DictionaryElementSyntax>
typealias KeyPathComponentListSyntax = NodeList<KeyPathComponentSyntax>
