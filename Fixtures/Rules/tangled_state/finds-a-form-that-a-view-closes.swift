import SwiftUI

// The three are written together; the view only closes the form.
final class GoalStore: ObservableObject {
  @Published var isShowingForm = false  //~ tangled_state "'isShowingForm' and 'editedGoal' are written together wherever one of them is"
  @Published var editedGoal: Goal?

  func create() {
    editedGoal = nil
    isShowingForm = true
  }

  func edit(_ goal: Goal) {
    editedGoal = goal
    isShowingForm = true
  }

  func reset() {
    editedGoal = nil
    isShowingForm = false
  }
}

struct GoalList: View {
  @ObservedObject var store: GoalStore

  var body: some View {
    Text("Goals").sheet(
      isPresented: Binding(get: { store.isShowingForm }, set: { store.isShowingForm = $0 })
    ) { GoalForm(goal: store.editedGoal) }
  }
}
