enum Event {
  case moved(x: Int, y: Int)
  case failed(String)
  indirect case nested(Event)
  case ended
}

func describe(_ event: Event, _ other: Event?) -> String {
  switch event {
  case .moved(x: let x, y: let y): return "\(x) \(y)"
  case .nested(.failed(let reason)), .failed(let reason): return reason
  case .nested(_): return "nested"
  case .ended: break
  }
  if case .moved(let x, 0)? = other { return "\(x)" }
  if case Event.failed(var reason)? = other {
    reason += "!"
    return reason
  }
  // The comment would go.
  if case .failed(_ /* whatever it was */) = event { return "failed" }
  guard case .some(.failed(let /* why */ reason)) = other else { return "" }
  return reason
}
