enum PersonMood: String, CaseIterable { case happy, sad, calm }

enum VolumeLevel: Int { case low = 1, high = 2 }

enum PlainShape { case circle, square }

final class Person {
  var mood: PersonMood = .calm
  var other: PersonMood?
  var level = VolumeLevel.low

  func isLoud(_ shape: PlainShape) -> Bool {
    if mood.rawValue == "happy" || mood.rawValue == "sad" { return true }  //~ raw_value_switch "comparisons with the raw value of 'PersonMood'"
    if other?.rawValue != "happy" && other?.rawValue != "calm" { return true }  //~ raw_value_switch "'happy' for '.happy' and 'calm' for '.calm'"
    switch level.rawValue {  //~ raw_value_switch "a switch over the raw value of 'VolumeLevel' where its cases would do"
    case 1: return true
    case 2: return false
    default: break
    }
    switch String(describing: shape) {  //~ raw_value_switch "the description of 'PlainShape'"
    case "circle", "square": return false
    default: return true
    }
  }
}

extension PersonMood {
  var symbol: String {
    switch self.rawValue {  //~ raw_value_switch
    case "happy": ":)"
    case "sad": ":("
    default: ":|"
    }
  }

  var length: Int {
    switch rawValue {  //~ raw_value_switch
    case "happy": 1
    case "sad": 2
    default: 3
    }
  }
}
