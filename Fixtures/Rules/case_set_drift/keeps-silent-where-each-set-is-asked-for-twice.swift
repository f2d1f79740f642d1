enum Store { case local, cloud, feed, other }

final class StoreAccount {
  var store = Store.local

  func refresh() { if store == .local || store == .cloud { print(1) } }
  func update() { if store == .local || store == .cloud { print(2) } }
  func hide() { if store == .local || store == .cloud || store == .feed { print(3) } }
  func show() { if store != .local && store != .cloud && store != .feed { print(4) } }
}
