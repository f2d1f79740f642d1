import UntangleConfiguration
import UntangleFacts
package import UntangleFindings
import UntangleRules
import UntangleSourceFiles

/// Rules chosen on the command line; they win over the configuration.
package enum RuleChoice: Hashable, Sendable {
  case configured
  /// These and no others, with the severity of the configuration, or their own where that says off.
  case only(Set<RuleID>)
  /// All but these.
  case without(Set<RuleID>)
}

/// What the configurations say for each path.
struct PathRules: Sendable {
  let included: [Glob]
  let excluded: [Glob]
  /// Absolute.
  let globBase: String
  private let workingDirectory: String
  /// The run's own.
  private let own: PathLayer
  /// Those of folders, the innermost first.
  private let nested: [PathLayer]
  private let choice: RuleChoice
  private let product: AnalysisProduct
  private let resources: AnalysisRequest.Resources
  /// Names of rules that run, too, where only those with fixes do: comments suppress them, and to remove a comment
  /// is a fix.
  private var judgedNames: Set<String> = []
  /// Those that are on for some path, whatever the run is for.
  private var enabledRules: [any Rule.Type] = []

  init(_ request: AnalysisRequest) {
    choice = request.choice
    product = request.product
    resources = request.resources
    workingDirectory = request.workingDirectory
    own = PathLayer(request.configuration, folder: "/", in: request.workingDirectory)
    nested = request.configuration.nested.sorted { $0.folder.utf8.count > $1.folder.utf8.count }.map {
      PathLayer($0.configuration, folder: $0.folder, in: request.workingDirectory)
    }
    included = own.included
    excluded = own.excluded
    globBase = own.globBase
    enabledRules = allRules.filter { mayRun($0.schema) }
  }

  /// The same for sources whose comments suppress these rules.
  func judging(_ names: Set<String>) -> PathRules {
    var result = self
    if mayRun(suppressionSchema) { result.judgedNames = names }
    return result
  }

  func isExcluded(_ path: String) -> Bool { own.excludes(absolutePath(path, in: workingDirectory)) }

  /// Whether a walk over all folders takes the file.
  func letsIn(_ path: String) -> Bool {
    let absolute = absolutePath(path, in: workingDirectory)
    return !own.excludes(absolute) && own.includes(absolute)
  }

  /// Whether the configuration of its folder lets a path in that the run's own lets in.
  func admits(_ path: String) -> Bool {
    guard !nested.isEmpty else { return true }
    let absolute = absolutePath(path, in: workingDirectory)
    guard let layer = nested.first(where: { $0.holds(for: absolute) }) else { return true }
    return !layer.excludes(absolute) && layer.includes(absolute)
  }

  var ruleSettings: RuleSettings {
    RuleSettings { schema, path in
      guard isIncluded(schema) else { return (.off, RuleOptions(schema)) }
      // Most projects have one file, which says the same of every path.
      let absolute = nested.isEmpty && own.isUniform ? path : absolutePath(path, in: workingDirectory)
      let layer = layer(of: absolute)
      let effective = layer.configuration.effective(schema, under: layer.overrides(of: absolute))
      return (chosen(effective.setting, schema), effective.options)
    }
  }

  /// What is to be found, for the rules that run somewhere.
  var resourceSearch: ResourceSearch {
    switch resources {
    case .all, .allAndNamed: return .sourcesAndResources
    case .asRulesNeed: break
    }
    // Which comments there are is not known yet.
    let isAsked = product.rules != .none && enabledRules.contains { $0.schema.inputs == .resources }
    return isAsked ? .sourcesAndResources : .sourcesOnly
  }

  /// Those that run for some path.
  var runningRules: [any Rule.Type] { enabledRules.filter { isIncluded($0.schema) } }

  /// What the enabled rules need: the same in all runs, which share what the cache has.
  var factDetail: FactDetail {
    enabledRules.reduce(into: FactDetail.findings) { detail, rule in detail.formUnion(rule.facts) }
  }

  /// What is to be derived, for these rules and for what else is asked for.
  var derivations: Derivations {
    if own.configuration.maximumTypeScore != nil, product.rules == .all { return .all }
    return runningRules.reduce(into: product.derivations) { $0.formUnion($1.needs) }
  }

  /// Whether some path has the rule on.
  private func mayRun(_ schema: RuleSchema) -> Bool {
    ([own] + nested).contains { layer in
      ([[]] + layer.configuration.overrides.map { [$0] }).contains {
        chosen(layer.configuration.effective(schema, under: $0).setting, schema) != .off
      }
    }
  }

  /// Whatever the run is for.
  func setting(of schema: RuleSchema, at path: String) -> RuleSetting {
    let absolute = absolutePath(path, in: workingDirectory)
    let layer = layer(of: absolute)
    return chosen(layer.configuration.effective(schema, under: layer.overrides(of: absolute)).setting, schema)
  }

  private func isIncluded(_ schema: RuleSchema) -> Bool {
    switch product.rules {
    case .all: true
    case .withFixes:
      fixingRules.contains(schema.id) || judgedNames.contains(schema.id.rawValue)
        || judgedNames.contains("all")
    case .none: false
    }
  }

  /// The configuration that holds for a path, and the places of its overrides that do, in the file's order.
  func effective(for path: String) -> (configuration: Configuration, overrides: [Int]) {
    let absolute = absolutePath(path, in: workingDirectory)
    let layer = layer(of: absolute)
    return (layer.configuration, layer.overrideIndices(of: absolute))
  }

  /// Whether overrides, or the configuration of a folder, say something of the path.
  func isSpecial(_ path: String) -> Bool {
    let absolute = absolutePath(path, in: workingDirectory)
    return nested.contains { $0.holds(for: absolute) } || !own.overrideIndices(of: absolute).isEmpty
  }

  private func layer(of absolute: String) -> PathLayer {
    nested.isEmpty ? own : nested.first { $0.holds(for: absolute) } ?? own
  }

  private func chosen(_ setting: RuleSetting, _ schema: RuleSchema) -> RuleSetting {
    switch choice {
    case .configured: return setting
    case .without(let ids): return ids.contains(schema.id) ? .off : setting
    case .only(let ids):
      guard ids.contains(schema.id) else { return .off }
      if setting != .off { return setting }
      return schema.defaultSetting == .off ? .on(.warning) : schema.defaultSetting
    }
  }
}

/// What one configuration says for each path in its folder; all paths are absolute.
private struct PathLayer: Sendable {
  let configuration: Configuration
  let included: [Glob]
  let excluded: [Glob]
  let globBase: String
  private let prefix: String
  private let overrides: [PathOverride]

  init(_ configuration: Configuration, folder: String, in workingDirectory: String) {
    self.configuration = configuration
    prefix = folderPrefix(folder)
    included = Self.globs(configuration.included)
    excluded = Self.globs(configuration.excluded)
    globBase = absolutePath(configuration.globBase, in: workingDirectory)
    overrides = configuration.overrides.map { PathOverride(globs: Self.globs($0.paths), entry: $0) }
  }

  /// Patterns that are none were reported when the configuration was read.
  private static func globs(_ patterns: [PlacedText]) -> [Glob] {
    patterns.compactMap { try? Glob($0.text) }
  }

  /// Whether it says the same of every path.
  var isUniform: Bool { overrides.isEmpty }

  func holds(for path: String) -> Bool { path.hasPrefix(prefix) }

  func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let relative = relative(path)
    return excluded.contains { $0.matches(relative) }
  }

  func includes(_ path: String) -> Bool {
    guard !included.isEmpty else { return true }
    let relative = relative(path)
    return included.contains { $0.matches(relative) }
  }

  func overrides(of path: String) -> [Override] { overrideIndices(of: path).map { overrides[$0].entry } }

  /// The places of the overrides that hold for a path, in the file's order.
  func overrideIndices(of path: String) -> [Int] {
    guard !overrides.isEmpty else { return [] }
    let relative = relative(path)
    return overrides.indices.filter { index in
      overrides[index].globs.contains { $0.matches(relative) }
    }
  }

  /// As the configuration's globs see it.
  private func relative(_ path: String) -> String {
    let base = folderPrefix(globBase)
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}

private let fixingRules = Set(allPages.filter { !$0.fixes.isEmpty }.map(\.id))

/// Joins and cleans a path: no `.`, no `..`, no doubled slash.
package func absolutePath(_ path: String, in folder: String) -> String {
  let whole = path.hasPrefix("/") ? path : folder + "/" + path
  var parts: [Substring] = []
  for part in whole.split(separator: "/") {
    switch part {
    case ".": continue
    case "..": parts = parts.dropLast()
    default: parts.append(part)
    }
  }
  return "/" + parts.joined(separator: "/")
}

/// What the absolute paths of all that lies in a folder start with.
func folderPrefix(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

private struct PathOverride: Sendable {
  var globs: [Glob]
  var entry: Override
}
