import SwiftUI

/// The body has a branch for each, and takes the first: the code means one of them, and keeps both.
struct Loader: View {
  @State private var event: Event?  //~ tangled_state "'event' and 'isMissing' are asked for in turn"
  @State private var isMissing = false
  let id: Int

  var body: some View {
    VStack {
      if let event {
        Text(event.title)
      } else if isMissing {
        Text("Not found")
      } else {
        if id > 0 { ProgressView() } else { Text("Nothing to load") }
      }
    }
    .task { await load() }
    .refreshable { await load() }
  }

  private func load() async {
    if let found = await Event.find(id) {
      event = found
      isMissing = false
    } else {
      isMissing = true
    }
  }
}

/// What the button shows asks for one, and else for the other.
struct Updater: View {
  @State private var isInstalling = false  //~ tangled_state "'isInstalling' and 'isReady' are asked for in turn"
  @State private var isReady = false

  var body: some View {
    Button(action: install) {
      Text(isInstalling ? "Installing" : isReady ? "Restart" : "Install")
    }
  }

  private func install() {
    isInstalling = true
    Task {
      await Package.install()
      isInstalling = false
      isReady = true
    }
  }
}

/// The same of three.
struct Downloader: View {
  @State private var isRunning = false  //~ tangled_state "'isRunning', 'isPaused' and 'isDone'"
  @State private var isPaused = false
  @State private var isDone = false

  var body: some View {
    VStack {
      Button("Start") { start() }
      Button("Pause") { pause() }
      Text(isRunning ? "Running" : isPaused ? "Paused" : isDone ? "Done" : "Idle")
    }
  }

  private func start() {
    isRunning = true
    Task {
      await Package.install()
      isRunning = false
      isDone = true
    }
  }

  private func pause() {
    isRunning = false
    isPaused = true
  }
}

/// One choice in the other says nothing about both.
struct Title: View {
  @State private var isBold = false
  @State private var isShort = false

  var body: some View {
    VStack {
      Text(isBold ? "Title" : "text")
      Text(isShort ? "T" : "Title")
      Button("Bold") { isBold.toggle() }
      Button("Short") { isShort.toggle() }
    }
  }
}
