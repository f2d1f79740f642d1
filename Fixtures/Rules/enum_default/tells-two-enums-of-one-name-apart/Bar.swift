struct Bar {
  func width(_ state: Upload.State, of player: Player) -> Int {
    switch state {
    case .sent: print("done")
    default: print("wait")  //~ enum_default "'Upload.State': 'idle' and 'sending'"
    }
    switch player.state {
    case .idle: return 0
    default: return 1  //~ enum_default "'Player.State'"
    }
  }
}
