package import UntangleSourceFiles

/// All facts of one file, as plain values. They depend on no other file.
package struct FileFacts: Hashable, Sendable {
  /// As users see it.
  package var path: String
  package var origin: FileOrigin
  /// Names of generic parameters and associated types, each of which can be any type.
  package var placeholders: Set<String> = []
  /// In source order, as are all lists below.
  package var types: [TypeDeclaration] = []
  package var typeAliases: [TypeAlias] = []
  package var variables: [Variable] = []
  package var functions: [FunctionSignature] = []
  /// Names of functions that are not in `functions`, because their return type shows nothing.
  package var functionsWithoutResultType: [String] = []
  package var handedValues: [HandedValues] = []
  /// Only bodies that touch a variable or call a function of their own type.
  package var bodies: [Body] = []
  package var outsideWrites: [OutsideWrite] = []
  /// Writes to bare names in bodies that are not kept. Each name occurs once per type, with an unknown value.
  /// The name may mean a variable of another file.
  package var bareWrites: [OutsideWrite] = []
  package var outsideCalls: [OutsideCall] = []
  package var outsideBodies: [OutsideBody] = []
  package var switches: [SwitchFact] = []
  package var caseSets: [CaseSet] = []
  package var caseChains: [ConditionChain] = []
  package var optionalChains: [OptionalChain] = []
  package var computedWrites: [ComputedWrite] = []
  package var literalTests: [LiteralTest] = []
  package var allCases: [AllCases] = []
  /// Empty unless `FactDetail.everyUse` is requested.
  package var caseUses: [CaseUse] = []
  package var drivingBodies: [DrivingBody] = []
  package var pairedOutcomes: [PairedOutcome] = []
  /// Empty unless `FactDetail.flagParameters` is requested.
  package var selectingParameters: [SelectingParameter] = []
  /// Empty unless `FactDetail.payloadPatterns` is requested.
  package var payloadPatterns: [PayloadPattern] = []
  package var keyUses: [KeyUse] = []
  package var namedTexts: [NamedText] = []
  package var keyProperties: [KeyProperty] = []
  /// Computed properties that may return another object each time; those of plain types are left out.
  package var computedProperties: [MemberName] = []
  package var flagGaps: [FlagGap] = []
  package var numberUses: [NumberUse] = []
  package var codedStates: [CodedState] = []
  package var lookAlikes: [FlagLookAlike] = []
  package var fallthroughs: [EmptyFallthrough] = []
  package var quotedTexts = QuotedTexts()
  /// Empty unless `FactDetail.memberMentions` is requested.
  package var memberMentions = MemberMentions()
  /// Empty unless `FactDetail.literalPlaces` is requested.
  package var literalPlaces: [LiteralPlace] = []
  package var madeInstances = ConstructorCalls()
  package var suppressions: [Suppression] = []
  /// Syntax errors and other problems of this file.
  package var problems: [Problem] = []
  package var lineCount: Int = 0

  package init(path: String, origin: FileOrigin) {
    self.path = path
    self.origin = origin
  }

  /// Moves all facts out and leaves an empty value. A second owner would force a copy at the next mutation.
  package mutating func handOver() -> FileFacts {
    var handedOver = FileFacts(path: "", origin: origin)
    swap(&self, &handedOver)
    return handedOver
  }
}
