import UntangleReports
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Unbuffered standard output and standard error.
enum Console {
  enum Stream {
    case output, error

    var descriptor: Int32 {
      switch self {
      case .output: STDOUT_FILENO
      case .error: STDERR_FILENO
      }
    }
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.descriptor) == 1 }

  /// The width of the terminal in columns; nil if the stream is not a terminal.
  static func width(of stream: Stream) -> Int? {
    guard isTerminal(stream) else { return nil }
    var size = winsize()
    guard ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Text on standard error is escaped: it can contain any name, and a build server must not read it as a
  /// command.
  static func write(_ text: String, to stream: Stream) {
    switch stream {
    case .output: write(Array(text.utf8), to: stream)
    case .error: write(Array(text.asLogLines.utf8), to: stream)
    }
  }

  /// A closed pipe is not an error: its reader has enough. Any other error on standard output ends the run
  /// with 2.
  static func write(_ bytes: [UInt8], to stream: Stream) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(stream.descriptor, buffer.baseAddress! + offset, buffer.count - offset)
      }
      if written > 0 {
        offset += written
      } else if errno == EAGAIN {
        wait(for: stream)
      } else if errno != EINTR {
        return giveUp(stream, errno)
      }
    }
  }

  private static func giveUp(_ stream: Stream, _ code: Int32) {
    switch stream {
    // An error on standard error cannot be reported anywhere.
    case .error: return
    case .output:
      if code == EPIPE { return }
      write("standard output: error: cannot be written: \(systemWords(code))\n", to: .error)
      end(with: 2)
    }
  }

  /// Waits until a non-blocking stream can be written.
  private static func wait(for stream: Stream) {
    var descriptor = pollfd(fd: stream.descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&descriptor, 1, -1)
  }

  /// The bytes of standard input; at most `limit` + 1 of them, so that the caller sees when there are too
  /// many.
  static func readInput(limit: Int) throws(InputFailure) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while all.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 {
        all += chunk[..<count]
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        throw InputFailure(reason: "cannot be read: \(systemWords(errno))")
      }
    }
    return Array(all.prefix(limit + 1))
  }

  struct InputFailure: Error {
    /// One lowercase sentence about standard input.
    let reason: String
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
