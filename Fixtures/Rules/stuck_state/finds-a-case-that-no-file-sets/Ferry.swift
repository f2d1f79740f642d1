enum Voyage { case docked, boarding, sailing, drifting }

final class Ferry {
  fileprivate(set) var voyage = Voyage.docked  //~ stuck_state "nothing leads to 'drifting'"

  func board() { voyage = .boarding }
  func sail() { voyage = .sailing }
  func dock() { voyage = .docked }
}
