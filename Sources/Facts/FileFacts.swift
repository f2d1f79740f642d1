package import UntangleSourceFiles

/// All that one file says, as plain values; knows no other file.
package struct FileFacts: Hashable, Sendable {
  /// As users see it.
  package var path: String
  package var origin: FileOrigin
  /// What type parameters and associated types are called: each stands for any type.
  package var placeholders: Set<String> = []
  /// In source order; the same for all lists.
  package var types: [TypeDeclaration] = []
  package var typeAliases: [TypeAlias] = []
  package var variables: [Variable] = []
  package var functions: [FunctionSignature] = []
  /// The names of functions that are not among those: they return nothing that tells.
  package var silentFunctions: [String] = []
  /// Only bodies that touch a variable or call an own function.
  package var bodies: [Body] = []
  package var outsideWrites: [OutsideWrite] = []
  /// Writes to bare names by bodies that are not kept; each name once for each type, the value unknown.
  /// What they name may be a variable of another file.
  package var bareWrites: [OutsideWrite] = []
  package var outsideCalls: [OutsideCall] = []
  package var outsideBodies: [OutsideBody] = []
  package var switches: [SwitchFact] = []
  package var caseSets: [CaseSet] = []
  package var caseChains: [ConditionChain] = []
  package var literalTests: [LiteralTest] = []
  package var allCases: [AllCases] = []
  /// Empty unless every use is asked for.
  package var caseUses: [CaseUse] = []
  package var drivingBodies: [DrivingBody] = []
  package var pairedOutcomes: [PairedOutcome] = []
  /// Only where the detail asks for them.
  package var selectingParameters: [SelectingParameter] = []
  /// Only where the detail asks for them.
  package var payloadPatterns: [PayloadPattern] = []
  package var keyUses: [KeyUse] = []
  package var namedTexts: [NamedText] = []
  package var keyProperties: [KeyProperty] = []
  /// Properties that are computed anew and may give another object each time: not those of plain types.
  package var computedProperties: [MemberName] = []
  package var flagGaps: [FlagGap] = []
  package var numberUses: [NumberUse] = []
  package var fallthroughs: [EmptyFallthrough] = []
  package var quotedTexts = QuotedTexts()
  package var madeInstances = MadeInstances()
  package var suppressions: [Suppression] = []
  /// Syntax errors and the like.
  package var problems: [Problem] = []
  package var lineCount: Int = 0

  package init(path: String, origin: FileOrigin) {
    self.path = path
    self.origin = origin
  }

  /// Gives all of it away: what two hold is copied with the first change.
  package mutating func handOver() -> FileFacts {
    var handedOver = FileFacts(path: "", origin: origin)
    swap(&self, &handedOver)
    return handedOver
  }
}
