import Foundation

struct Settings {
  func flag(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }
  func setFlag(_ key: String, to value: Bool) { UserDefaults.standard.set(value, forKey: key) }
}

struct Sound {
  let settings = Settings()

  func mute() { settings.setFlag("isMuted", to: true) }  //~ string_key "'isMuted' is written as a literal in 2 places"
  var isMuted: Bool { settings.flag("isMuted") }
}
