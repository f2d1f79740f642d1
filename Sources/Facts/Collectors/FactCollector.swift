import SwiftSyntax
import UntangleSourceFiles

/// Collects one kind of fact. The walk tells it of the nodes that may have one; the collector owns what it
/// finds and whatever it has to remember meanwhile.
///
/// The members of this protocol are what a collector may ask of the walk.
protocol FactCollector: AnyObject {
  var walk: FactWalk { get }
}

extension FactCollector {
  var detail: FactDetail { walk.detail }
  /// Whether people write the file, in contrast to generated code.
  var isHandwritten: Bool { walk.facts.origin == .handwritten }
  /// The dotted name of the enclosing type; nil outside of types.
  var typeName: String? { walk.typeName }
  var typeKind: TypeDeclaration.Kind? { walk.typeKinds.last }
  /// The name of the enclosing body; nil outside of bodies.
  var bodyName: String? { walk.bodyName }
  var isInBody: Bool { if case .inside = walk.bodyContext { true } else { false } }
  /// Whether the code is lowered for another value than the instance.
  var isElsewhere: Bool { walk.isElsewhere }

  func text(_ token: TokenSyntax) -> String { walk.text(token) }
  func id(_ token: TokenSyntax) -> NameID { walk.id(token) }
  func isLocal(_ token: TokenSyntax) -> Bool { walk.locals.contains(walk.id(token)) }
  func span(_ node: some NodeView) -> Span { walk.span(node) }
  func span(from first: some NodeView, to last: some NodeView) -> Span { walk.span(from: first, to: last) }
  func sourceText(_ node: some NodeView) -> String { walk.sourceText(node) }
  func codeText(_ node: some NodeView) -> String { walk.codeText(node) }
  func surroundings(of view: some NodeView) -> [AnyNode] { walk.surroundings(of: view) }

  func isSelf(_ expression: ExprSyntax) -> Bool { walk.isSelf(expression) }
  func withoutMarks(_ expression: ExprSyntax) -> ExprSyntax { walk.withoutMarks(expression) }
  func shape(_ expression: ExprSyntax) -> AccessPath { walk.shape(expression) }
  func writtenType(_ type: TypeSyntax) -> WrittenType { walk.writtenType(type) }
  func modifierNames(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> [String] {
    walk.modifierNames(modifiers, attributes)
  }

  func dottedName(_ expression: ExprSyntax) -> String? { walk.dottedName(expression) }
  func literalText(_ node: StringLiteralExprSyntax) -> String? { walk.literalText(node) }
  func startsUppercase(_ name: String) -> Bool { walk.startsUppercase(name) }

  func casePattern(_ node: PatternSyntax) -> CasePattern { walk.casePattern(node) }
  func namedCase(_ expression: ExprSyntax) -> CasePattern? { walk.namedCase(expression) }
  func subjectText(_ elements: [ExprSyntax]) -> String { walk.subjectText(elements) }
  func subjectShape(_ elements: [ExprSyntax]) -> AccessPath { walk.subjectShape(elements) }
}

/// All collectors, and where their facts go. A new one is a file in this folder and two lines here.
///
/// A class, because a walk names a collector several times for each node, and to hand over a struct of them
/// counts a reference for each.
final class FactCollectors {
  let allCases: AllCasesCollector
  let caseChains: CaseChainCollector
  let caseSets: CaseSetCollector
  let caseUses: CaseUseCollector
  let computedWrites: ComputedWriteCollector
  let driving: DrivingCollector
  let fallthroughs: FallthroughCollector
  let handedValues: HandedValueCollector
  let keys: KeyCollector
  let literalTests: LiteralTestCollector
  let lookAlikes: LookAlikeCollector
  let namedTexts: NamedTextCollector
  let numbers: NumberCollector
  let optionalChains: OptionalChainCollector
  let pairedOutcomes: PairedOutcomeCollector
  let payloadPatterns: PayloadPatternCollector
  let selectingParameters: SelectingParameterCollector

  init(_ walk: FactWalk) {
    allCases = AllCasesCollector(walk)
    caseChains = CaseChainCollector(walk)
    caseSets = CaseSetCollector(walk)
    caseUses = CaseUseCollector(walk)
    computedWrites = ComputedWriteCollector(walk)
    driving = DrivingCollector(walk)
    fallthroughs = FallthroughCollector(walk)
    handedValues = HandedValueCollector(walk)
    keys = KeyCollector(walk)
    literalTests = LiteralTestCollector(walk)
    lookAlikes = LookAlikeCollector(walk)
    namedTexts = NamedTextCollector(walk)
    numbers = NumberCollector(walk)
    optionalChains = OptionalChainCollector(walk)
    pairedOutcomes = PairedOutcomeCollector(walk)
    payloadPatterns = PayloadPatternCollector(walk)
    selectingParameters = SelectingParameterCollector(walk)
  }

  func write(to facts: inout FileFacts) {
    facts.allCases = allCases.lists
    facts.caseChains = caseChains.chains
    facts.caseSets = caseSets.sets
    facts.caseUses = caseUses.uses
    facts.computedWrites = computedWrites.writes
    facts.drivingBodies = driving.bodies
    facts.fallthroughs = fallthroughs.fallthroughs
    facts.handedValues = handedValues.values
    facts.keyUses = keys.uses
    facts.literalTests = literalTests.tests
    facts.lookAlikes = lookAlikes.flags
    facts.namedTexts = namedTexts.texts
    facts.numberUses = numbers.uses
    facts.optionalChains = optionalChains.chains
    facts.pairedOutcomes = pairedOutcomes.outcomes
    facts.payloadPatterns = payloadPatterns.patterns
    facts.selectingParameters = selectingParameters.parameters
  }
}
