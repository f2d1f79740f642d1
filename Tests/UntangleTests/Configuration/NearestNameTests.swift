import Testing
import UntangleFindings

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("tangeld_state", "tangled_state"), ("tangled-state", "tangled_state"),
    ("TangledState", "tangled_state"), ("tangledstate", "tangled_state"),
    ("enum_defaults", "enum_default"), ("key_tpyo", "key_typo"),
  ])
  func findsTheNameThatWasMeant(_ name: String, _ meant: String) {
    let names = ["key_typo", "tangled_state", "enum_default", "last_case_default"]
    #expect(nearestName(to: name, in: names) == meant)
  }

  @Test(arguments: ["", "xyz", "state", String(repeating: "a", count: 10_000)])
  func isSilentWhereNothingIsNear(_ name: String) {
    #expect(nearestName(to: name, in: ["tangled_state", "a"]) == nil)
  }

  @Test func takesTheFirstOfTheEquallyNear() {
    #expect(nearestName(to: "bat", in: ["rat", "cat"]) == "cat")
    #expect(suggestion(for: "bat", in: ["cat"]) == "; did you mean 'cat'?")
    #expect(suggestion(for: "bat", in: ["dog"]) == "")
  }

  @Test func lessMayDifferWhereTheLimitIsStricter() {
    #expect(nearestName(to: "segueToMakeInvoice", in: ["segueToScanInvoice"], oneIn: 6) == nil)
    #expect(
      nearestName(to: "segueToScanInvoce", in: ["segueToScanInvoice"], oneIn: 6) == "segueToScanInvoice")
  }
}
