enum Transport { case train, bus, ferry, bicycle }

func fare(_ trip: some Trip) -> Int {
  switch trip.means {
  case Transport.train: 9
  default: 3  //~ enum_default
  }
}
