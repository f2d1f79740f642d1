package import UntangleSourceFiles

/// How a pattern takes the payload of a case apart.
package struct PayloadPattern: Hashable, Sendable {
  package enum Style: UInt8, Hashable, Sendable, Storable {
    /// `case let .failed(error)`.
    case outside
    /// `case .failed(let error)`.
    case inside
    /// `case .failed(_)`.
    case unused
  }

  /// Whether the other style says the same.
  package enum Convertibility: UInt8, Hashable, Sendable, Storable {
    case convertible
    /// `let` and `var`, or a value to compare with, stand beside each other.
    case fixed
  }

  package var style: Style
  package var convertibility: Convertibility
  /// The source, on one line.
  package var text: String
  package var enclosingType: String?
  /// The base name of the function or property around it; nil outside of one.
  package var enclosingFunction: String?
  /// From the `let` or the dot to the parenthesis.
  package var span: Span

  package init(
    style: Style, convertibility: Convertibility, text: String, enclosingType: String?,
    enclosingFunction: String?, span: Span
  ) {
    self.style = style
    self.convertibility = convertibility
    self.text = text
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
    self.span = span
  }
}
