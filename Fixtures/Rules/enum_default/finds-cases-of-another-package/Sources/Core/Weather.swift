@nonexhaustive
public enum Weather { case sun, rain, snow, fog }

public func isDry(_ weather: Weather) {
  switch weather {
  case .sun: stay()
  default: leave()  //~ enum_default "default takes 3 cases of 'Weather': 'rain', 'snow' and 'fog'"
  }
}
