import SwiftUI

/// What takes room on the device, and ways to get it back: dialogs of three kinds.
struct StorageView: View {
  let cacheName: String
  let size: Int

  @State private var showClearAlert = false
  @State private var show_compact_alert = false
  @State private var isConfirmingExport = false
  @State private var isShareSheetPresented = false
  @State private var showsLogSheet = false
  @State private var isPickingFolder = false

  var body: some View {
    List {
      Button("Clear") { showClearAlert = true }
      Button("Compact") { self.show_compact_alert = true }
      Button("Export") { isConfirmingExport.toggle() }
      Button("Log") { showsLogSheet = true }
      Text(isShareSheetPresented ? "Sharing" : "Ready")
      ShareButton(isShown: $isShareSheetPresented)
    }
    .disabled(showsLogSheet || isPickingFolder)
    .alert("Clear \(cacheName)?", isPresented: $showClearAlert) {
      Button("Clear", role: .destructive) { clear() }
      Button("Cancel", role: .cancel) { showClearAlert = false }
    } message: {
      Text("\(size) bytes")
    }
    .padding()
    .sheet(isPresented: $isShareSheetPresented) {
      Text("Share")
    }
    // The log is long.
    .sheet(isPresented: $showsLogSheet) {
      let title = "Log"
      VStack {
        Text(title)
        Button("Share it") {
          showsLogSheet = false
          isShareSheetPresented = true
        }
        Button("Done") { showsLogSheet = false }
      }
    }
    .sheet(isPresented: $isPickingFolder, onDismiss: { clear() }) { Text("Folder") }
    .alert(
      cacheName, isPresented: $show_compact_alert,
      actions: {
        Button("Compact") {}
      }
    )
  }

  private func clear() {
    showClearAlert = false
    show_compact_alert = false
  }
}

struct ShareButton: View {
  @Binding var isShown: Bool

  var body: some View {
    Button("Share") { isShown = true }
  }
}

/// Alerts as they were written at first.
struct ScannerView: View {
  @State private var isDenied = true
  @State private var isScanFailed = false

  var body: some View {
    Text("Scan")
      .alert(isPresented: $isDenied) {
        Alert(
          title: Text("No camera"),
          message: Text("Allow it in the settings."),
          dismissButton: .cancel(Text("OK")))
      }
      .onAppear { isScanFailed = isDenied == false }
  }
}

/// The same with both alerts on one view.
struct ImportView: View {
  @State private var isDenied = true
  @State private var isBroken = false

  var body: some View {
    Text("Import")
      .alert(isPresented: $isDenied) { Alert(title: Text("No access")) }
      .alert(isPresented: $isBroken) {
        let text = Text("Broken")
        return Alert(title: text, dismissButton: .cancel(Text("OK"), action: { isBroken = false }))
      }
      .onAppear { isBroken = true }
  }
}

/// A button of the first alert asks for the second one: one item for both would be gone when the first goes.
struct AccountRemovalView: View {
  @State private var isWarning = false
  @State private var isConfirming = false
  @State private var isLoggingOut = false

  var body: some View {
    Button("Delete") { isWarning = true }
      .alert("This cannot be undone", isPresented: $isWarning) {
        Button("Go on") { goOn() }
      }
      .alert("Really?", isPresented: $isConfirming) {
        Button("Yes", role: .destructive) {}
      }
      .alert("Log out?", isPresented: $isLoggingOut) {
        Button("Log out") {}
      }
      .onAppear { isLoggingOut = true }
  }

  private func goOn() { isConfirming = true }
}
