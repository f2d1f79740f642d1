import SwiftUI

struct MealView: View {
  @State private var showsCamera = false  //~ tangled_state "'showsCamera' and 'showsLibrary' each present something over one view"
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

/// One run asks for both: the second waits until the first is closed.
struct HomeView: View {
  @State private var showsNews = false
  @State private var showsHelp = false

  var body: some View {
    VStack {
      Button("News, then help") {
        showsNews = true
        showsHelp = true
      }
      Button("News") { showsNews = true }
      Button("Help") { showsHelp = true }
    }
    .sheet(isPresented: $showsNews) { NewsView() }
    .sheet(isPresented: $showsHelp) { HelpView() }
  }
}

/// Each sheet belongs to the button that asks for it.
struct ToolsView: View {
  @State private var showsOrder = false
  @State private var showsNewFolder = false

  var body: some View {
    HStack {
      Button(action: { showsOrder = true }) {
        Text("Order").sheet(isPresented: $showsOrder) { OrderView() }
      }
      Button(action: { showsNewFolder = true }) {
        Text("New folder").sheet(isPresented: $showsNewFolder) { NewFolderView() }
      }
    }
  }
}
