enum OrderStatus: String {
  case placed
  case shipped = "sent"
  case delivered
}

struct WebOrder {
  var status = OrderStatus.placed

  var text: String {
    switch status.rawValue {  //~ raw_value_switch "'placed' for '.placed' and 'sent' for '.shipped'"
    case "placed": "We have it."
    case "sent": "It is on its way."
    default: "It is there."
    }
  }
}
