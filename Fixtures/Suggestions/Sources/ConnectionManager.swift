import Dispatch
import Foundation

protocol Socket: AnyObject {
  var onClose: ((Int) -> Void)? { get set }
  func close()
}

@MainActor
final class ConnectionManager {
  private(set) var isConnecting = false
  private(set) var isConnected = false
  private(set) var isReconnecting = false
  private var socket: (any Socket)?
  private var reconnectTask: Task<Void, Never>?
  private var closeCode: Int?

  internal var keepsAlive = true
  fileprivate(set) var attempts = 0

  private let open: @MainActor (URL) async throws -> any Socket
  private let url: URL

  init(url: URL, open: @escaping @MainActor (URL) async throws -> any Socket) {
    self.url = url
    self.open = open
  }

  func connect() async {
    guard !isConnecting, !isConnected else { return }
    reconnectTask?.cancel()
    reconnectTask = nil
    isReconnecting = false
    isConnecting = true
    closeCode = nil
    do {
      let socket = try await open(url)
      didOpen(socket)
    } catch {
      isConnecting = false
      scheduleReconnect()
    }
  }

  func disconnect() {
    reconnectTask?.cancel()
    reconnectTask = nil
    socket?.close()
    socket = nil
    isConnecting = false
    isConnected = false
    isReconnecting = false
    attempts = 0
  }

  private func didOpen(_ socket: any Socket) {
    self.socket = socket
    isConnecting = false
    isConnected = true
    attempts = 0
    socket.onClose = { [weak self] code in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.didClose(code)
        }
      }
    }
  }

  private func didClose(_ code: Int) {
    guard isConnected else { return }
    socket = nil
    isConnected = false
    closeCode = code
    if keepsAlive {
      scheduleReconnect()
    }
  }

  private func scheduleReconnect() {
    attempts += 1
    isReconnecting = true
    let seconds = UInt64(min(attempts, 6))
    reconnectTask = Task { [weak self] in
      try? await Task.sleep(nanoseconds: seconds * 1_000_000_000)
      guard !Task.isCancelled else { return }
      await self?.connect()
    }
  }
}
