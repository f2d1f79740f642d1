import SwiftUI

/// Whether there is a page is stored a second time.
final class Browser {
  var hasPage = false  //~ tangled_state "'hasPage' is only written where 'page' changes"
  var page: String? {
    didSet { hasPage = page?.isEmpty == false }
  }

  func close() { page = nil }
  func open(_ address: String) { page = address }
}

/// The repaired twin asks when it is asked.
final class AskingBrowser {
  var hasPage: Bool { page?.isEmpty == false }
  var page: String?

  func close() { page = nil }
  func open(_ address: String) { page = address }
}

/// The modifier of a view is an observer, too.
struct DraftEditor: View {
  @State private var draft: Draft?  //~ tangled_state "'isDraftShown' is only written where 'draft' changes"
  @State private var isDraftShown = false

  var body: some View {
    Text(isDraftShown ? "Drafts" : "No drafts")
      .onChange(of: draft) { draft in isDraftShown = draft != nil }
      .onTapGesture { draft = Draft() }
  }
}

struct Draft: Equatable { var text = "" }

/// The mark is set elsewhere, too: it says something of its own.
final class Form {
  var isEdited = false
  var name: String? {
    didSet { isEdited = name != oldValue }
  }

  func fill(_ name: String) { self.name = name }
  func save() { isEdited = false }
}

/// What is stored to spare work is cleared where it is out of date.
final class Label {
  var text: String? {
    didSet { layout = nil }
  }
  private var layout: [Int]?

  func size() -> Int {
    if layout == nil { layout = [text?.count ?? 0] }
    return layout?.first ?? 0
  }

  func fill(_ text: String) { self.text = text }
}
