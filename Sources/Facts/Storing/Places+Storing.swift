import UntangleSourceFiles

extension Span: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(line, column, Int(endLine) - Int(line), endColumn)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    let line: Int32 = try bytes.read()
    let column: Int32 = try bytes.read()
    let height: Int = try bytes.read()
    guard let endLine = Int32(exactly: Int(line).addingReportingOverflow(height).partialValue) else {
      throw DamagedBytes()
    }
    self.init(line: line, column: column, endLine: endLine, endColumn: try bytes.read())
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
