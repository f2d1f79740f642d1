func load() {
  session.start { (data: Data?, error: Error?) in print(data as Any, error as Any) }
  let handler: (Data?, Error?) -> Void = { _, _ in }
  session.start(handler)
}
