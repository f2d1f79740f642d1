//@ partly_named_cases = true
// The rest takes one case and a little rain: `last_case_default` has no single name for it.
enum Weather {
  case dry
  case rain(millimetres: Int)
  case snow
}

func gear(_ weather: Weather) -> String {
  switch weather {
  case .dry: "none"
  case .rain(let amount) where amount > 5: "umbrella"
  default: "hat"  //~ enum_default "1 case of 'Weather': 'snow', and what is left of 'rain'"
  }
}
