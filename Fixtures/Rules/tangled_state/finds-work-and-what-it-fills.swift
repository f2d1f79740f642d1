/// A flag that is set before work and cleared after it, and what the work leaves: each is a step of one state.
struct LogExport: View {
  @State private var isExporting = false  //~ tangled_state "'isExporting' is true while work goes on, and 'file' is what the work fills"
  @State private var file: URL?

  var body: some View {
    Button("Export") { export() }
      .disabled(isExporting)
      .quickLookPreview($file)
  }

  private func export() {
    isExporting = true
    Task {
      do {
        let written = try await writeLog()
        await MainActor.run {
          file = written
          isExporting = false
        }
      } catch {
        await MainActor.run { isExporting = false }
      }
    }
  }
}

/// The list that is loaded, with a flag that goes off on every way out.
final class Shelf: ObservableObject {
  @Published var books: [String] = []  //~ tangled_state "'books', 'isLoading' and 'problem' could be one state"
  @Published var isLoading = false
  @Published var problem = ""

  func load() async {
    problem = ""
    isLoading = true
    defer { isLoading = false }
    do { books = try await fetchBooks() } catch { problem = "No books: \(error)" }
  }
}

/// A background queue, and the main queue on both sides of it.
final class Index {
  var isBuilding = false  //~ tangled_state "'isBuilding' is true while work goes on, and 'built' is what the work fills"
  private(set) var built: Table?

  func build() {
    DispatchQueue.main.async { self.isBuilding = true }
    DispatchQueue.global().async {
      let table = makeTable()
      DispatchQueue.main.async {
        self.isBuilding = false
        log("built")
        log("shown")
        log("stored")
        self.built = table
      }
    }
  }

  func forget() { built = nil }
}

/// What a function fills that the work waits for.
final class Purchase {
  private(set) var isPaying = false  //~ tangled_state "'isPaying' is true while work goes on, and 'isDone' is what the work fills"
  private(set) var isDone = false

  func pay() {
    Task { [weak self] in
      guard let self else { return }
      defer { isPaying = false }
      isPaying = true
      await send()
      await goOn()
    }
  }

  func again() { isDone = false }

  private func goOn() async {
    await send()
    isDone = true
  }
}

/// The answer comes to another method.
final class Inbox {
  private(set) var isFetching = false  //~ tangled_state "'isFetching' is true while work goes on, and 'letters' is what the work fills"
  private var letters: [String] = []

  func fetch() {
    isFetching = true
    post.ask(for: self)
  }

  func post(_ post: Post, delivered letters: [String]) {
    isFetching = false
    log("delivered")
    log("\(letters.count)")
    log("done")
    self.letters = letters
  }
}
