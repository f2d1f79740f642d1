/// The targets of a `project.pbxproj`, with their files.
package struct XcodeProject: Hashable, Sendable {
  package enum Product: Hashable, Sendable {
    /// Unit tests or UI tests.
    case tests
    case other
  }

  package struct Target: Hashable, Sendable {
    package var name: String
    package var product: Product
    /// Synchronised folders, whose contents are in the target. Relative to the folder of the project.
    package var folders: [String]
    /// Swift files that are listed individually, including ones from synchronised folders of other targets.
    /// Relative to the folder of the project.
    package var files: [String]
  }

  /// In the order of the project file.
  package var targets: [Target] = []

  /// nil where the text is no project in the OpenStep format.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let root = PropertyList(bytes), let objects = root["objects"],
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    let paths = ProjectPaths(of: project, objects)
    for id in project["targets"]?.texts ?? [] {
      guard let target = objects[id], let name = target["name"]?.text else { continue }
      targets.append(
        Target(
          name: name, product: Product(target["productType"]?.text ?? ""),
          folders: (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] },
          files: (sourceFiles(of: target, objects).compactMap { paths[$0] } + paths.additions(to: id, objects))
            .filter { $0.hasSuffix(".swift") }))
    }
  }
}

extension XcodeProject.Product {
  fileprivate init(_ type: String) {
    switch type {
    case "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing": self = .tests
    default: self = .other
    }
  }
}

/// The identifiers of the files that a target compiles.
private func sourceFiles(of target: PropertyList, _ objects: PropertyList) -> [String] {
  let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
  return phases.filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
    .flatMap { $0["files"]?.texts ?? [] }
    .compactMap { objects[$0]?["fileRef"]?.text }
}

/// The paths of the files and folders of a project, by identifier.
private struct ProjectPaths {
  private var paths: [String: String] = [:]

  /// A group's path is relative to its parent group.
  init(of project: PropertyList, _ objects: PropertyList) {
    let root = project["projectDirPath"]?.text ?? ""
    var waiting = [(id: project["mainGroup"]?.text ?? "", folder: root)]
    while let (id, folder) = waiting.popLast() {
      // Each group is visited once, which ends cycles.
      guard paths[id] == nil, let object = objects[id],
        let path = path(of: object, in: folder, root: root)
      else { continue }
      paths[id] = path
      waiting += (object["children"]?.texts ?? []).map { ($0, path) }
    }
  }

  subscript(id: String) -> String? { paths[id] }

  /// The files in synchronised folders of other targets that belong to this target too.
  ///
  /// For the folder's own target, the same list holds exclusions. They are ignored: an excluded file still
  /// counts as part of the folder.
  func additions(to target: String, _ objects: PropertyList) -> [String] {
    let own = Set(objects[target]?["fileSystemSynchronizedGroups"]?.texts ?? [])
    return paths.filter { !own.contains($0.key) }.flatMap { id, folder in
      (objects[id]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.text == target }
        .flatMap { ($0["membershipExceptions"]?.texts ?? []).map { joined(folder, $0) } }
    }.sorted()
  }
}

/// nil for paths relative to build products or the SDK.
private func path(of object: PropertyList, in folder: String, root: String) -> String? {
  let own = object["path"]?.text ?? ""
  switch object["sourceTree"]?.text ?? "<group>" {
  case "<group>": return joined(folder, own)
  case "SOURCE_ROOT": return joined(root, own)
  case "<absolute>": return own
  default: return nil
  }
}

private func joined(_ folder: String, _ path: String) -> String {
  folder.isEmpty || path.isEmpty ? folder + path : "\(folder)/\(path)"
}
