package import UntangleSourceFiles

/// A body that drives three or more other objects: it sets their properties, or calls them for their effects.
///
///     func fail() {
///       spinner.stopAnimating()      spinner: call stopAnimating
///       label.isHidden = false       label: set isHidden to "false"
///       label.text = error.text      label: set text to nil
///       table.isHidden = true        table: set isHidden to "true"
///     }
package struct DrivingBody: Hashable, Sendable {
  package var kind: Body.Kind
  /// The base name; for an accessor, the name of the property.
  package var name: String
  package var enclosingType: String
  /// The place of the name.
  package var span: Span
  /// In source order.
  package var drives: [Drive]

  package init(kind: Body.Kind, name: String, enclosingType: String, span: Span, drives: [Drive]) {
    self.kind = kind
    self.name = name
    self.enclosingType = enclosingType
    self.span = span
    self.drives = drives
  }
}

/// What one statement does to a member of the instance.
package struct Drive: Hashable, Sendable {
  package enum Form: UInt8, Hashable, Sendable, Storable { case set, call }

  /// The member of the instance, as far as the file shows.
  package var receiver: String
  package var form: Form
  /// The property that is set, or the base name of the function.
  package var member: String
  /// The source of the value or of the arguments where they are constants; nil otherwise.
  package var constant: String?
  package var span: Span

  package init(receiver: String, form: Form, member: String, constant: String?, span: Span) {
    self.receiver = receiver
    self.form = form
    self.member = member
    self.constant = constant
    self.span = span
  }
}
