enum PostLamp: String { case red, green }

func isOn(_ lamp: PostLamp) -> Bool {
  switch lamp.rawValue {  //~ raw_value_switch "'red' for '.red'; 'grean' is no case's"
  case "red": true
  case "grean": true
  default: false
  }
}
