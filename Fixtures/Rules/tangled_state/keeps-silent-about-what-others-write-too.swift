import SwiftUI

/// The popover clears its flag alone where the user taps outside of it.
struct EntryForm: View {
  @State private var isPromptShown = false
  @State private(set) var isNoted = false

  var body: some View {
    VStack {
      Button("Save") { isNoted = true }
      Button("Prompt") { isPromptShown = true }
      Button("Done") {
        isPromptShown = false
        isNoted = false
      }
    }
    .popover(isPresented: $isPromptShown) { Text("Name") }
  }
}

/// The chart writes the day, and what follows from it is written beside the modifier.
struct DayChart: View {
  @State private var selectedDay: Int?
  @State private var zoom: Zoom?

  var body: some View {
    Chart()
      .chartXSelection(value: $selectedDay)
      .onTapGesture { zoom = Zoom() }
  }

  func reset() {
    selectedDay = nil
    zoom = nil
  }
}

struct Zoom {}

/// One flag says that anything changed: it follows from none of the two.
final class Watch {
  var volumes = Volumes.small { didSet { needsUpdate = true } }
  var context: Zoom? { didSet { needsUpdate = true } }
  private var needsUpdate = false

  func fill(_ found: Zoom?) {
    context = found
    volumes = .large
  }

  func send() {
    guard needsUpdate else { return }
    needsUpdate = false
  }

  enum Volumes { case small, large }
}

/// Settings that are copied from an object are independent of each other, and of whether the object is there.
final class Treatments {
  var settings: Settings?
  private var confirms = false
  private var showsPresets = false

  func setUp(_ found: Settings) {
    settings = found
    confirms = settings?.confirms ?? false
    showsPresets = settings?.showsPresets ?? false
  }

  var title: String { confirms && showsPresets ? "Both" : "" }

  func forget() { settings = nil }
}

final class Settings {
  var confirms = false
  var showsPresets = false
}

/// What a wrapper keeps on disk may be anything when the app begins.
final class Onboarding {
  @Persisted(key: "completed") var isCompleted: Bool?
  @Persisted(key: "order") var hasSeenOrder: Bool?

  func complete() {
    hasSeenOrder = true
    isCompleted = true
  }
}

/// The dialog of one thing, and the same flag for another.
struct Adjustments: View {
  @State private var isDeleting = false
  @State private var override: Zoom?

  var body: some View {
    VStack {
      list.confirmationDialog("Delete", isPresented: $isDeleting) {
        if override != nil { Button("Delete override") { override = nil } }
      }
      targets.confirmationDialog("Delete", isPresented: $isDeleting) { Button("Delete target") {} }
      Button("Ask") {
        override = Zoom()
        isDeleting = true
      }
      Button("Ask for the target") { isDeleting = true }
    }
  }

  private var list: some View { Text("Overrides") }
  private var targets: some View { Text("Targets") }
}
