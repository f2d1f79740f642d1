enum Event {
  case moved(x: Int, y: Int)
  case failed(String)
  indirect case nested(Event)
  case ended
}

func describe(_ event: Event, _ other: Event?) -> String {
  switch event {
  case let .moved(x: x, y: y): return "\(x) \(y)"
  case let .nested(.failed(reason)), let .failed(reason): return reason
  case .nested: return "nested"
  case .ended: break
  }
  if case let .moved(x, 0)? = other { return "\(x)" }
  if case var Event.failed(reason)? = other {
    reason += "!"
    return reason
  }
  // The comment would go.
  if case .failed(_ /* whatever it was */) = event { return "failed" }
  guard case .some(.failed(let /* why */ reason)) = other else { return "" }
  return reason
}
