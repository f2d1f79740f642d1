import Foundation

func remember(_ value: Int, isGuest: Bool) {
  UserDefaults.standard.set(value, forKey: isGuest ? "guestScore" : "score")  //~ string_key "'score'"
}

func recall() -> Int { UserDefaults.standard.integer(forKey: "score") }
