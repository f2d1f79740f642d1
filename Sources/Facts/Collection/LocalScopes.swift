import SwiftSyntax
import UntangleSourceFiles

/// The locals in sight at one point of the walk, innermost last.
struct LocalScopes {
  struct Local {
    enum Role {
      case value
      /// A nested function, or a constant that holds a closure.
      case code
    }

    enum Life {
      /// It is given one value, and keeps it.
      case constant
      case unknown
    }

    /// Unique in its body: `done`, then `done#2` for one that shadows it.
    var uniqueName: String
    var shape: AccessPath
    /// Its place among the parameters of the function around it; nil for other locals.
    var parameter: Int?
    /// Of the elements of a tuple; empty for others and where none has one.
    var labels: [String] = []
    /// Of a constant text; nil for others.
    var constant: LocatedText?
    /// What a constant is set to, where that may make a text; nil for others.
    var source: ExprSyntax?
    var role = Role.value
    /// Whether it names one value all its life.
    var isFixed = true
    var life = Life.unknown
    /// What reading it says; nil before somebody asks.
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

  /// A local with its name and the local that it shadows, by place; -1 where it shadows none.
  struct Declared {
    var name: NameID
    var local: Local
    fileprivate var shadowed: Int32
  }

  /// What is known of one name: names are asked for far more often than they are declared.
  private struct Use {
    /// Where its innermost local stands among those declared; -1 where it names none.
    var innermost: Int32 = -1
    /// How many locals of the body had the name so far.
    var count: Int32 = 0
  }

  private var declared: [Declared] = []
  /// How many locals were declared before each open scope.
  private var scopeStarts: [Int] = []
  /// By name; those that no local ever had may be beyond its end.
  private var uses: [Use] = []
  /// The names with a count.
  private var usedNames: [NameID] = []

  /// How many scopes are open; 0 between declarations.
  var depth: Int { scopeStarts.count }

  mutating func open() { scopeStarts.append(declared.count) }

  mutating func close() {
    guard let start = scopeStarts.popLast() else { return }
    while declared.count > start { leaveLast() }
  }

  /// Closes the innermost scope and hands out what it declared, to be brought back later.
  mutating func closeKeeping() -> [Declared] {
    guard let start = scopeStarts.last else { return [] }
    let kept = Array(declared[start...])
    close()
    return kept
  }

  /// Declares again what `closeKeeping` handed out, in the scope that is innermost now.
  mutating func bringBack(_ kept: [Declared]) {
    for known in kept { enter(known.name, known.local) }
  }

  private mutating func leaveLast() {
    let last = declared.removeLast()
    uses[last.name.index].innermost = last.shadowed
  }

  /// Forgets which names were used, at the start of a body of its own.
  mutating func startBody() {
    for name in usedNames { uses[name.index].count = 0 }
    usedNames.removeAll(keepingCapacity: true)
  }

  /// The unique name of the next local of that name.
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

  /// Gives its unique name. Overloads in one scope share one: which of them is called cannot be told.
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

  /// The local of that name that was in sight before another one was declared, and its place.
  func local(_ name: NameID, before horizon: Int) -> (local: Local, place: Int)? {
    guard var place = place(of: name) else { return nil }
    while place >= horizon {
      place = Int(declared[place].shadowed)
      if place < 0 { return nil }
    }
    return (declared[place].local, place)
  }

  func contains(_ name: NameID) -> Bool { place(of: name) != nil }

  /// Asked of every name: the rest of the local is left where it lies.
  func shape(of name: NameID) -> AccessPath? {
    place(of: name).map { declared[$0].local.shape }
  }

  /// What reading a name says; nil where no local has it.
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
