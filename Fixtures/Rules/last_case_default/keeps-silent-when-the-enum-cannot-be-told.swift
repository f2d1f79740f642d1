// Two enums have these cases, and nothing says which one it is.
enum Lamp { case on, off }
enum Fan { case on, off }

func watt(_ device: some Device) -> Int {
  switch device.current {
  case .on: 40
  default: 0
  }
}
