import Foundation

/// A list whose elements have keys is a list.
struct Deliveries {
  func keep(_ texts: [[String: String]]) {
    UserDefaults.standard.set(texts, forKey: "deliveries")
  }

  var kept: [[String: String]] {
    (UserDefaults.standard.array(forKey: "deliveries") as? [[String: String]]) ?? []
  }

  func count(_ counts: [String: [Int]]) {
    UserDefaults.standard.set(counts, forKey: "counts")
  }

  var counted: [Any] {
    UserDefaults.standard.array(forKey: "counts") ?? []  //~ key_type_mismatch "user defaults key 'counts' is read as 'Array' and written as '[String: [Int]]'"
  }
}
