/// The git folder of a checkout: `.git`, or the folder to which a `.git` file points.
struct GitFolder: Sendable {
  /// The folder that all worktrees of a repository share.
  private let common: FilePath

  /// nil where `folder` is not the root of a checkout.
  init?(of folder: FilePath) {
    let entry = folder.appending(Array(".git".utf8))
    guard let status = try? entry.targetStatus() else { return nil }
    guard status.kind == .regular else {
      // git does not accept an empty `.git` either.
      let head = entry.appending(Array("HEAD".utf8))
      guard status.kind == .folder, (try? head.ownStatus()) != nil else { return nil }
      common = entry
      return
    }
    guard let text = contents(of: entry, links: .follow), text.starts(with: Array("gitdir: ".utf8))
    else { return nil }
    let own = FilePath(line(text.dropFirst("gitdir: ".utf8.count)), in: folder)
    let pointer = contents(of: own.appending(Array("commondir".utf8)), links: .follow)
    common = pointer.map { FilePath(line($0[...]), in: own) } ?? own
  }

  var excludeFile: FilePath {
    common.appending(Array("info".utf8)).appending(Array("exclude".utf8))
  }

  /// The setting `core.ignorecase`. git sets it when it creates a repository on a case-insensitive file
  /// system.
  var letterCase: LetterCase {
    let text = contents(of: common.appending(Array("config".utf8)), links: .follow) ?? []
    var section = ""
    for line in text.split(separator: .newline) {
      let words = String(decoding: line.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
      if words.hasPrefix("[") { section = words }
      if section == "[core]", words == "ignorecase=true" { return .folded }
    }
    return .distinguished
  }
}

private func line(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  text.prefix { $0 != .newline && $0 != .carriageReturn }
}
