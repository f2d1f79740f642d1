/// What `lint --fix` can write to remove a finding, as plain data: `Rewrites` makes edits of it.
package struct Fix: Hashable, Sendable {
  package enum Safety: Hashable, Sendable {
    /// The program compiles and does the same as before; the rule's page says why.
    case safe
    /// Somebody must look at it: it rests on something that the sources do not show for certain.
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
  /// What is to be written in the file of the finding.
  package enum Change: Hashable, Sendable {
    /// In place of the `default` or `_` at the finding's location, all that it takes.
    case nameRest([NamedPattern], unknown: UnknownCases)
    /// In place of the flag at the finding's location and all writes to it, an expression.
    case computeFlag(DerivedValue)
    /// In place of the pattern of a case at the finding's location, the same that binds in another way.
    case bindPayload(PayloadBinding)
    /// In place of the labels of so many branches that only fall through, from the one at the finding's location on, one
    /// label of the branch that they lead to.
    case joinLabels(Int)
    /// In place of the comment at the finding's location, the same without these names of rules; without all
    /// that it names, nothing.
    case dropRules([String])
  }

  /// Where a pattern binds what a case carries.
  package enum PayloadBinding: Hashable, Sendable {
    /// `let .failed(error)`.
    case outside
    /// `.failed(let error)`.
    case inside
    /// `.failed`.
    case nothing
  }

  /// What becomes of cases that later versions of another module may add.
  package enum UnknownCases: Hashable, Sendable {
    case impossible
    /// `@unknown default` goes on to take them.
    case kept
  }

  /// A pattern without bindings.
  package indirect enum NamedPattern: Hashable, Sendable {
    /// The name without a dot and without back-ticks; any payload.
    case enumCase(String)
    /// `x?`.
    case wrapped(NamedPattern)
    case null
    case boolean(Bool)
    case any
    case tuple([NamedPattern])
  }

  /// What a flag always equals.
  package struct DerivedValue: Hashable, Sendable {
    package enum Comparison: Hashable, Sendable {
      /// The other variable, a flag itself.
      case isTrue, isFalse
      /// An enum is the case of this name, which `==` tells.
      case isCase(String)
    }

    /// The flag's own name.
    package var flag: String
    /// The variable of the same instance that tells it.
    package var variable: String
    package var comparison: Comparison

    package init(flag: String, variable: String, comparison: Comparison) {
      self.flag = flag
      self.variable = variable
      self.comparison = comparison
    }
  }
}
