//@ style = let_inside
func show(_ event: Event, _ other: Event?) {
  switch event {
  case let .moved(x, y): print(x, y)  //~ payload_binding_style "'let .moved(x, y)' binds before the case"
  case .failed(let error): print(error)
  case var .counted(number):  //~ payload_binding_style
    number += 1
  case .ended: break
  }
  guard case let .moved(x, _)? = other else { return }  //~ payload_binding_style
  print(x)
}
