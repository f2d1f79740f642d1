package import UntangleSourceFiles

/// How a pattern destructures the payload of a case.
package struct PayloadPattern: Hashable, Sendable {
  package enum Style: UInt8, Hashable, Sendable, Storable {
    /// `case let .failed(error)`.
    case outside
    /// `case .failed(let error)`.
    case inside
    /// `case .failed(_)`.
    case unused
  }

  /// Whether the pattern can be written in the other style with the same meaning.
  package enum Convertibility: UInt8, Hashable, Sendable, Storable {
    case convertible
    /// The pattern mixes `let` with `var`, or bindings with values to compare.
    case fixed
  }

  package var style: Style
  package var convertibility: Convertibility
  /// The name of the case, without backticks.
  package var caseName: String
  /// Of the parts of the payload; `_` where there is none.
  package var labels: [String]
  /// The source of the pattern, on one line.
  package var text: String
  package var enclosingType: String?
  /// The base name of the enclosing function or property; nil outside of one.
  package var enclosingFunction: String?
  /// From the `let` or the dot to the parenthesis.
  package var span: Span

  package init(
    style: Style, convertibility: Convertibility, caseName: String, labels: [String], text: String,
    enclosingType: String?,
    enclosingFunction: String?, span: Span
  ) {
    self.style = style
    self.convertibility = convertibility
    self.caseName = caseName
    self.labels = labels
    self.text = text
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
    self.span = span
  }
}
