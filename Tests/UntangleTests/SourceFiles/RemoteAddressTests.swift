import Testing
import UntangleSourceFiles

struct RemoteAddressTests {
  @Test(arguments: [
    "https://github.com/owner/name.git", "https://user:secret@github.com/owner/name",
    "git@github.com:owner/name.git",
    "ssh://git@github.com:22/owner/name.git/", "git://GitHub.com/owner/name",
    "https://token@github.com:443/owner/name?x#y",
  ])
  func aRemoteIsAHostAndAPath(text: String) throws {
    let address = try #require(RemoteAddress(text))
    #expect(address.host == "github.com")
    #expect(address.path == "owner/name")
    #expect(address.name == "name")
  }

  @Test(arguments: [
    "", "/srv/git/name.git", "../name", "file:///srv/name", "C:\\name", "https://github.com", "https:///x",
    "javascript://github.com/x", "https://git hub.com/x",
  ])
  func filesAndOtherTextsAreNoAddress(text: String) {
    #expect(RemoteAddress(text) == nil)
  }
}
