#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and standard error, without buffers.
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

  /// Columns of the terminal; nil where the stream is none.
  static func width(of stream: Stream) -> Int? {
    guard isTerminal(stream) else { return nil }
    var size = winsize()
    guard ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  static func write(_ text: String, to stream: Stream) { write(Array(text.utf8), to: stream) }

  /// Whoever closed the pipe has seen enough; any other failure ends the run with 2.
  static func write(_ bytes: [UInt8], to stream: Stream) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(stream.descriptor, buffer.baseAddress! + offset, buffer.count - offset)
      }
      if written > 0 {
        offset += written
      } else if errno == EPIPE {
        return
      } else if errno != EINTR && errno != EAGAIN {
        exit(2)
      }
    }
  }

  /// All bytes of standard input.
  static func readInput() -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        all += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return all
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
