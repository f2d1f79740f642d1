import Testing
import UntangleFacts

/// What calls of initialisers give, by label: what is overlooked here would be called impossible.
@Suite struct MadeInstanceTests {
  private static let given: [(code: String, given: ConstructorCalls.Given)] = [
    ("Draft(isSent: true)", .yes),
    ("Draft( isSent : false )", .no),
    ("Draft(title: \"a\", isSent: nil)", .nothing),
    ("Draft(title: \"a, (b)\", isSent: isSent)", .anything),
    ("Draft(title: \"\\(first(of: \"x\")) and more)\", isSent: true)", .yes),
    ("Draft(make(1, 2), isSent: true)", .yes),
    ("Draft(title: title, // as in the list :)\n  isSent: true)", .yes),
    ("Draft(title: title, /* :) */ isSent: true)", .yes),
    ("Draft(list: [1, 2], map: { $0 }, isSent: !isSent)", .anything),
    ("Draft.init(isSent: true)", .yes),
    ("Mail.Draft(isSent: true)", .yes),
    ("Mail.Draft.init(isSent: true)", .yes),
    (".init(isSent: true)", .yes),
    ("make(.init(isSent: true))", .yes),
    ("Draft<Int>(isSent: true)", .yes),
    ("Draft<[Int: List<Int>]>(isSent: true)", .yes),
    ("`Draft`(isSent: true)", .yes),
    ("Draft (isSent: true)", .yes),
    ("Draft/* of a letter */(isSent: true)", .yes),
    ("(Draft)(isSent: true)", .yes),
    ("Draft<() -> Void>(isSent: true)", .yes),
    ("Draft<[Int: (String) -> Void]>(isSent: true)", .yes),
    ("Draft(`isSent`: true)", .yes),
    ("Draft(title: t(\"\\\"\"), isSent: true)", .yes),
    ("Draft(title: t(\")\\\")(\"), isSent: true)", .yes),
    ("Draft(title: t(\"\\(\"a)(\")\"), isSent: true)", .yes),
    ("[Draft(isSent: true), Draft(isSent: false)]", [.yes, .no]),
    ("Draft(inner: Draft(isSent: true))", .yes),
    ("Other(isSent: true)", []),
    ("draft(isSent: true)", []),
    ("Draft(wasSent: true)", []),
    ("Draft(inner: Other(isSent: true))", []),
  ]

  @Test(arguments: given)
  func isGiven(code: String, given: ConstructorCalls.Given) {
    let ledger = ConstructorCalls.Ledger([made(in: code)])
    #expect(ledger.given(to: "isSent", by: ["Draft"]) == given)
  }

  @Test(arguments: [
    ("names.map(Draft.init)", true),
    ("let make = Mail.Draft.init\n", true),
    ("Draft(isSent: true)", false),
    ("Draft.init(isSent: true)", false),
    ("Draft.initial", false),
    ("let make = Draft.init(title:isSent:)", true),
    ("let make = Draft.init(title : isSent :)", true),
    ("let make = Draft . init\n", true),
    ("Draft(title: t(#\"\"\"#), isSent: true)", true),
    ("Draft(title: \"\"\"\n ) \" (\n \"\"\", isSent: true)", true),
    ("names.map(Other.init)", false),
    ("Draft(" + String(repeating: "[0], ", count: 2_000) + "isSent: true)", true),
  ])
  func isHandedOut(code: String, isHandedOut: Bool) {
    #expect(ConstructorCalls.Ledger([made(in: code)]).isHandedOut(["Draft"]) == isHandedOut)
  }

  /// A file of nested calls is read in steps that grow with its length.
  @Test func deepCallsEnd() {
    let deep = String(repeating: "Draft(a: ", count: 2_000) + String(repeating: ")", count: 2_000)
    #expect(ConstructorCalls.Ledger([made(in: deep)]).isHandedOut(["Draft"]))
  }

  private func made(in code: String) -> ConstructorCalls {
    Array(code.utf8).withUnsafeBufferPointer { collectFacts(path: "A.swift", bytes: $0) }.madeInstances
  }
}
