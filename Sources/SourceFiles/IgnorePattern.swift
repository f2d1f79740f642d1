/// A line of a `.gitignore` with wildcards, with git's own reading of it.
struct IgnorePattern: Sendable {
  private let scope: IgnoreLine.Scope
  private let prefix: [UInt8]
  private let program: WildcardProgram

  /// nil where the line can match nothing, as it has brackets that git cannot read.
  init?(_ line: IgnoreLine, letterCase: LetterCase) {
    let text = Array(line.text)
    // git takes the plain beginning off first, and so reads the `**` of `a**/b` as if it stood alone.
    let cut = line.scope == .path ? text.prefix { !isWildcard($0) }.count : 0
    guard let steps = ignoreSteps(Array(text[cut...]), scope: line.scope) else { return nil }
    scope = line.scope
    switch letterCase {
    case .distinguished:
      prefix = Array(text[..<cut])
      program = WildcardProgram(steps)
    case .folded:
      prefix = []
      let start = text[..<cut].map { WildcardStep.byte(ByteSet($0...$0)) }
      program = WildcardProgram((start + steps).map(\.foldingCase))
    }
  }

  /// `path` is relative to the folder of the pattern's file, and `name` is its last part.
  func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>) -> Bool {
    let text = scope == .path ? path : name
    guard text.starts(with: prefix) else { return false }
    switch program.reach(text.dropFirst(prefix.count), span: .wholeText) {
    case .whole: return true
    case .start, .nothing: return false
    }
  }
}

extension WildcardStep {
  fileprivate var foldingCase: WildcardStep {
    switch self {
    case .byte(let set): .byte(set.foldingCase)
    case .character(let set): .character(set.foldingCase)
    case .star, .globstar, .folders: self
    }
  }
}
