enum Weather {
  case dry
  case rain(millimetres: Int)
  case snow
}

func gear(_ weather: Weather) -> String {
  switch weather {
  case .dry: "none"
  case .rain(let amount) where amount > 5: "umbrella"
  default: "hat"  //~ last_case_default "'snow'"
  }
}
