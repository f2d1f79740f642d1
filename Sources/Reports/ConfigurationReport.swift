/// The effective configuration, with the origin of each value.
package struct ConfigurationReport: Sendable {
  /// A place in a file.
  package struct Origin: Hashable, Sendable {
    /// The path as users see it; nil means the file that the report is about.
    package var path: String?
    /// From 1; nil means the command line.
    package var line: Int?

    package init(path: String? = nil, line: Int?) {
      self.path = path
      self.line = line
    }
  }

  package struct Value: Hashable, Sendable {
    package enum Form: Sendable { case plain, item }

    /// nil for the items of a list, and for a section with a single value.
    package var name: String?
    /// The value as in `.lintrc.yml`; nil if there is none.
    package var value: String?
    /// nil for a default.
    package var origin: Origin?
    package var form: Form

    package init(name: String?, value: String?, origin: Origin?, form: Form) {
      self.name = name
      self.value = value
      self.origin = origin
      self.form = form
    }
  }

  /// The values of one rule.
  package struct Group: Hashable, Sendable {
    package var name: String
    package var values: [Value]

    package init(name: String, values: [Value]) {
      self.name = name
      self.values = values
    }
  }

  package struct Section: Hashable, Sendable {
    package var name: String
    package var values: [Value]
    package var groups: [Group]
    /// The number of entries in the file, for a section whose entries are not shown; nil for other sections.
    package var count: Int?
    package var origin: Origin?

    package init(_ name: String, _ values: [Value] = [], groups: [Group] = []) {
      self.name = name
      self.values = values
      self.groups = groups
    }

    package init(_ name: String, summary count: Int, origin: Origin?) {
      self.init(name)
      self.count = count
      self.origin = origin
    }
  }

  /// The configuration file, as users see it; nil without a file.
  package var path: String?
  /// The file that the values apply to; nil means all files without overrides.
  package var file: String?
  package var sections: [Section]

  package init(path: String?, file: String?, sections: [Section]) {
    self.path = path
    self.file = file
    self.sections = sections
  }
}

package enum ConfigurationFormat: String, ReportFormat {
  /// In the form of `.lintrc.yml`, with the origin behind each value.
  case yaml
  /// For scripts.
  case json

  package typealias Report = ConfigurationReport

  package var reporter: any Reporter<ConfigurationFormat> {
    switch self {
    case .yaml: ConfigurationText()
    case .json: ConfigurationJSON()
    }
  }
}
