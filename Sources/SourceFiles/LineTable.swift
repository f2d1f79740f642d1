/// placeholder until the real one lands
package struct LineTable {
  private var starts: [Int32] = [0]
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for (i, b) in bytes.enumerated() where b == 10 { starts.append(Int32(i + 1)) }
  }
  package var lineCount: Int { starts.count }
  private func place(_ offset: Int) -> (Int32, Int32) {
    var low = 0, high = starts.count - 1
    while low < high { let mid = (low + high + 1) / 2; if starts[mid] <= Int32(offset) { low = mid } else { high = mid - 1 } }
    return (Int32(low + 1), Int32(offset) - starts[low] + 1)
  }
  package func span(from: Int, to: Int) -> Span {
    let a = place(from), b = place(to)
    return Span(line: a.0, column: a.1, endLine: b.0, endColumn: b.1)
  }
}
