func show(_ event: Event, limit: Int) {
  switch event {
  case .moved(let x, var y):
    y += x
  case .moved(let x, limit): print(x)
  case .counted(limit + 1): break
  case .failed(is LoadError): break
  case .failed(let error as LoadError): print(error)
  case .moved(_, 3): break
  case .ended: break
  default: break
  }
}
