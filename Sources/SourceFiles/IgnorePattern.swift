/// A wildcard line of a `.gitignore`, with git's semantics.
struct IgnorePattern: Sendable {
  private let scope: IgnoreLine.Scope
  private let prefix: [UInt8]
  private let program: WildcardProgram

  /// nil where the line can match nothing because its brackets are invalid to git.
  init?(_ line: IgnoreLine, letterCase: LetterCase) {
    let text = Array(line.text)
    // git strips the literal prefix first, and therefore treats the `**` of `a**/b` like a separate
    // component.
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

  /// `path` is relative to the folder of the `.gitignore`; `name` is its last component.
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
