/// What `lint --fix` can write to remove a finding, as plain data. `Rewrites` turns it into edits.
package struct Fix: Hashable, Sendable {
  package enum Safety: Hashable, Sendable {
    /// The program compiles and behaves as before; the rule's page says why.
    case safe
    /// Needs a review: it relies on something that the sources do not prove.
    case unsafe
  }

  package var safety: Safety
  package var change: Change

  package init(safety: Safety, change: Change) {
    self.safety = safety
    self.change = change
  }
}

extension Fix {
  /// The change to the file of the finding.
  package enum Change: Hashable, Sendable {
    /// Replaces the `default` or `_` at the finding's location with all cases that it takes.
    case nameRest([NamedPattern], unknown: UnknownCases)
    /// Replaces the flag at the finding's location, and all writes to it, with a computed property.
    case computeFlag(DerivedValue)
    /// Replaces the case pattern at the finding's location with one that binds its payload in another way.
    case bindPayload(PayloadBinding)
    /// In place of the labels of so many branches that only fall through, from the one at the finding's location on, one
    /// label of the branch that they lead to.
    case joinLabels(Int)
    /// In place of the comment at the finding's location, the same without these names of rules; without all
    /// that it names, nothing.
    case dropRules([String])
  }

  /// Where a pattern binds the payload of a case.
  package enum PayloadBinding: Hashable, Sendable {
    /// `let .failed(error)`.
    case outside
    /// `.failed(let error)`.
    case inside
    /// `.failed`.
    case nothing
  }

  /// How cases that later versions of another module may add are handled.
  package enum UnknownCases: Hashable, Sendable {
    case impossible
    /// An `@unknown default` remains for them.
    case kept
  }

  /// A pattern without bindings.
  package indirect enum NamedPattern: Hashable, Sendable {
    /// The name without dot and backticks; matches any payload.
    case enumCase(String)
    /// `x?`.
    case wrapped(NamedPattern)
    case null
    case boolean(Bool)
    case any
    case tuple([NamedPattern])
  }

  /// The value that a flag always equals.
  package struct DerivedValue: Hashable, Sendable {
    package enum Comparison: Hashable, Sendable {
      /// Compares with the other variable, which is a flag itself.
      case isTrue, isFalse
      /// Compares an enum variable with the case of this name by `==`.
      case isCase(String)
    }

    /// The flag's own name.
    package var flag: String
    /// The variable of the same instance from which the flag follows.
    package var variable: String
    package var comparison: Comparison

    package init(flag: String, variable: String, comparison: Comparison) {
      self.flag = flag
      self.variable = variable
      self.comparison = comparison
    }
  }
}
