enum Renderer {
  case software
  #if os(Linux)
    case vulkan
  #else
    case metal
  #endif
  case none
}

func name(_ renderer: Renderer) -> String {
  switch renderer {
  case .software: "cpu"
  default: "gpu"  //~ enum_default "'vulkan', 'metal' and 'none'"
  }
}
