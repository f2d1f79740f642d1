import Testing
import UntangleFacts

/// The table of names of the SDK.
struct SDKTests {
  /// Reading it fails for a word that is no trait, and for a name that stands twice.
  @Test(arguments: SDKTrait.allCases)
  func eachTraitHasNames(trait: SDKTrait) {
    #expect(!SDK.names(trait).isEmpty)
  }

  @Test func namesAreFoundByWhatTheyAre() {
    #expect(SDK.says(.work, of: "Task"))
    #expect(SDK.closureTime(of: "Task") == .later)
    #expect(SDK.closureTime(of: "forEach") == .each)
    #expect(SDK.closureTime(of: "sink") == .repeatedly)
    // No comment.
    #expect(SDK.closureTime(of: "#selector") == .repeatedly)
    #expect(SDK.closureTime(of: "completion") == nil)
    #expect(SDK.says(oneOf: .number, of: "CGFloat"))
    #expect(!SDK.says(oneOf: .number, of: "Float16x"))
    #expect(SDK.table[""] == nil)
  }

  /// A function runs its closure at one time only.
  @Test func timesExcludeEachOther() {
    let names = [SDKTrait.once, .each, .later, .repeatedly].flatMap(SDK.names)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ("UIView", true, true), ("AVPlayer", true, true), ("NSURLSession", true, false), ("UIX", true, false),
    ("Uploader", false, false), ("UI", false, false), ("UIview", false, false), ("XYView", false, false),
    ("", false, false),
  ])
  func frameworksAreToldByTheirLetters(name: String, begins: Bool, isOfFramework: Bool) {
    #expect(SDK.beginsAsInFramework(name) == begins)
    #expect(SDK.isOfFramework(name) == isOfFramework)
  }
}
