/// Two works that a property and the buttons ask for together: one says which of them goes on.
final class Transfer {
  private var isExporting = false  //~ tangled_state "'isExporting' and 'isImporting' are asked for together: one state could say which work goes on"
  private var isImporting = false

  var isBusy: Bool { isExporting || isImporting }

  func export() async {
    isExporting = true
    await write()
    isExporting = false
  }

  func restore() async {
    isImporting = true
    await read()
    isImporting = false
  }
}

/// The flag of work, and what the view shows instead of it.
struct SyncRow: View {
  @State private var isSyncing = false  //~ tangled_state "'isSyncing' and 'isUpToDate' are asked for in turn"
  let account: Account
  @State private var isUpToDate = false

  var body: some View {
    if isSyncing {
      ProgressView()
    } else if isUpToDate {
      Text("Up to date")
    } else {
      Button("Sync") { sync() }
    }
    Button("Look") { isUpToDate = account.isUpToDate }
  }

  private func sync() {
    Task {
      isSyncing = true
      await account.sync()
      isSyncing = false
    }
  }
}

/// The alert asks, and its button begins the work.
struct DeleteButton: View {
  @State private var asksFirst = false  //~ tangled_state "what 'asksFirst' shows begins the work of 'isDeleting'"
  @State private var isDeleting = false

  var body: some View {
    Button("Delete") { asksFirst = true }
      .disabled(isDeleting)
      .alert("Delete?", isPresented: $asksFirst) {
        Button("Yes") { delete() }
      }
  }

  private func delete() {
    Task {
      isDeleting = true
      await remove()
      isDeleting = false
    }
  }
}

/// The sheet is a page of its own, and what it does later is no step of being shown.
struct Settings: View {
  @State private var showsDetails = false
  @State private(set) var isSaving = false

  var body: some View {
    Button("Details") { showsDetails = true }
      .sheet(isPresented: $showsDetails) {
        Button("Save") { save() }
      }
  }

  private func save() {
    Task {
      isSaving = true
      await store()
      isSaving = false
    }
  }
}
