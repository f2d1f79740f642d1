func show(_ events: [Event], _ pair: (Event, Event)) throws {
  for case .failed(let error) in events { print(error) }  //~ payload_binding_style
  guard case .moved(let x, 0)? = events.first else { return }  //~ payload_binding_style
  while case .counted(var number) = events[x] { number += 1 }  //~ payload_binding_style
  switch pair {
  case (.failed(let error), .ended): print(error)  //~ payload_binding_style
  case (.moved(_), _): break  //~ payload_binding_style
  default: break
  }
  do { try run() } catch LoadError.status(let code) { print(code) }  //~ payload_binding_style
  switch events[0] {
  case .nested(.failed(let error)): print(error)  //~ payload_binding_style
  default: break
  }
}
