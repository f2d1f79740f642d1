import UntangleConfiguration
import UntangleFacts
package import UntangleFindings
import UntangleRules
import UntangleSourceFiles

/// The rules chosen on the command line; they win over the configuration.
package enum RuleChoice: Hashable, Sendable {
  case configured
  /// Only these rules, with the configured severity. A rule that is off runs with its default severity.
  case only(Set<RuleID>)
  /// All rules except these.
  case without(Set<RuleID>)
}

/// The configuration of each path.
struct PathRules: Sendable {
  let included: [Glob]
  let excluded: [Glob]
  /// An absolute path.
  let globBase: String
  private let workingDirectory: String
  /// The configuration of the run.
  private let own: PathLayer
  /// The configurations of subfolders, the innermost first.
  private let nested: [PathLayer]
  private let choice: RuleChoice
  private let product: AnalysisProduct
  private let resources: AnalysisRequest.Resources
  /// Names of rules in suppression comments. In a run for fixes these rules run, too, because removing an
  /// unused comment is a fix.
  private var judgedNames: Set<String> = []
  /// The rules that are on for some path, before the product limits them.
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

  /// A copy for sources whose comments suppress these rules.
  func judging(_ names: Set<String>) -> PathRules {
    var result = self
    if mayRun(suppressionSchema) { result.judgedNames = names }
    return result
  }

  func isExcluded(_ path: String) -> Bool { own.excludes(absolutePath(path, in: workingDirectory)) }

  /// Whether a search of the folders includes the file.
  func isIncluded(_ path: String) -> Bool {
    let absolute = absolutePath(path, in: workingDirectory)
    return !own.excludes(absolute) && own.includes(absolute)
  }

  /// Whether the configuration of the path's folder includes a path that the run's own configuration
  /// includes.
  func admits(_ path: String) -> Bool {
    guard !nested.isEmpty else { return true }
    let absolute = absolutePath(path, in: workingDirectory)
    guard let layer = nested.first(where: { $0.holds(for: absolute) }) else { return true }
    return !layer.excludes(absolute) && layer.includes(absolute)
  }

  var ruleSettings: RuleSettings {
    RuleSettings { schema, path in
      guard isIncluded(schema) else { return (.off, RuleOptions(schema)) }
      // Fast path: without overrides and nested configurations the path does not matter.
      let absolute = nested.isEmpty && own.isUniform ? path : absolutePath(path, in: workingDirectory)
      let layer = layer(of: absolute)
      let effective = layer.configuration.effective(schema, under: layer.overrides(of: absolute))
      return (chosen(effective.setting, schema), effective.options)
    }
  }

  /// The files to search for, as the running rules need.
  var resourceSearch: ResourceSearch {
    switch resources {
    case .all, .allAndNamed: return .sourcesAndResources
    case .asRulesNeed: break
    }
    // Uses all enabled rules, because the suppression comments, which can add running rules, are not read
    // yet.
    let isAsked = product.rules != .none && enabledRules.contains { $0.schema.inputs == .resources }
    return isAsked ? .sourcesAndResources : .sourcesOnly
  }

  /// The rules that run for some path.
  var runningRules: [any Rule.Type] { enabledRules.filter { isIncluded($0.schema) } }

  /// The facts that the enabled rules need. It does not depend on the product, so that all runs can share the
  /// cache.
  var factDetail: FactDetail {
    enabledRules.reduce(into: FactDetail.findings) { detail, rule in detail.formUnion(rule.facts) }
  }

  /// The derivations that the running rules and the product need.
  var derivations: Derivations {
    if own.configuration.maximumTypeScore != nil, product.rules == .all { return .all }
    return runningRules.reduce(into: product.derivations) { $0.formUnion($1.needs) }
  }

  /// Whether the rule may be on for some path.
  private func mayRun(_ schema: RuleSchema) -> Bool {
    ([own] + nested).contains { layer in
      ([[]] + layer.configuration.overrides.map { [$0] }).contains {
        chosen(layer.configuration.effective(schema, under: $0).setting, schema) != .off
      }
    }
  }

  /// The setting, ignoring the product.
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

  /// The configuration for a path, and the indices of its matching overrides in the file's order.
  func effective(for path: String) -> (configuration: Configuration, overrides: [Int]) {
    let absolute = absolutePath(path, in: workingDirectory)
    let layer = layer(of: absolute)
    return (layer.configuration, layer.overrideIndices(of: absolute))
  }

  /// Whether overrides or a nested configuration apply to the path.
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

/// One configuration with its globs compiled; all paths are absolute.
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

  /// Skips invalid globs, which were reported when the configuration was parsed.
  private static func globs(_ patterns: [PlacedText]) -> [Glob] {
    patterns.compactMap { try? Glob($0.text) }
  }

  /// Whether all paths have the same settings.
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

  /// The indices of the overrides that match a path, in the file's order.
  func overrideIndices(of path: String) -> [Int] {
    guard !overrides.isEmpty else { return [] }
    let relative = relative(path)
    return overrides.indices.filter { index in
      overrides[index].globs.contains { $0.matches(relative) }
    }
  }

  /// The path relative to the base of the globs; unchanged if it is not below the base.
  private func relative(_ path: String) -> String {
    let base = folderPrefix(globBase)
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}

private let fixingRules = Set(allPages.filter { !$0.fixes.isEmpty }.map(\.id))

/// An absolute path without `.`, `..` and repeated slashes.
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

/// The prefix of the absolute paths of everything in a folder.
func folderPrefix(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

private struct PathOverride: Sendable {
  var globs: [Glob]
  var entry: Override
}
