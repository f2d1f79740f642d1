import Foundation

public protocol Transport: AnyObject {
  func get(_ url: URL, progress: @escaping (Double) -> Void, done: @escaping (Result<URL, any Error>) -> Void)
  func cancel()
}

/// Fetches one file. The handlers are given with each start and dropped at its end.
public final class FileDownloader {
  public private(set) var isDownloading = false
  public private(set) var isCancelled = false
  public private(set) var location: Optional<URL> = .none
  public private(set) var lastError: Swift.Error? = nil

  private var onMessage: ((String) -> Void)?
  private var onFinish: ((_ location: URL?, _ error: (any Swift.Error)?) -> Void)?
  private let transport: any Transport

  public init(transport: any Transport) {
    self.transport = transport
  }

  public func start(
    _ url: URL, onMessage: ((String) -> Void)? = nil,
    onFinish: @escaping (_ location: URL?, _ error: (any Swift.Error)?) -> Void
  ) {
    precondition(!isDownloading, "one file at a time")
    isDownloading = true
    isCancelled = false
    location = .none
    lastError = nil
    self.onMessage = onMessage
    self.onFinish = onFinish
    transport.get(
      url,
      progress: { [weak self] fraction in
        self?.onMessage?("\(Int(fraction * 100)) %")
      },
      done: { [weak self] result in
        self?.complete(result)
      }
    )
  }

  public func cancel() {
    guard isDownloading else { return }
    transport.cancel()
    isDownloading = false
    isCancelled = true
    dropHandlers()
  }

  private func complete(_ result: Result<URL, any Swift.Error>) {
    guard isDownloading else { return }
    isDownloading = false
    defer { dropHandlers() }
    switch result {
    case .success(let url):
      location = url
      onFinish?(url, nil)
    case .failure(let error):
      lastError = error
      onFinish?(nil, error)
    }
  }

  private func dropHandlers() {
    onMessage = nil
    onFinish = nil
  }
}

extension FileDownloader {
  public var summary: String {
    if isDownloading { return "downloading" }
    if isCancelled { return "cancelled" }
    if let lastError { return "failed: \(lastError)" }
    return location?.lastPathComponent ?? "not started"
  }
}
