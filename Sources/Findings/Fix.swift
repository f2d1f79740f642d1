package import UntangleSourceFiles

/// What `lint --fix` can write to remove a finding, as plain data. `Rewrites` turns it into edits.
package struct Fix: Hashable, Sendable {
  package enum Safety: Hashable, Sendable {
    /// The program compiles and behaves as before; the rule's page says why.
    case safe
    /// Needs a review: it relies on something that the sources do not prove.
    case unsafe
  }

  /// A change at one place.
  package struct Part: Hashable, Sendable {
    package var location: Location
    package var change: Change

    package init(_ change: Change, at location: Location) {
      self.location = location
      self.change = change
    }
  }

  package var safety: Safety
  /// At the finding's location.
  package var change: Change
  /// What has to change elsewhere, perhaps in other files. All is written, or nothing.
  package var others: [Part]

  package init(safety: Safety, change: Change, others: [Part] = []) {
    self.safety = safety
    self.change = change
    self.others = others
  }
}

extension Fix {
  package enum Change: Hashable, Sendable {
    /// Replaces the `default` or `_` at the finding's location with all cases that it takes.
    case nameRest([NamedPattern], unknown: UnknownCases)
    /// Replaces the flag at the finding's location, and all writes to it, with a computed property.
    case computeFlag(DerivedValue)
    /// Without the flag of this name at the finding's location, which nothing sets: what asks for it takes its first value.
    case dropFlag(String)
    /// The same for a flag that other files can set, and that none of them sets.
    case dropSharedFlag(String)
    /// In place of the `if` whose first condition is at the finding's location, a switch over the value that all its
    /// conditions ask for. Its `else` takes the rest.
    case writeSwitch(rest: [NamedPattern])
    /// Replaces the case pattern at the finding's location with one that binds its payload in another way.
    case bindPayload(PayloadBinding)
    /// In the case pattern at the location, these labels of the payload; `_` stands for none.
    case labelPayload([String])
    /// In place of the labels of so many branches that only fall through, from the one at the finding's location on, one
    /// label of the branch that they lead to.
    case joinLabels(Int)
    /// In the enum whose name is at the location, a Boolean property.
    case declareQuestion(CaseQuestion)
    /// In place of the whole expression at the location, whether a value's property is true.
    case askProperty(PropertyQuestion)
    /// In place of the function of this name, whose Bool parameter's name is at the finding's location, two functions;
    /// or an enum in place of the Bool. All calls follow.
    case divideFunction(String)
    /// In place of the comment at the finding's location, the same without these names of rules; without all
    /// that it names, nothing.
    case dropRules([String])
  }

  /// How much of the project is needed to work out a change.
  package enum Reach: Hashable, Sendable {
    case file
    /// All files that have this name in them.
    case project(naming: String)
  }

  /// A property that is true of some cases of its enum and false of all others.
  package struct CaseQuestion: Hashable, Sendable {
    package var name: String
    /// Names of cases, without dot and backticks, in the order of the declaration, here and below.
    package var members: [String]
    package var others: [String]

    package init(name: String, members: [String], others: [String]) {
      self.name = name
      self.members = members
      self.others = others
    }
  }

  /// `subject.name`, or `!subject.name`.
  package struct PropertyQuestion: Hashable, Sendable {
    package enum Sense: Hashable, Sendable { case holds, fails }

    /// A path of names, as written.
    package var subject: String
    package var name: String
    package var sense: Sense

    package init(subject: String, name: String, sense: Sense) {
      self.subject = subject
      self.name = name
      self.sense = sense
    }
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

extension Fix.Change {
  package var reach: Fix.Reach {
    switch self {
    case .divideFunction(let name), .dropSharedFlag(let name): .project(naming: name)
    case .nameRest, .computeFlag, .dropFlag, .writeSwitch, .bindPayload, .labelPayload, .joinLabels,
      .declareQuestion, .askProperty, .dropRules:
      .file
    }
  }
}
