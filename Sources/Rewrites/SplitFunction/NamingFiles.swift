package import UntangleFindings
package import UntangleProjectModel
package import UntangleSourceFiles

/// All texts of a project, and those that have a name in them, parsed: for a fix that must see every mention of it.
///
/// Parsing recurses deeply: use a thread with a stack of at least 64 MiB.
package struct NamingFiles {
  /// Whether other files may have the name, too.
  package enum View: Sendable { case whole, part }

  struct File {
    let path: String
    let file: FixableFile
  }

  /// How many files may have the name; a common word stands in more.
  static let most = 200

  let name: String
  let files: [File]
  let project: Project
  private let texts: [FileText]

  package init(
    naming name: String, in texts: [FileText], _ view: View, of project: Project
  ) throws(FixRefusal) {
    guard view == .whole else { throw FixRefusal("not all files of the project were read") }
    let naming = texts.filter { $0.mentions(name) }
    guard naming.count <= Self.most else { throw FixRefusal("more than \(Self.most) files name '\(name)'") }
    self.name = name
    self.texts = texts
    self.project = project
    files = naming.map { File(path: $0.path, file: FixableFile($0.bytes)) }
    for file in files where !file.file.parses {
      throw FixRefusal("'\(file.path)' names '\(name)' and has syntax errors")
    }
  }

  /// The edits for a change at a location, by path.
  package func edits(
    for change: Fix.Change, at location: Location
  ) throws(FixRefusal) -> [String: [SourceEdit]] {
    guard let home = files.first(where: { $0.path == location.path }) else {
      throw FixRefusal("the source is not what was analysed")
    }
    switch change {
    case .divideFunction:
      return try DividedFunction(home.file.token(at: location.span), in: home, of: self).edits()
    case .dropSharedFlag(let name):
      return try SharedFlag(home.file.token(at: location.span), named: name, in: home, of: self).edits()
    case .nameRest, .computeFlag, .dropFlag, .writeSwitch, .bindPayload, .labelPayload, .joinLabels,
      .declareQuestion, .askProperty, .dropRules:
      return [home.path: try home.file.edits(for: change, at: location.span)]
    }
  }

  /// Whether a name stands in no text, not even in a comment.
  func isFree(_ name: String) -> Bool { !texts.contains { $0.mentions(name) } }
}

extension FileText {
  /// Whether the word stands somewhere in the text.
  func mentions(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard let first = letters.first else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var next = 0
      while let start = bytes.firstOffset(of: first, from: next) {
        next = start + 1
        let end = start + letters.count
        guard end <= bytes.count else { return false }
        let isWord =
          (start == 0 || !isOfName(bytes[start - 1])) && (end == bytes.count || !isOfName(bytes[end]))
        if isWord, bytes[start..<end].elementsEqual(letters) { return true }
      }
      return false
    }
  }
}

private func isOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"): true
  default: false
  }
}
