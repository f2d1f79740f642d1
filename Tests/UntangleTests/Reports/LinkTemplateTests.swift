import Testing
import UntangleReports
import UntangleSourceFiles

struct LinkTemplateTests {
  @Test func placesBecomeAddresses() {
    let template = LinkTemplate("https://example.org/blob/main/{path}#L{line}C{column}", root: "/work/app")
    func address(_ path: String) -> String? { template.address(of: ReportSamples.location(path, 12, 7)) }
    #expect(address("Sources/A.swift") == "https://example.org/blob/main/Sources/A.swift#L12C7")
    #expect(
      address("a b/ü#?{line}.swift")
        == "https://example.org/blob/main/a%20b/%C3%BC%23%3F%7Bline%7D.swift#L12C7")
    #expect(address("/work/app/A.swift") == "https://example.org/blob/main/A.swift#L12C7")
    #expect(address("/elsewhere/A.swift") == nil)
    #expect(address("<stdin>") == nil)
  }

  @Test(arguments: [
    ("https://git.example.org/{path}", nil), ("vscode://file/w/{path}:{line}", nil),
    ("xed://open?file=/w/{path}&line={line}", nil), ("javascript:alert({line})//{path}", "must begin with"),
    ("data:text/html,{path}", "must begin with"), ("file:///{path}", "must begin with"),
    ("{path}", "must begin with"), ("https://x/{path}\" onclick=\"", "must be an address"),
    ("https://x/ü/{path}", "must be an address"), ("https://x/{line}", "must have {path}"),
    ("https://x/{path}/{row}", "has braces"), ("", "must begin with"),
  ])
  func onlyAddressesAreTemplates(text: String, flaw: String?) {
    do throws(LinkTemplate.Flaw) {
      #expect(try LinkTemplate(checking: text).text == text)
      #expect(flaw == nil)
    } catch {
      #expect(flaw.map { error.message.contains($0) } == true, "\(error.message)")
    }
  }
}
