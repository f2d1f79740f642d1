import Core

func plan(_ weather: Weather) {
  switch weather {
  case .sun: walk()
  case .rain: drive()
  default: wait()  //~ enum_default "'snow' and 'fog'; name them and keep '@unknown default' for those to come"
  }
}

func pack(_ weather: Weather) {
  switch weather {
  case .sun: walk()
  case .rain, .snow, .fog: drive()
  @unknown default: wait()
  }
}
