import SwiftSyntax
import UntangleSourceFiles

/// The locals in scope at the current node, innermost last.
struct LocalScopes {
  struct Local {
    enum Role {
      case value
      /// A nested function, or a constant that holds a closure.
      case code
    }

    enum Life {
      /// It is assigned exactly once.
      case constant
      case unknown
    }

    /// Unique in its body: `done`, then `done#2` for one that shadows it.
    var uniqueName: String
    var shape: AccessPath
    /// Its index among the parameters of the enclosing function; nil for other locals.
    var parameter: Int?
    /// The labels of a tuple's elements; empty for other values and for tuples without labels.
    var labels: [String] = []
    /// The text of a constant that is a string literal; nil for others.
    var constant: LocatedText?
    /// The initial value of a constant, where it may combine texts; nil for others.
    var source: ExprSyntax?
    var role = Role.value
    /// Whether it stands for a single value during its lifetime.
    var isFixed = true
    var life = Life.unknown
    /// The lowered expression of a read; nil until the first read.
    fileprivate var value: LoweredExpression?

    init(
      uniqueName: String, shape: AccessPath, parameter: Int? = nil, labels: [String] = [],
      constant: LocatedText? = nil, source: ExprSyntax? = nil, role: Role = .value, isFixed: Bool = true,
      life: Life = .unknown
    ) {
      self.isFixed = isFixed
      self.life = life
      self.uniqueName = uniqueName
      self.shape = shape
      self.parameter = parameter
      self.labels = labels
      self.constant = constant
      self.source = source
      self.role = role
    }
  }

  struct LocatedText {
    var literal: String
    var span: Span
  }

  /// A local with its name and the index of the local that it shadows; -1 without one.
  struct Declared {
    var name: NameID
    var local: Local
    fileprivate var shadowed: Int32
  }

  /// The state of one name. Names are looked up far more often than they are declared.
  private struct Use {
    /// The index of its innermost local in `declared`; -1 without one.
    var innermost: Int32 = -1
    /// The number of locals of this name in the body so far.
    var count: Int32 = 0
  }

  private var declared: [Declared] = []
  /// The number of declared locals at the start of each open scope.
  private var scopeStarts: [Int] = []
  /// Indexed by name; shorter than the name table where the last names have no locals.
  private var uses: [Use] = []
  /// The names whose count is not 0.
  private var usedNames: [NameID] = []

  /// The number of open scopes; 0 between declarations.
  var depth: Int { scopeStarts.count }

  mutating func open() { scopeStarts.append(declared.count) }

  mutating func close() {
    guard let start = scopeStarts.popLast() else { return }
    while declared.count > start { leaveLast() }
  }

  /// Closes the innermost scope and returns its locals for `bringBack`.
  mutating func closeKeeping() -> [Declared] {
    guard let start = scopeStarts.last else { return [] }
    let kept = Array(declared[start...])
    close()
    return kept
  }

  /// Declares the locals from `closeKeeping` again, in the current scope.
  mutating func bringBack(_ kept: [Declared]) {
    for known in kept { enter(known.name, known.local) }
  }

  private mutating func leaveLast() {
    let last = declared.removeLast()
    uses[last.name.index].innermost = last.shadowed
  }

  /// Resets the counts of names at the start of a separate body.
  mutating func startBody() {
    for name in usedNames { uses[name.index].count = 0 }
    usedNames.removeAll(keepingCapacity: true)
  }

  /// The unique name of the next local of this name.
  mutating func reserve(_ name: Name) -> String {
    makeRoom(for: name.id)
    uses[name.id.index].count += 1
    let count = uses[name.id.index].count
    if count == 1 { usedNames.append(name.id) }
    return count == 1 ? name.text : "\(name.text)#\(count)"
  }

  mutating func declare(
    _ name: Name, shape: AccessPath, parameter: Int? = nil, life: Local.Life = .unknown
  ) {
    enter(name.id, Local(uniqueName: reserve(name), shape: shape, parameter: parameter, life: life))
  }

  /// Returns the unique name. Overloads in one scope share it, because calls of them cannot be distinguished.
  mutating func declareFunction(_ name: Name) -> String {
    if let known = place(of: name.id), declared[known].local.role == .code,
      known >= scopeStarts.last ?? 0
    {
      return declared[known].local.uniqueName
    }
    let unique = reserve(name)
    enter(name.id, Local(uniqueName: unique, shape: .unknown, role: .code))
    return unique
  }

  mutating func enter(_ name: NameID, _ local: consuming Local) {
    guard !scopeStarts.isEmpty else { return }
    makeRoom(for: name)
    declared.append(Declared(name: name, local: local, shadowed: uses[name.index].innermost))
    uses[name.index].innermost = Int32(declared.count - 1)
  }

  subscript(name: NameID) -> Local? { place(of: name).map { declared[$0].local } }

  /// The local of that name declared before `horizon`, with its index; nil without one.
  func local(_ name: NameID, before horizon: Int) -> (local: Local, place: Int)? {
    guard var place = place(of: name) else { return nil }
    while place >= horizon {
      place = Int(declared[place].shadowed)
      if place < 0 { return nil }
    }
    return (declared[place].local, place)
  }

  func contains(_ name: NameID) -> Bool { place(of: name) != nil }

  /// Hot: called for every name, so it copies the path alone, not the whole local.
  func shape(of name: NameID) -> AccessPath? {
    place(of: name).map { declared[$0].local.shape }
  }

  /// The lowered expression of a read; nil where no local has the name.
  mutating func value(of name: NameID) -> LoweredExpression? {
    guard let place = place(of: name) else { return nil }
    if let known = declared[place].local.value { return known }
    let made =
      declared[place].local.shape == .instance
      ? LoweredExpression.some : .local(declared[place].local.uniqueName)
    declared[place].local.value = made
    return made
  }

  func uniqueName(of name: NameID) -> String? {
    place(of: name).map { declared[$0].local.uniqueName }
  }

  private func place(of name: NameID) -> Int? {
    guard name.index < uses.count else { return nil }
    let place = Int(uses[name.index].innermost)
    return place < 0 ? nil : place
  }

  private mutating func makeRoom(for name: NameID) {
    guard name.index >= uses.count else { return }
    let missing = name.index + 1 - uses.count
    uses.append(contentsOf: repeatElement(Use(), count: max(missing, uses.count)))
  }
}
