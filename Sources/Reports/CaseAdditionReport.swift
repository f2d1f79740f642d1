package import UntangleSourceFiles

/// The places that a new enum case breaks, and those that accept it silently.
package struct CaseAdditionReport: Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `switch`, comparison, pattern, contains, list, allCases, dictionary, initializer
  }

  package enum Effect: Hashable, Sendable {
    /// The compiler rejects the switch; `missing` are the values that no branch covers.
    case error(missing: [String])
    /// The compiler only warns.
    case warning(missing: [String])
    case silence
  }

  package struct Place: Hashable, Sendable {
    package var location: Location
    package var kind: Kind
    package var effect: Effect
    /// The dotted path of the enclosing types; nil at file scope.
    package var type: String?
    /// nil outside functions and properties.
    package var function: String?
    /// The source of the tested expression; nil if there is none.
    package var subject: String?
    /// What happens to the case, in one plain sentence without a period.
    package var behaviour: String
    /// The code that runs for the case, on one line; nil if none does.
    package var runs: String?

    package init(
      location: Location, kind: Kind, effect: Effect, type: String?, function: String?,
      subject: String?, behaviour: String, runs: String?
    ) {
      self.location = location
      self.kind = kind
      self.effect = effect
      self.type = type
      self.function = function
      self.subject = subject
      self.behaviour = behaviour
      self.runs = runs
    }
  }

  /// The full dotted name.
  package var enumName: String
  package var caseName: String
  /// The enum's name in its declaration.
  package var location: Location
  /// The places that the compiler reports. All lists here are sorted by location.
  package var flagged: [Place] = []
  package var silent: [Place] = []
  /// Places that match the enum only by the names of its cases.
  package var perhaps: [Place] = []

  package init(enumName: String, caseName: String, location: Location) {
    self.enumName = enumName
    self.caseName = caseName
    self.location = location
  }
}

package enum CaseAdditionFormat: String, ReportFormat {
  /// For people.
  case table
  /// For scripts, as in the contract.
  case json
  /// For pages and pull requests.
  case markdown

  package typealias Report = CaseAdditionReport

  package var reporter: any Reporter<CaseAdditionFormat> {
    switch self {
    case .table: CaseAdditionTable()
    case .json: CaseAdditionJSON()
    case .markdown: CaseAdditionMarkdown()
    }
  }
}

extension CaseAdditionReport {
  /// The lists with their titles. An empty list is left out, except for the first two.
  var chapters: [(title: String, places: [Place])] {
    let refused = flagged.count { if case .error = $0.effect { true } else { false } }
    let warned = flagged.count - refused
    let tells = [
      refused > 0 || warned == 0 ? "\(counted(refused, "switch", "switches")) would not compile" : nil,
      warned > 0 ? "\(counted(warned, "switch", "switches")) would bring a warning" : nil,
    ]
    let all = [
      (tells.compactMap(\.self).joined(separator: ", "), flagged),
      ("\(counted(silent.count, "place")) would take it in silence", silent),
    ]
    return perhaps.isEmpty
      ? all : all + [("\(counted(perhaps.count, "place")) may be about the enum, too", perhaps)]
  }
}

extension CaseAdditionReport.Place {
  /// The enclosing type and function: `Workout.stop`, `Workout` or `stop`; nil if there is neither.
  var home: String? {
    let parts = [type, function].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}
