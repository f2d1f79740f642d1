enum Shade { case light, medium, dark }

func nextShade() -> Shade { .light }

func paint(_ shades: [Shade]) {
  let local = Shade.dark
  switch local {
  case .dark: print(1)
  default: print(2)  //~ enum_default
  }
  switch nextShade() {
  case .dark: print(1)
  default: print(2)  //~ enum_default
  }
  for shade in shades {
    switch shade {
    case .dark: print(1)
    default: print(2)  //~ enum_default
    }
  }
  shades.forEach { (shade: Shade) in
    switch shade {
    case .dark: print(1)
    default: print(2)  //~ enum_default
    }
  }
}
