import UntangleSourceFiles

/// Lines are stored as differences from the span written before, which is mostly near.
extension Span: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(Int(line) - bytes.lastLine)
    bytes.write(number: UInt64(UInt32(bitPattern: column)))
    bytes.write(Int(endLine) - Int(line))
    bytes.write(number: UInt64(UInt32(bitPattern: endColumn)))
    bytes.lastLine = Int(line)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    let line = try Self.line(bytes.lastLine, plus: try bytes.read())
    let column = try Self.column(bytes.readNumber())
    let endLine = try Self.line(Int(line), plus: try bytes.read())
    bytes.lastLine = Int(line)
    self.init(line: line, column: column, endLine: endLine, endColumn: try Self.column(bytes.readNumber()))
  }

  private static func line(_ line: Int, plus height: Int) throws(DamagedBytes) -> Int32 {
    guard let sum = Int32(exactly: line.addingReportingOverflow(height).partialValue) else {
      throw DamagedBytes()
    }
    return sum
  }

  private static func column(_ number: UInt64) throws(DamagedBytes) -> Int32 {
    guard let bits = UInt32(exactly: number) else { throw DamagedBytes() }
    return Int32(bitPattern: bits)
  }
}

extension Location: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(path, span) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(path: try bytes.read(), span: try bytes.read())
  }
}

extension Problem: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(path, line, column, reason, cause, weight) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      path: try bytes.read(), line: try bytes.read(), column: try bytes.read(), reason: try bytes.read(),
      cause: try bytes.read(), weight: try bytes.read())
  }
}

extension Problem.Cause: Storable {}
extension Problem.Weight: Storable {}
