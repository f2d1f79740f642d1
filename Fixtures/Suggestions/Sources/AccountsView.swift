import SwiftUI

struct Account: Identifiable, Sendable {
  let id: Int
  let name: String
}

/// Where accounts are listed, imported and explained: one thing over the list at a time.
struct AccountsView: View {
  let accounts: [Account]

  @State private var isShowingImport = false
  @State private var isHelpPresented = false

  var body: some View {
    NavigationStack {
      List(accounts) { account in
        Text(account.name)
      }
      Button("Import") { isShowingImport = true }
      Button("Help") {
        isShowingImport = false
        isHelpPresented = true
      }
    }
    .sheet(isPresented: $isShowingImport) {
      VStack {
        Text("Choose a file")
        Button("Done") { isShowingImport = false }
      }
    }
    .sheet(isPresented: $isHelpPresented) {
      Text("Accounts are kept on this device.")
    }
  }
}
