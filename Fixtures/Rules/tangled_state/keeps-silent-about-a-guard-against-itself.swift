/// The flag is only ever true while nobody else runs: it keeps a method from being called by what it does.
final class Picker {
  private var isUpdating = false
  private var chosen: String?

  func choose(_ name: String?) {
    guard !isUpdating else { return }
    isUpdating = true
    chosen = name
    tell()
    isUpdating = false
  }

  func forget() { chosen = nil }
}

/// A message goes away after some time, whatever happens.
struct CopyButton: View {
  @State private(set) var isCopying = false
  @State private var link: URL?

  var body: some View { Text("Copy") }

  private func copy() {
    isCopying = true
    log("copy")
    log("wait")
    Task { link = await makeLink() }
    log("copied")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isCopying = false }
  }

  private func forget() { link = nil }
}

/// Fields that the user edits, filled by a form that is loaded: not what the flag is about.
struct ProfileForm: View {
  @State private(set) var isLoading = false
  @State private var name = ""
  @State private var isPublic = false

  var body: some View {
    TextField("Name", text: $name)
    Toggle("Public", isOn: $isPublic)
  }

  private func load() async {
    isLoading = true
    let profile = await fetchProfile()
    name = profile.name
    isPublic = profile.isPublic
    isLoading = false
  }
}

/// The enum has a case for its own work already, and the flag is about other work.
final class Conversation {
  enum Phase { case loading, display, failed }
  private var phase = Phase.loading
  private(set) var isSending = false

  func send(_ text: String) async {
    isSending = true
    await post(text)
    phase = .display
    isSending = false
  }

  func fail() { phase = .failed }
}

/// A page of data: that it came is one thing, what it is is another.
final class Dashboard {
  private(set) var isLoading = false
  private var names: [String] = []
  private var colors: [String] = []
  private var places: [String] = []
  private var dates: [String] = []
  private var notes: [String] = []

  func load() async {
    isLoading = true
    names = await fetch()
    colors = await fetch()
    places = await fetch()
    dates = await fetch()
    notes = await fetch()
    isLoading = false
  }
}
