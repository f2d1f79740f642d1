import UntangleFacts

/// The project's functions that pass a parameter on as a key.
struct KeyFunctions {
  struct Function {
    /// The full name of the type that declares it; nil at file scope.
    var owner: String?
    var path: String
    var signature: EnclosingFunction
    /// The index of the parameter that is the key.
    var parameter: Int
    /// The text of the key, in terms of the parameter.
    var text: KeyText
    var kind: KeyKind
    var target: KeyTarget
    var accesses: Set<KeyAccess>
    /// The types of the values that it reads and writes, with nil for an unknown one.
    var valueTypes: Set<String?>
    var fallback: String?
  }

  /// By base name.
  private var byName: [String: [Function]] = [:]

  init(_ project: Project) {
    for index in project.files.indices {
      let path = project.files[index].path
      // By index, here and elsewhere: a use is large, and a loop over the values copies each.
      for place in project.files[index].keyUses.indices
      where project.files[index].keyUses[place].text.mentionsParameter {
        let use = project.files[index].keyUses[place]
        guard let signature = use.enclosingMember?.function, let purpose = project.sdkPurpose(of: use) else {
          continue
        }
        for parameter in signature.labels.indices {
          guard let type = use.text.type(ofParameter: parameter), use.accepts(type) else { continue }
          add(
            Function(
              owner: use.enclosingType.map { project.fullName($0, in: nil) }, path: path,
              signature: signature, parameter: parameter, text: use.text, kind: purpose.kind,
              target: use.target, accesses: [purpose.access],
              valueTypes: purpose.access.isOfValue ? [project.valueType(of: use)] : [],
              fallback: use.fallback.flatMap { signature.parameters.contains($0) ? nil : $0 }))
        }
      }
    }
  }

  /// Adds a function. One that reads and writes the same key is joined to one entry.
  private mutating func add(_ function: Function) {
    let name = function.signature.name
    let twin = byName[name]?.firstIndex { $0.isSame(as: function) }
    guard let twin else { return byName[name, default: []].append(function) }
    byName[name]?[twin].accesses.formUnion(function.accesses)
    byName[name]?[twin].valueTypes.formUnion(function.valueTypes)
    if byName[name]?[twin].fallback == nil { byName[name]?[twin].fallback = function.fallback }
  }

  /// The functions that a call may refer to, the most likely first.
  func candidates(for call: OwnCall, in project: Project) -> [Function] {
    guard let known = byName[call.callee] else { return [] }
    let fitting = known.filter { $0.parameter(of: call) == $0.parameter }
    guard !fitting.isEmpty else { return [] }
    return owners(of: call, in: project).flatMap { owner in fitting.filter { $0.owner == owner } }
  }

  /// The types whose functions a call may refer to, nearest first; nil stands for file scope. Empty where the
  /// receiver's type is unknown, since any type may have a function of that name.
  private func owners(of call: OwnCall, in project: Project) -> [String?] {
    if call.receiver == .instance || call.receiver == .metatype {
      return project.index.scopes(around: call.enclosingType)
        .flatMap { project.lineage(of: project.fullName($0, in: nil)) }.map(Optional.some) + [nil]
    }
    if let owner = project.owner(of: call.receiver, in: call.enclosingType) {
      return project.lineage(of: owner).map(Optional.some)
    }
    let name = call.receiver.lastName?.lowercased()
    return name?.hasSuffix("defaults") ?? false ? ["UserDefaults"] : []
  }
}

extension KeyFunctions.Function {
  func isSame(as other: Self) -> Bool {
    owner == other.owner && signature == other.signature && parameter == other.parameter
      && text == other.text && kind == other.kind && target == other.target
  }

  /// nil where the uses have different or unknown types; the call then tells the type.
  var valueType: String? { valueTypes.count == 1 ? valueTypes.first ?? nil : nil }

  /// The access of one call to its key. Only a subscript can tell reading from writing.
  func access(by use: KeyUse) -> KeyAccess {
    accesses.contains(use.access) ? use.access : KeyAccess(of: accesses)
  }

  /// The index of the parameter that receives the call's key; nil where the labels do not fit.
  fileprivate func parameter(of call: OwnCall) -> Int? {
    var next = 0
    var found: Int?
    for (place, label) in call.labels.enumerated() {
      guard let index = signature.labels[next...].firstIndex(of: label) else { return nil }
      if place == call.argument { found = index }
      next = index + 1
    }
    return found
  }
}

extension KeyAccess {
  /// Whether a value is read or written.
  fileprivate var isOfValue: Bool {
    switch self {
    case .read, .write, .register, .use: true
    case .remove, .define, .observe, .post: false
    }
  }

  /// Write and remove together are a write, since the value decides between them. Any other mixture is a use.
  init(of accesses: Set<KeyAccess>) {
    self =
      switch accesses {
      case [.write, .remove]: .write
      case let mixed where mixed.count == 1: mixed.first ?? .use
      default: .use
      }
  }
}

extension KeyUse {
  /// Whether a parameter of that type may be a key. Where a name type such as `Notification.Name` is
  /// required, only that type fits.
  fileprivate func accepts(_ type: WrittenType) -> Bool {
    guard receiver == .name else { return true }
    guard case .named(let name) = type.unwrapped else { return false }
    return kind.nameTypes.contains(NamedTextTable.usualName(ofType: name))
  }
}
