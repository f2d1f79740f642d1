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

/// What the configuration says for each path.
struct PathRules: Sendable {
  let included: [Glob]
  let excluded: [Glob]
  /// Absolute.
  let globBase: String
  private let workingDirectory: String
  private let overrides: [PathOverride]
  private let configuration: Configuration
  private let choice: RuleChoice
  private let product: AnalysisProduct
  private let resources: AnalysisRequest.Resources
  /// Those that are on for some path, whatever the run is for.
  private var enabledRules: [any Rule.Type] = []

  init(_ request: AnalysisRequest) {
    configuration = request.configuration
    choice = request.choice
    product = request.product
    resources = request.resources
    workingDirectory = request.workingDirectory
    included = Self.globs(configuration.included)
    excluded = Self.globs(configuration.excluded)
    globBase = absolutePath(configuration.globBase, in: request.workingDirectory)
    overrides = configuration.overrides.map { PathOverride(globs: Self.globs($0.paths), entry: $0) }
    enabledRules = allRules.filter { mayRun($0.schema) }
  }

  /// Patterns that are none were reported when the configuration was read.
  private static func globs(_ patterns: [PlacedText]) -> [Glob] {
    patterns.compactMap { try? Glob($0.text) }
  }

  func isExcluded(_ path: String) -> Bool {
    let relative = relativeToBase(path)
    return excluded.contains { $0.matches(relative) }
  }

  /// A shown path as the configuration's globs see it.
  private func relativeToBase(_ path: String) -> String {
    let absolute = absolutePath(path, in: workingDirectory)
    let base = folderPrefix(globBase)
    return absolute.hasPrefix(base) ? String(absolute.dropFirst(base.count)) : absolute
  }

  var ruleSettings: RuleSettings {
    RuleSettings { schema, path in
      guard product.includes(schema) else { return (.off, RuleOptions(schema)) }
      let effective = configuration.effective(schema, under: overrides(of: path))
      return (chosen(effective.setting, schema), effective.options)
    }
  }

  /// What is to be found, for the rules that run somewhere.
  var resourceSearch: ResourceSearch {
    switch resources {
    case .all: return .sourcesAndResources
    case .asRulesNeed: break
    }
    let isAsked = runningRules.contains { $0.schema.inputs == .resources }
    return isAsked ? .sourcesAndResources : .sourcesOnly
  }

  /// Those that run for some path.
  var runningRules: [any Rule.Type] { enabledRules.filter { product.includes($0.schema) } }

  /// What the enabled rules need: the same in all runs, which share what the cache has.
  var factDetail: FactDetail {
    enabledRules.reduce(into: FactDetail.findings) { detail, rule in detail.formUnion(rule.facts) }
  }

  /// What is to be derived, for these rules and for what else is asked for.
  var derivations: Derivations {
    if configuration.maximumTypeScore != nil, product.rules == .all { return .all }
    return runningRules.reduce(into: product.derivations) { $0.formUnion($1.needs) }
  }

  /// Whether some path has the rule on.
  private func mayRun(_ schema: RuleSchema) -> Bool {
    let cases = [[]] + overrides.map { [$0.entry] }
    return cases.contains { chosen(configuration.effective(schema, under: $0).setting, schema) != .off }
  }

  /// Whatever the run is for.
  func setting(of schema: RuleSchema, at path: String) -> RuleSetting {
    chosen(configuration.effective(schema, under: overrides(of: path)).setting, schema)
  }

  private func overrides(of path: String) -> [Override] {
    overrideIndices(of: path).map { overrides[$0].entry }
  }

  /// The places of the overrides that hold for a path, in the file's order.
  func overrideIndices(of path: String) -> [Int] {
    guard !overrides.isEmpty else { return [] }
    let relative = relativeToBase(path)
    return overrides.indices.filter { index in
      overrides[index].globs.contains { $0.matches(relative) }
    }
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

extension AnalysisProduct {
  fileprivate func includes(_ schema: RuleSchema) -> Bool {
    switch rules {
    case .all: true
    case .withFixes: fixingRules.contains(schema.id)
    case .none: false
    }
  }
}

private let fixingRules = Set(allRules.filter { !$0.guide.fixes.isEmpty }.map { $0.schema.id })

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
