actor Link {
  private(set) var isConnected = false
  private var waiting: [String] = []

  func connect() {
    isConnected = true
    waiting.forEach { print("sends", $0) }
    waiting = []
  }

  func send(_ text: String) {
    guard isConnected else {
      waiting.append(text)
      return
    }
    print("sends", text)
  }

  func close(_ done: (Bool) -> Void) {
    defer { done(isConnected) }
    isConnected = false
  }
}

struct Status {
  var isConnected: Bool
}

final class Monitor: @unchecked Sendable {
  let link: Link
  init(_ link: Link) { self.link = link }

  func status() async -> Status { Status(isConnected: await link.isConnected) }

  func text() async -> String {
    let isOn = await link.isConnected
    return isOn ? "online" : "offline"
  }

  func isDown() async -> Bool { await !link.isConnected }
}
