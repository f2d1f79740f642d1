import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension KeyIndex {
  /// A line for each key and, indented, one for each of its places, then its names.
  var lines: [String] {
    keys.flatMap { key in
      ["\(key.store) \(key.text)" + (key.form == .pattern ? " pattern" : "")]
        + key.sites.map { "  \($0.line)" } + key.names.map { "  = \($0.name) \($0.location.shortPlace)" }
    }
  }
}

extension KeySite {
  /// `0:3 read Bool ?? true via Settings.flag as Keys.isOn`.
  fileprivate var line: String {
    var parts = ["\(location.shortPlace) \(access)"]
    if let valueType { parts.append(valueType) }
    if let defaultValue { parts.append("?? \(defaultValue)") }
    switch route {
    case .direct: break
    case .function(let name): parts.append("via \(name)")
    case .propertyWrapper(let name): parts.append("via @\(name)")
    }
    switch spelling {
    case .literal: break
    case .named(let name): parts.append("as \(name)")
    case .composed: parts.append("composed")
    }
    return parts.joined(separator: " ")
  }
}

extension Location {
  /// The file's name without its ending, and the line.
  fileprivate var shortPlace: String { "\(path.prefix { $0 != "." }):\(span.line)" }
}
