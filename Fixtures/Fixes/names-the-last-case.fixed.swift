enum Light { case red, amber, green }

func go(_ light: Light) -> Bool {
  switch light {
  case .red: return false
  case .amber: return false
  case .green: return true
  }
}

func goOptional(_ light: Light?) -> Int {
  switch light {
  case .red, .amber: 0
  case nil: 1
  case .green: 2
  }
}
