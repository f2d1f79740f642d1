/// A view shows one sheet at a time, and three flags can ask for three.
struct BackupList: View {
  @State private var showsCreation = false  //~ tangled_state "'showsCreation', 'showsImport' and 'restored' could be one state"
  @State private var showsImport = false
  @State private var restored: Backup?

  var body: some View {
    VStack {
      Button("New") { showsCreation = true }
      Button("Import") { showsImport = true }
      Button("Restore") { restored = Backup() }
    }
    .sheet(isPresented: $showsCreation) { Text("New") }
    .sheet(isPresented: $showsImport) { Text("Import") }
    .sheet(item: $restored) { _ in Text("Restore") }
  }
}

/// So can two.
struct SmallList: View {
  @State private var showsCreation = false  //~ tangled_state "'showsCreation' and 'showsImport' each present something over one view"
  @State private var showsImport = false

  var body: some View {
    VStack {
      Button("New") { showsCreation = true }
      Button("Import") { showsImport = true }
    }
    .sheet(isPresented: $showsCreation) { Text("New") }
    .sheet(isPresented: $showsImport) { Text("Import") }
  }
}

struct Backup: Identifiable {
  let id = 0
}
