import Testing

@testable import UntangleReports

/// What a product leaves alone is said.
@Suite struct ProductSuggestionTests {
  @Test(arguments: [
    (["isOpen", "error", "isWide", "isHigh"], "; 'isWide' and 'isHigh' stay as they are"),
    (["isOpen", "error", "isWide"], "; 'isWide' stays as it is"),
    (["isOpen", "error"], ""),
  ])
  func whatHasNoPartStays(_ variables: [String], _ rest: String) {
    let place = ReportSamples.location("Shelf.swift", 1, 1)
    var product = SuggestionReport.Entry(
      type: "Shelf", location: place, answer: .product, variables: variables)
    #expect(product.answerText == "its parts, each on its own")
    product.parts = [
      SuggestionReport.Entry(
        type: "Shelf", location: place, answer: .payloads, variables: ["isOpen", "error"])
    ]
    #expect(product.answerText == "its parts, each on its own\(rest)")
  }
}
