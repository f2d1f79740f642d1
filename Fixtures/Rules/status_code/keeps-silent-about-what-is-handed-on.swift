// What takes the number or the text wants one.
final class Screen {
  private var row = 0
  private var style = 0
  private var kind = "a"

  func first() { style = 1 }

  func second() { style = 2 }

  func apply(_ view: Table) {
    view.separatorStyle = style
    if style == 1 || style == 2 { view.show() }
  }

  func turn() { kind = "b" }

  func third() { kind = "c" }

  func send(_ server: Server) {
    server.send(kind)
    if kind == "b" || kind == "c" { first() }
  }
}
