import UntangleFacts
import UntangleFindings
import UntangleProjectModel
package import UntangleReports
import UntangleSourceFiles

/// Reads what `caseAddition` needs; `progress` is called as by `analyze`.
package func readEveryUse(
  _ request: AnalysisRequest, progress: @escaping RunStage.Report
) -> Reading {
  var request = request
  request.detail = .everyUse
  return read(request, progress: progress)
}

extension Reading {
  /// The places that a new case `ENUM.CASE` would affect. The sources must have been read with `.everyUse`.
  package func caseAddition(named name: String) throws(TypeChoiceError) -> CaseAdditionReport {
    let (type, caseName) = try newCase(named: name)
    var report = CaseAdditionReport(
      enumName: type.name, caseName: caseName, location: type.location)
    for place in project.places(adding: caseName, to: type) {
      let entry = place.reported
      switch (place.certainty, entry.effect) {
      case (.perhaps, _): report.perhaps.append(entry)
      case (.certain, .silence): report.silent.append(entry)
      case (.certain, .error), (.certain, .warning): report.flagged.append(entry)
      }
    }
    return report
  }

  private func newCase(named name: String) throws(TypeChoiceError) -> (ProjectType, String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      throw TypeChoiceError(message: "'\(name)' names no enum; write 'ENUM.CASE', like 'Phase.paused'")
    }
    let caseName = withoutBackticks(name[name.index(after: dot)...])
    guard caseName.isIdentifier else {
      throw TypeChoiceError(message: "'\(caseName)' is no name for a case: it must be an identifier")
    }
    let type = try soleEnum(named: String(name[..<dot]))
    if type.cases.contains(where: { $0.name == caseName }) {
      throw TypeChoiceError(message: "'\(type.name)' has a case '\(caseName)' already")
    }
    return (type, caseName)
  }

  private func soleEnum(named name: String) throws(TypeChoiceError) -> ProjectType {
    let enums = project.types.filter { $0.kind == .enum }
    if let other = project.type(named: name), other.kind != .enum {
      throw TypeChoiceError(message: "'\(other.name)' is no enum that these sources declare")
    }
    let found = try types(named: name, among: enums, called: "enum")
    guard let only = found.first, found.count == 1 else {
      let places = found.prefix(4).map { "\($0.location.path):\($0.location.line)" }
      throw TypeChoiceError(
        message: "several enums are called '\(name)', at \(places.joined(separator: ", ")); "
          + "give the path of one module")
    }
    return only
  }

  private func withoutBackticks(_ name: Substring) -> String {
    let isQuoted = name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`")
    return String(isQuoted ? name.dropFirst().dropLast() : name)
  }
}

extension String {
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first.isIdentifierHead, self != "_" else { return false }
    return unicodeScalars.allSatisfy { $0.isIdentifierHead || ("0"..."9").contains($0) }
  }
}

extension Unicode.Scalar {
  fileprivate var isIdentifierHead: Bool {
    self == "_" || (isASCII ? properties.isAlphabetic : properties.isXIDContinue || properties.isEmoji)
  }
}
