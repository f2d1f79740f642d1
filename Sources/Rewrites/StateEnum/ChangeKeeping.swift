import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// How changes of a group's variables are told to others. The enum tells them in the same way.
enum ChangeKeeping: Hashable {
  /// Nobody is told.
  case plain
  /// `@Published`: sent before the value changes.
  case published
  /// `@State` of a view.
  case state
  /// A variable of an `@Observable` class.
  case observable
}

extension RewriteSubject {
  /// nil where the variables are not all kept alike, or in a way that an enum cannot take over.
  var keeping: ChangeKeeping? {
    let all = Set(variables.map { fact(of: $0)?.wrappers ?? [] })
    guard all.count == 1, let only = all.first else { return nil }
    switch only {
    case []: return type.attributes.contains("Observable") ? .observable : .plain
    case ["Published"]: return .published
    case ["State"]: return .state
    default: return nil
    }
  }

  /// Refusals that follow from the wrappers of the variables and the declaration of the type.
  var keepingRefusals: [Refusal] {
    guard let keeping else { return unlikeWrappers }
    switch keeping {
    case .plain, .observable: return []
    case .published: return ownWrapper("Published") + visiblePublishers
    case .state: return ownWrapper("State") + stateOutsideOfView
    }
  }

  private var unlikeWrappers: [Refusal] {
    variables.compactMap { variable in
      guard let wrapper = fact(of: variable)?.wrappers.first else { return nil }
      let isMixed = ["Published", "State"].contains(wrapper)
      return Refusal(
        isMixed
          ? "'\(variable.name)' is kept by @\(wrapper), and not all of the others are: the enum would tell of changes that nobody hears of now"
          : "'\(variable.name)' is kept by @\(wrapper)", at: variable.location)
    }
  }

  private func ownWrapper(_ name: String) -> [Refusal] {
    guard types.wrappers.contains(name), let first = variables.first else { return [] }
    return [
      Refusal(
        "'\(first.name)' is kept by @\(name), which the project declares itself", at: first.location)
    ]
  }

  private var visiblePublishers: [Refusal] {
    variables.filter { (fact(of: $0)?.access.width ?? 0) > AccessLevel.internal.width }.map {
      Refusal("other modules can subscribe to '$\($0.name)'", at: $0.location)
    }
  }

  /// `@State` keeps its value only in what SwiftUI updates.
  private var stateOutsideOfView: [Refusal] {
    guard type.kind == .struct, let first = variables.first else {
      return variables.prefix(1).map {
        Refusal("'\($0.name)' is kept by @State outside of a view", at: $0.location)
      }
    }
    let isView = type.inherited.contains { SDK.says(.keepsState, of: $0) }
    return isView ? [] : [Refusal("'\(first.name)' is kept by @State outside of a view", at: first.location)]
  }
}
