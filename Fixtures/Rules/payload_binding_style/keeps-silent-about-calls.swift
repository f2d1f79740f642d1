let event = Event.failed(error)
let handler = make(.failed(error), { _ in })
switch event {
case check(event): break
case .failed: break
default: break
}
