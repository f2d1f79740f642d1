enum ParcelStatus {
  case announced
  case inTransit
  case delivered
  case returned
}

func line(for status: ParcelStatus) -> String {
  switch status {
  case .delivered: "At your door"
  case .inTransit: "On its way"
  default: "Please wait"  //~ enum_default "'announced' and 'returned'"
  }
}
