/// The host and path of a remote repository, without credentials.
///
/// `https://token@github.com/owner/name.git`, `git@github.com:owner/name.git` and
/// `ssh://git@github.com:22/owner/name` are all `github.com` and `owner/name`.
package struct RemoteAddress: Hashable, Sendable {
  /// In lower case.
  package var host: String
  /// Without surrounding slashes and without `.git`.
  package var path: String

  /// nil for files and for invalid addresses.
  package init?(_ written: String) {
    var rest = written[...]
    if let scheme = written.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git"].contains(written[..<scheme.lowerBound].lowercased()) else {
        return nil
      }
      rest = written[scheme.upperBound...]
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      self.init(authority: rest[..<slash], path: rest[slash...])
    } else {
      // `C:\name` and `./a:b` are files.
      guard let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/"), rest[..<colon].count > 1
      else {
        return nil
      }
      self.init(authority: rest[..<colon], path: rest[rest.index(after: colon)...])
    }
  }

  private init?(authority: Substring, path: Substring) {
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    let host = place.split(separator: ":", omittingEmptySubsequences: false).first ?? place
    var path = path.split { "?#".contains($0) }.first ?? path
    while path.hasPrefix("/") { path = path.dropFirst() }
    while path.hasSuffix("/") { path = path.dropLast() }
    if path.hasSuffix(".git") { path = path.dropLast(4) }
    let isName = host.utf8.allSatisfy { byte in
      Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard !host.isEmpty, isName, !path.isEmpty else { return nil }
    self.host = host.lowercased()
    self.path = String(path)
  }

  /// The last part of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
