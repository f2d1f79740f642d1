import SwiftUI

final class BuyModel: ObservableObject {
  @Published var isLeftActive = false  //~ tangled_state "are written together in 3 places"
  @Published var isRightActive = false
}

/// One branch after the other: the last write of one and the first of the next are not together.
struct BuyForm: View {
  enum Side { case left, right, none }
  @ObservedObject var model: BuyModel

  var body: some View {
    Field(focus: $model.isLeftActive)
  }

  func choose(_ side: Side) {
    switch side {
    case .left:
      model.isLeftActive = true
      model.isRightActive = false
    case .right:
      model.isLeftActive = false
      model.isRightActive = true
    case .none:
      model.isLeftActive = false
      model.isRightActive = false
    }
  }
}
