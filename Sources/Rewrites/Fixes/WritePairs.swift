import SwiftSyntax
import UntangleFindings

/// The writes to a flag and to the variable that determines it, each next to a write of the other.
///
/// Without code between the two, no code can observe a difference. Code in between might read the flag, as a
/// check for "the first time" does.
struct WritePairs {
  private(set) var ofFlag: [VariableWrite] = []
  private var ofOther: [VariableWrite] = []
  private let value: Fix.DerivedValue

  init(
    _ value: Fix.DerivedValue, _ declaration: VariableDeclSyntax, in tree: SourceFileSyntax
  ) throws(FixRefusal) {
    self.value = value
    for token in tree.tokens(viewMode: .sourceAccurate) where !token.isDeclared(beside: declaration) {
      switch token.tokenKind {
      case .identifier(value.flag): try note(token, in: \.ofFlag)
      case .identifier(value.variable): try note(token, in: \.ofOther)
      case .identifier(let name), .dollarIdentifier(let name):
        guard !isStorage(name) else { throw FixRefusal("'\(name)' is used") }
      default: continue
      }
    }
    for write in ofFlag { try check(write, beside: ofOther, named: value.flag) }
    for write in ofOther { try check(write, beside: ofFlag, named: value.variable) }
  }

  /// Whether the name is the storage or projection that a property wrapper makes of one of the names.
  private func isStorage(_ name: String) -> Bool {
    [value.flag, value.variable].contains { name == "$\($0)" || name == "_\($0)" }
  }

  private mutating func note(
    _ token: TokenSyntax, in list: WritableKeyPath<Self, [VariableWrite]>
  ) throws(FixRefusal) {
    switch try VariableUse(token) {
    case .write(let write): self[keyPath: list].append(write)
    case .read:
      guard token.text != value.flag || !token.isWithinInitializer else {
        throw FixRefusal("an initialiser asks for '\(token.text)'")
      }
    }
  }

  /// Checks that exactly one write of the other variable is adjacent, and that both values agree.
  private func check(
    _ write: VariableWrite, beside others: [VariableWrite], named name: String
  ) throws(FixRefusal) {
    let neighbours = others.filter { $0.item.isBeside(write.item) }
    guard neighbours.count == 1, let neighbour = neighbours.first else {
      throw FixRefusal("'\(value.flag)' and '\(value.variable)' are not always set one after the other")
    }
    let isFlag = name == value.flag
    guard agree(flag: isFlag ? write : neighbour, other: isFlag ? neighbour : write) else {
      throw FixRefusal("'\(value.flag)' is set to something else than '\(value.variable)' says")
    }
  }

  private func agree(flag: VariableWrite, other: VariableWrite) -> Bool {
    let (flagText, otherText) = (flag.value.trimmedDescription, other.value.trimmedDescription)
    switch value.comparison {
    case .isTrue:
      let isCopied = flagText == value.variable && other.item.position < flag.item.position
      return isCopied || ["true true", "false false"].contains("\(flagText) \(otherText)")
    case .isFalse: return ["true false", "false true"].contains("\(flagText) \(otherText)")
    case .isCase(let name):
      guard let written = other.value.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
        return false
      }
      return flagText == String(written == name.asMember || written == name)
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is adjacent in the same list of statements.
  fileprivate func isBeside(_ other: CodeBlockItemSyntax) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self),
      list.id == other.parent?.id,
      let place = list.firstIndex(where: { $0.id == id }),
      let otherPlace = list.firstIndex(where: { $0.id == other.id })
    else { return false }
    return abs(list.distance(from: place, to: otherPlace)) == 1
  }
}

extension TokenSyntax {
  /// Whether it is the declared name of a property of the same type.
  fileprivate func isDeclared(beside declaration: VariableDeclSyntax) -> Bool {
    guard let pattern = parent?.as(IdentifierPatternSyntax.self),
      let owner = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return owner.parent?.parent?.id == declaration.parent?.parent?.id && owner.parent?.parent != nil
  }

  fileprivate var isWithinInitializer: Bool {
    var node = parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
