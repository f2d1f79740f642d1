enum OrderStatus: String {
  case placed
  case shipped = "sent"
  case delivered
}

struct WebOrder {
  var status = OrderStatus.placed

  var text: String {
    switch status {
    case .placed: "We have it."
    case .shipped: "It is on its way."
    case .delivered: "It is there."
    }
  }
}
