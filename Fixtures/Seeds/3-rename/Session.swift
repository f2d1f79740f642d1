import SwiftUI

enum StoredKeys { static let isActive = "isActive" }

struct SessionView: View {
  @AppStorage("isActive") private var isActive = false

  func end() { UserDefaults.standard.set(false, forKey: StoredKeys.isActive) }
}
