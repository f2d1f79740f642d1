import SwiftUI

struct MealView: View {
  @State private var showsCamera = false  //~ tangled_state "'showsCamera' and 'showsLibrary' each present a sheet or a cover over one view"
  @State private var showsLibrary = false
  @State private var picture: Picture?

  var body: some View {
    VStack {
      Button("Camera") { showsCamera = true }
      Button("Library") { showsLibrary = true }
    }
    .sheet(isPresented: $showsCamera) { CameraView(picture: $picture) }
    .sheet(isPresented: $showsLibrary) { LibraryView(picture: $picture) }
  }
}

/// Two sheets that have nothing to do with each other.
struct HomeView: View {
  @State private var showsSettings = false
  @State private var showsHelp = false

  var body: some View {
    VStack {
      Button("Settings") { showsSettings = true }
      Button("Help") { showsHelp = true }
    }
    .sheet(isPresented: $showsSettings) { SettingsView() }
    .sheet(isPresented: $showsHelp) { HelpView() }
  }
}
