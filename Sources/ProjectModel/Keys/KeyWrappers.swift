import UntangleFacts

/// The project's own functions and property wrappers that hand a parameter on as a key.
struct KeyWrappers {
  private struct Function {
    var owner: String?
    var labels: [String]
    var parameter: Int
    var purpose: KeyPurpose
  }

  private var functions: [String: [Function]] = [:]
  /// By the name of the wrapper type: the property that holds the key, and what it is for.
  private var wrapperTypes: [String: [String: KeyPurpose]] = [:]

  init(_ project: Project) {
    for index in project.files.indices {
      for use in project.files[index].keyUses {
        guard let purpose = project.sdkPurpose(of: use) else { continue }
        note(use, purpose, in: project)
      }
    }
  }

  private mutating func note(_ use: KeyUse, _ purpose: KeyPurpose, in project: Project) {
    switch use.text {
    case .parameter(let index):
      guard let function = use.enclosingFunction else { return }
      let owner = use.enclosingType.map { project.fullName($0, in: nil) }
      functions[function.name, default: []].append(
        Function(owner: owner, labels: function.labels, parameter: index, purpose: purpose))
    case .reference(.name(let property)), .reference(.member(.instance, let property)):
      guard let owner = use.enclosingType, let type = project.type(named: owner),
        type.attributes.contains("propertyWrapper"),
        project.members.property(property, in: type.name) != nil
      else { return }
      // A wrapper that reads and writes its key uses it.
      let known = wrapperTypes[type.simpleName]?[property]
      let isSame = known.map { $0 == purpose } ?? true
      wrapperTypes[type.simpleName, default: [:]][property] =
        isSame ? purpose : KeyPurpose(kind: purpose.kind, access: .use)
    case .literal, .reference, .implicit, .interpolated: return
    }
  }

  /// nil where the call is not certainly one of them.
  func purpose(of call: OwnCall, in project: Project) -> KeyPurpose? {
    guard let candidates = functions[call.callee] else { return nil }
    let fitting = candidates.filter { function in
      function.labels.indices.contains(function.parameter)
        && call.labels[call.argument] == function.labels[function.parameter]
        && Set(call.labels).isSubset(of: Set(function.labels))
    }
    guard !fitting.isEmpty else { return nil }
    let receiver = project.type(of: call.receiver, in: call.enclosingType)
    if case .named(let name)? = receiver?.unwrapped {
      let lineage = project.lineage(of: name)
      return fitting.first { $0.owner.map(lineage.contains) ?? false }?.purpose
    }
    if call.receiver == .instance {
      return fitting.first { $0.owner == nil || $0.owner == call.enclosingType }?.purpose
    }
    // The receiver's type is not known: another type may have a function of that name.
    return nil
  }

  func purpose(ofWrapper name: String, label: String?) -> KeyPurpose? {
    guard let properties = wrapperTypes[name] else { return nil }
    guard let label else { return properties.count == 1 ? properties.values.first : nil }
    return properties[label]
  }
}
