/// What those may do with a variable whose binding they are given.
package enum Lending: UInt8, Hashable, Sendable, Storable {
  /// Set it to anything.
  case free
  /// Set it back when what it shows is dismissed, to `false` or nil: `sheet(isPresented: $isShown)`.
  case takenBack

  /// Of an argument of a function, by the base name and the label.
  init(argumentOf function: String, label: String?) {
    let presents =
      switch label {
      case "isPresented": Self.presentations.contains(function)
      case "item": Self.itemPresentations.contains(function)
      default: false
      }
    self = presents ? .takenBack : .free
  }

  /// Modifiers of SwiftUI that set `isPresented` when what they show goes away, and at no other time, as their
  /// documentation says. `inspector` is left out: its column can be dragged open.
  package static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "fileImporter",
    "fileExporter", "fileMover", "photosPicker", "navigationDestination",
  ]
  private static let itemPresentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "navigationDestination",
  ]
}
