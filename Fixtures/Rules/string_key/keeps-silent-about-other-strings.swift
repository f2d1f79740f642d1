func log(_ text: String) { print(text) }

func run() {
  log("started")
  log("started")
  assert("started" == "started")
}
