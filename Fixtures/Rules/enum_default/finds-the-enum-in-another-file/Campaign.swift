struct Campaign {
  func cost(_ contact: Contact) -> Int {
    switch contact.channel {
    case .mail: 0
    case .phone: 2
    default: 5  //~ enum_default "'letter' and 'visit'"
    }
  }
}
