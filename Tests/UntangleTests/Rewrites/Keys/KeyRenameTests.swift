import Testing
import UntangleRewrites

struct KeyRenameTests {
  @Test(arguments: ["a=b", "a b=c.d", "a=b=c", "ä=ö"]) func twoPlainTextsAreARename(text: String) throws {
    let rename = try #require(KeyRename(text))
    #expect("\(rename.old)=\(rename.new)" == text)
  }

  @Test(arguments: ["", "a", "=", "a=", "=b", "a=a", "a=\"b\"", "a\\n=b", "a=b\n"])
  func othersAreNone(text: String) {
    #expect(KeyRename(text) == nil)
  }
}
