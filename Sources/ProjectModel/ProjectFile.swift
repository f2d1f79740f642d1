package import UntangleFacts
package import UntangleSourceFiles

/// What the project keeps of one file. Types, with their variables and bodies, are in `Project.types`; names
/// of functions and properties are in `Project.members`.
package struct ProjectFile: Sendable {
  /// As users see it.
  package let path: String
  package let origin: FileOrigin
  package let lineCount: Int
  /// Syntax errors and other problems of this file.
  package let problems: [Problem]
  /// Variables outside of types, and flags among locals. In source order, as are all lists below.
  package let variables: [Variable]
  /// Functions and accessors outside of types, and top-level code.
  package let bodies: [Body]
  package let switches: [SwitchFact]
  package let caseSets: [CaseSet]
  package let caseChains: [ConditionChain]
  let optionalChains: [OptionalChain]
  /// What the value of an assignment mentions, by the place of the assignment.
  let computedWrites: [Span: ComputedWrite]
  package let literalTests: [LiteralTest]
  package let allCases: [AllCases]
  package let caseUses: [CaseUse]
  package let drivingBodies: [DrivingBody]
  package let pairedOutcomes: [PairedOutcome]
  package let selectingParameters: [SelectingParameter]
  package let payloadPatterns: [PayloadPattern]
  package let keyUses: [KeyUse]
  package let namedTexts: [NamedText]
  package let keyProperties: [KeyProperty]
  package let flagGaps: [FlagGap]
  package let numberUses: [NumberUse]
  package let codedStates: [CodedState]
  package let lookAlikes: [FlagLookAlike]
  package let fallthroughs: [EmptyFallthrough]
  package let quotedTexts: QuotedTexts
  package let memberMentions: MemberMentions
  package let literalPlaces: [LiteralPlace]
  package let suppressions: [Suppression]

  /// `variables` and `bodies` are those outside of types.
  init(_ facts: FileFacts, variables: [Variable], bodies: [Body]) {
    (path, origin, lineCount, problems) = (facts.path, facts.origin, facts.lineCount, facts.problems)
    self.variables = variables
    self.bodies = bodies
    switches = facts.switches.fitted
    caseSets = facts.caseSets
    caseChains = facts.caseChains
    optionalChains = facts.optionalChains
    computedWrites = Dictionary(
      facts.computedWrites.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    literalTests = facts.literalTests
    allCases = facts.allCases
    caseUses = facts.caseUses
    drivingBodies = facts.drivingBodies.fitted
    pairedOutcomes = facts.pairedOutcomes
    selectingParameters = facts.selectingParameters
    payloadPatterns = facts.payloadPatterns
    keyUses = facts.keyUses.fitted
    namedTexts = facts.namedTexts.fitted
    keyProperties = facts.keyProperties
    flagGaps = facts.flagGaps
    numberUses = facts.numberUses
    codedStates = facts.codedStates
    lookAlikes = facts.lookAlikes
    fallthroughs = facts.fallthroughs
    var texts = facts.quotedTexts
    texts.digests = texts.digests.fitted
    quotedTexts = texts
    var mentions = facts.memberMentions
    mentions.digests = mentions.digests.fitted
    memberMentions = mentions
    literalPlaces = facts.literalPlaces.fitted
    suppressions = facts.suppressions
  }
}

/// The facts of one file about other types and files. Merging assigns them to the types that they are about;
/// the project does not keep them.
struct OutsideFacts: Sendable {
  var placeholders: Set<String> = []
  var writes: [OutsideWrite] = []
  var bareWrites: [OutsideWrite] = []
  var calls: [OutsideCall] = []
  var bodies: [OutsideBody] = []
  var functionsWithoutResultType: [String] = []
  var computedProperties: [MemberName] = []
  var madeInstances = ConstructorCalls.none
}

extension OutsideFacts {
  init(_ facts: FileFacts) {
    placeholders = facts.placeholders
    writes = facts.outsideWrites.fitted
    bareWrites = facts.bareWrites
    calls = facts.outsideCalls.fitted
    bodies = facts.outsideBodies
    functionsWithoutResultType = facts.functionsWithoutResultType.fitted
    computedProperties = facts.computedProperties
    madeInstances = facts.madeInstances
  }
}
