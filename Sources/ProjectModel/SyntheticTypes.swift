import UntangleFacts
import UntangleSourceFiles

extension Project {
  /// The synthetic types: for each file, its variables outside of types, with the code that can access them.
  /// The file's functions are the methods, and so are the bodies of the types in the file.
  ///
  /// Writes of other files are writes from outside, which may happen at any time.
  func allSyntheticTypes(
    _ outside: [OutsideFacts], _ callable: CallableNames, _ work: some WorkSharing
  ) -> [ProjectType] {
    let owners = files.indices.filter { files[$0].ownsState }
    guard !owners.isEmpty else { return [] }
    let surroundings = ProjectAccesses(self, outside, callable, owners: owners, work)
    return work.results(count: owners.count) { surroundings.side(of: files[owners[$0]], in: self) }
  }
}

extension ProjectAccesses {
  fileprivate func side(of file: ProjectFile, in project: Project) -> ProjectType {
    let variables = file.variables.filter {
      $0.scope == .global && !namedThroughModules.contains($0.name)
    }
    let first = variables.first { $0.mayHoldState } ?? file.variables[0]
    var side = ProjectType(
      name: file.path.split(separator: "/").last.map(String.init) ?? file.path, kind: .enum,
      location: Location(path: file.path, span: first.span), origin: file.origin,
      declarations: [InFile(path: file.path, fact: file.declaration(at: first.span))], cases: [])
    side.extent = .file
    side.variables = variables.filter { $0.mutability == .variable }.map {
      InFile(path: file.path, fact: $0.onFileSide)
    }
    let bodies = FileBodies(file, side: side, project: project, surroundings: self).all()
    side.bodies = bodies.map { InFile(path: file.path, fact: $0.body) }
    side.openCalls = Set(bodies.flatMap(\.openCalls)).map { Location(path: file.path, span: $0) }.sorted()
    side.outsideWrites = writes.filter { write in
      write.path != file.path && variables.contains { $0.name == write.fact.member && $0.isSharedWithFiles }
    }
    return side
  }
}

extension ProjectFile {
  /// Whether the file declares variables outside of types that may hold state.
  fileprivate var ownsState: Bool {
    origin == .handwritten && variables.contains { $0.scope == .global && $0.mayHoldState }
  }

  fileprivate func declaration(at span: Span) -> TypeDeclaration {
    TypeDeclaration(
      kind: .enum, name: path, span: span,
      extent: Span(line: 1, column: 1, endLine: Int32(max(1, lineCount)), endColumn: 1), access: .internal,
      inherited: [], attributes: [], integrity: problems.isEmpty ? .intact : .broken, cases: [])
  }
}

extension Variable {
  /// Whether other files may write it.
  var isSharedWithFiles: Bool {
    scope == .global && mutability == .variable && !setter.staysInFile
  }

  /// The variable as a member of the synthetic type. An initial value that reads something is evaluated on
  /// first access, and so unknown.
  fileprivate var onFileSide: Variable {
    var result = self
    result.scope = .instance
    var looks = false
    initial?.forEach { value in
      switch value {
      case .variable, .local: looks = true
      default: break
      }
    }
    if looks { result.initial = .unknown }
    return result
  }
}

/// How the rest of the project accesses the variables of files.
struct ProjectAccesses: Sendable {
  /// Writes to shared names from files that do not declare them. Those of global functions come first, by
  /// path and place, then those of types.
  private(set) var writes: [InFile<OutsideWrite>] = []
  /// Names that are written through a module name, as in `App.isReady = true`. Such variables are left out.
  private(set) var namedThroughModules: Set<String> = []
  /// By path, the bodies of the types in the file.
  private(set) var typeBodies: [String: [Body]] = [:]
  private let callable: CallableNames

  private init(_ callable: CallableNames) { self.callable = callable }

  init(
    _ project: Project, _ outside: [OutsideFacts], _ callable: CallableNames, owners: [Int],
    _ work: some WorkSharing
  ) {
    self.init(callable)
    let names = SharedNames(project, owners: owners)
    let (files, types) = (project.files.indices.parts, project.types.indices.parts)
    let parts = work.results(count: files.count + types.count) { part in
      var seen = ProjectAccesses(callable)
      if part < files.count {
        for file in files[part] { seen.takeFile(file, outside[file], names, project) }
      } else {
        for type in types[part - files.count] { seen.takeType(type, names, project) }
      }
      return seen
    }
    for part in parts { add(part) }
  }

  private mutating func add(_ other: ProjectAccesses) {
    writes += other.writes
    namedThroughModules.formUnion(other.namedThroughModules)
    typeBodies.merge(other.typeBodies) { $0 + $1 }
  }

  private mutating func takeFile(
    _ index: Int, _ outside: OutsideFacts, _ names: SharedNames, _ project: Project
  ) {
    guard project.files[index].origin == .handwritten else { return }
    let declared = Set(project.files[index].variables.filter { $0.scope == .global }.map(\.name))
    let free = names.shared.subtracting(declared)
    let path = project.files[index].path
    for body in project.files[index].bodies { take(body, in: path, free, project) }
    for write in outside.bareWrites where free.contains(write.member) {
      add(write, in: path, project)
    }
    for write in outside.writes where names.global.contains(write.member) {
      if case .name(let module) = write.receiver, project.isNoType(module, in: write.enclosingType) {
        namedThroughModules.insert(write.member)
      }
    }
  }

  private mutating func takeType(_ type: Int, _ names: SharedNames, _ project: Project) {
    guard project.types[type].origin == .handwritten else { return }
    for index in project.types[type].bodies.indices {
      let path = project.types[type].bodies[index].path
      if names.owners.contains(path) {
        typeBodies[path, default: []].append(project.types[type].bodies[index].fact)
      }
      take(project.types[type].bodies[index].fact, in: path, names.shared, project)
    }
  }

  /// Whether a call of that name may run code of the project.
  func mayReach(_ name: String, _ project: Project) -> Bool {
    if let type = project.type(named: name) { return project.runsCodeWhenMade(type) }
    return SDK.says(.waits, of: name) || name == "init" || callable.contains(name)
  }

  private mutating func take(_ body: Body, in path: String, _ names: Set<String>, _ project: Project) {
    guard !names.isEmpty else { return }
    for statement in body.statements {
      statement.forEach { inner in
        let written: (name: String, value: LoweredExpression, span: Span)? =
          switch inner {
          case .assign(.variable(let name), let value, let span): (name, value, span)
          case .havoc(.variable(let name), let span), .invoke(.variable(let name), _, let span):
            (name, .unknown, span)
          default: nil
          }
        if let written, names.contains(written.name) {
          let write = OutsideWrite(
            form: .write, receiver: .unknown, member: written.name, value: written.value,
            span: written.span, enclosingType: body.enclosingType, enclosingFunction: body.name)
          add(write, in: path, project)
        }
      }
    }
  }

  /// Adds a write, unless an enclosing type has a member of that name.
  private mutating func add(_ write: OutsideWrite, in path: String, _ project: Project) {
    guard project.owner(of: write.member, from: write.enclosingType) != .member else { return }
    var seen = write
    // Any known receiver, since the variable is known.
    seen.receiver = .instance
    writes.append(InFile(path: path, fact: seen))
  }
}

/// The names of the variables outside of types.
private struct SharedNames: Sendable {
  /// The paths of the files with variables outside of types that may hold state.
  let owners: Set<String>
  let global: Set<String>
  /// Those that other files may write.
  let shared: Set<String>

  init(_ project: Project, owners: [Int]) {
    self.owners = Set(owners.map { project.files[$0].path })
    let variables = owners.flatMap { project.files[$0].variables }
    global = Set(variables.filter { $0.scope == .global }.map(\.name))
    shared = Set(variables.filter(\.isSharedWithFiles).map(\.name))
  }
}

/// The meaning of an unqualified name inside a type.
enum NameOwner { case member, file, either }

extension Project {
  /// Resolves an unqualified name. `enclosing` is nil at file scope.
  func owner(of name: String, from enclosing: String?) -> NameOwner {
    guard let enclosing else { return .file }
    var isDoubtful = false
    for scope in index.scopes(around: enclosing) {
      for type in lineage(of: scope) {
        if members.property(name, in: type) != nil { return .member }
        if isForeign(type) { isDoubtful = true }
      }
    }
    return isDoubtful ? .either : .file
  }

  /// Whether a type may have members that are not in the sources.
  private func isForeign(_ name: String) -> Bool {
    !SDK.says(.noProperty, of: name) && (type(named: name).map { $0.kind == .extension } ?? true)
  }

  /// Whether making an instance runs code other than constant default values.
  fileprivate func runsCodeWhenMade(_ type: ProjectType) -> Bool {
    lineage(of: type.name).contains { members.function("init", in: $0) != nil }
      || type.bodies.contains { $0.fact.kind == .initialValue }
  }

  func isNoType(_ name: String, in enclosing: String?) -> Bool {
    index.type(named: name, in: enclosing) == nil
  }
}
