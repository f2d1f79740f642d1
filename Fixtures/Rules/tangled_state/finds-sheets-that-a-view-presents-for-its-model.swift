import SwiftUI

@Observable final class FilterModel {
  var showsChains = false  //~ tangled_state "'showsChains' and 'showsTypes' each present something over one view, which shows one at a time: one optional says which"
  var showsTypes = false
  var isCompact = false

  func selectChains() { showsChains = true }
  func selectTypes() { showsTypes = true }
  func compact() { isCompact = true }
}

struct FilterView: View {
  @State private var model = FilterModel()

  var body: some View {
    Button("Chains") { model.selectChains() }
      .sheet(isPresented: $model.showsChains) { Text("Chains") }
      .sheet(isPresented: $model.showsTypes) { Text("Types") }
  }
}
