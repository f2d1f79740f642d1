import SwiftUI

struct Welcome: View {
  @State var showCat = false  //~ tangled_state "'showCat', 'showName' and 'showButton' are set one after the other and never cleared"
  @State var showName = false
  @State var showButton = false

  var body: some View {
    VStack {
      if showCat { Image("cat") }
      if showName { Text("Tom") }
      if showButton { Button("Go") {} }
    }
    .onAppear {
      after(0.5) {
        showCat = true
        after(1) {
          showName = true
          after(1) { showButton = true }
        }
      }
    }
  }
}

struct Entrance: View {
  @State var isOpen = false  //~ tangled_state "are set one after the other"
  @State var isLit = false
  @State var isWarm = false

  var body: some View {
    Text("\(isWarm) \(isLit) \(isOpen)").task {
      isOpen = true
      await pause()
      isLit = true
      await pause()
      isWarm = true
    }
  }
}

/// All at once is one step.
struct Hall: View {
  @State var isOpen = false
  @State var isLit = false
  @State var isWarm = false

  var body: some View {
    Text("Hall").task {
      await pause()
      isOpen = true
      isLit = true
      isWarm = true
    }
  }
}
