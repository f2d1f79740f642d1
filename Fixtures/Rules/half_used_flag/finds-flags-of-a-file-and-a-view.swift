import SwiftUI

private var tracesAll = false  //~ half_used_flag "'tracesAll' is never set: it is always false"

struct Banner: View {
  @State private var isExpanded = true  //~ half_used_flag "'isExpanded' is never set: it is always true"
  @State private var isClosed = false
  @State private var hasFailed = false  //~ half_used_flag "'hasFailed' is set in one place and never read"
  private static var hasWarned = false  //~ half_used_flag "'hasWarned' is set in 2 places and never read"

  var body: some View {
    VStack {
      if isExpanded { Text("More") }
      Toggle("Closed", isOn: $isClosed)
      Button("Retry") { hasFailed = true }
    }
  }

  func warn() {
    if tracesAll { print("warn") }
    Self.hasWarned = true
  }

  static func reset() { hasWarned = false }
}

final class Bell {
  private var isHung = false  //~ half_used_flag "'isHung' is neither set nor read"
}

/// A view is only drawn anew for what its body reads.
struct Refresh: View {
  @State private var tick = false  //~ half_used_flag "'tick' is set in one place and never read"

  var body: some View { Button("Again") { tick.toggle() } }
}
