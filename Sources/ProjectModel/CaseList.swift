package import UntangleFacts
package import UntangleSourceFiles

/// A hand-written `allCases` of an enum of the project.
package struct CaseList: Sendable {
  package struct Missing: Sendable, Hashable {
    package var name: String
    package var location: Location
  }

  package var enumName: String
  /// Cases that could be listed wherever the enum exists, and are not. In order of declaration.
  package var missing: [Missing]
  package var location: Location
  package var origin: FileOrigin
}

extension Project {
  /// Handwritten `allCases`, sorted by place. Leaves out lists with anything but cases of their enum.
  package func handwrittenCaseLists() -> [CaseList] {
    // By index: a file's facts are large, and a loop over the values copies each.
    files.indices.flatMap { file in
      files[file].allCases.compactMap { caseList($0, path: files[file].path, files[file].origin) }
    }
    .sorted { $0.location < $1.location }
  }

  private func caseList(_ fact: AllCases, path: String, _ origin: FileOrigin) -> CaseList? {
    guard let type = type(named: fact.type), type.kind == .enum, type.integrity == .intact,
      let declaration = type.declarations.first(where: { $0.fact.kind == .enum })
    else { return nil }
    let names = Set(type.cases.map(\.name))
    guard fact.members.allSatisfy(names.contains) else { return nil }
    let listed = Set(fact.members)
    let missing = type.cases.filter {
      !listed.contains($0.name) && $0.presence == .everywhere && $0.payload.isEmpty
    }
    return CaseList(
      enumName: type.name,
      missing: missing.map {
        CaseList.Missing(
          name: $0.name, location: Location(path: declaration.path, span: $0.span))
      }, location: Location(path: path, span: fact.span), origin: origin)
  }
}
