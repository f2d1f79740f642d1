// The rest takes snow and a little rain: one name cannot stand for it.
enum Weather {
  case dry
  case rain(millimetres: Int)
  case snow
}

func gear(_ weather: Weather) -> String {
  switch weather {
  case .dry: "none"
  case .rain(let amount) where amount > 5: "umbrella"
  default: "hat"
  }
}
