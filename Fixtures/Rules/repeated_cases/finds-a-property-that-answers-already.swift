enum RoadWeather {
  case sun, rain, snow, fog

  var isWet: Bool { self == .rain || self == .snow }
}

func coat(_ weather: RoadWeather) -> String {
  if weather == .rain || weather == .snow { return "coat" }  //~ repeated_cases "'isWet' answers"
  return "none"
}

func shoes(_ weather: RoadWeather) -> String {
  if [.rain, .snow].contains(weather) { return "boots" }
  return "sandals"
}

func road(_ weather: RoadWeather) -> Int {
  guard weather != .rain && weather != .snow else { return 50 }
  return 100
}
