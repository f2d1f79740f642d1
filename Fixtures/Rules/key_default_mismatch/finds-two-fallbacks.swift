import Foundation

var shownSize: Int { UserDefaults.standard.object(forKey: "size") as? Int ?? 5 }

var savedSize: Int { UserDefaults.standard.object(forKey: "size") as? Int ?? 10 }  //~ key_default_mismatch
