//@ foreign_enums = true
import SwiftUI

struct Backdrop: View {
  @Environment(\.colorScheme) var colorScheme: ColorScheme

  func shade(_ result: Result<Int, any Error>) -> Double {
    switch colorScheme {
    case .dark: print("dark")
    default: print("light")  //~ last_case_default "'light'; name them and keep '@unknown default'"
    }
    switch result {
    case .success(let value): return Double(value)
    default: return 0  //~ last_case_default "'failure'"
    }
  }
}
