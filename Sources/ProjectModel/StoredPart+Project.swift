package import UntangleFacts

extension Project {
  /// Whether a part of a constant has the same value on every read, since a struct of the project stores it.
  ///
  /// `enclosing` is the type in whose scope the constant is used.
  package func keeps(_ part: StoredPart, in enclosing: String?) -> Bool {
    guard case .named(let name)? = type(of: part.shape, in: enclosing), let owner = type(named: name),
      owner.kind == .struct, owner.declarations.count(where: { $0.fact.kind == .struct }) == 1
    else { return false }
    return members.storesValue(part.member, in: owner.name)
  }
}
