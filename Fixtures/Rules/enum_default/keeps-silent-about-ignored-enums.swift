//@ ignored = [WallLamp]
enum WallLamp { case off, dim, bright }

// untangle:ignore - the server adds tones
enum RadioTone { case low, mid, high }

func name(_ lamp: WallLamp) -> String {
  switch lamp {
  case .off: "off"
  default: "on"
  }
}

func name(_ tone: RadioTone) -> String {
  switch tone {
  case .low: "low"
  default: "other"
  }
}
