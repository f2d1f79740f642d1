import Testing
import UntangleFacts

struct ParserVersionTests {
  @Test func theParserIsTheOneThatIsPinned() throws {
    let pin = "/swift-syntax\", exact: \"\(parserVersion)\""
    #expect(try Repository.text("Package.swift").contains(pin), "change `parserVersion` along with the pin")
  }
}
