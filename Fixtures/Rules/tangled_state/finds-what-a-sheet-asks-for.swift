import SwiftUI

/// What the importer is for is stored beside that it is shown.
struct DriveMenu: View {
  @State private var isImporterShown = false  //~ tangled_state "what 'isImporterShown' shows asks for 'importsFolder'"
  @State private var importsFolder = false

  var body: some View {
    VStack {
      Button("Folder") {
        importsFolder = true
        isImporterShown.toggle()
      }
      Button("Image") {
        importsFolder = false
        isImporterShown.toggle()
      }
    }
    .sheet(isPresented: $isImporterShown) {
      if importsFolder { Text("Folder") } else { Text("Image") }
    }
  }
}

/// One optional says what is imported.
struct RepairedMenu: View {
  enum Import: String, Identifiable {
    case folder, image
    var id: String { rawValue }
  }
  @State private var shown: Import?

  var body: some View {
    Button("Folder") { shown = .folder }
      .sheet(item: $shown) { shown in Text(shown.rawValue) }
  }
}

/// A list that is loading is asked for by its sheet, and has nothing to do with how it comes up.
struct PickerButton: View {
  @State private var showsList = false
  @State private var isBusy = false

  var body: some View {
    Button("Pick") { showsList = true }
      .sheet(isPresented: $showsList) {
        if isBusy { Text("Wait") } else { Text("List") }
      }
      .onAppear { isBusy = true }
      .onDisappear { isBusy = false }
  }
}
