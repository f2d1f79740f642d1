// The subject's type is not written anywhere; only one enum has both cases.
enum Transport { case train, bus, ferry, bicycle }
enum Building { case station, harbour }

func fare(_ trip: some Trip) -> Int {
  switch trip.means {
  case .train: 9
  case .ferry: 12
  default: 3  //~ enum_default "'bus' and 'bicycle'"
  }
}
