struct Valve {
  var isOpening = false  //~ tangled_state "'isOpening' and 'isClosing' are never both true: at most 3 of 4"
  var isClosing = false

  mutating func open() {
    isOpening = true
    isClosing = false
  }

  mutating func close() {
    isOpening = false
    isClosing = true
  }
}

/// Others make one, and leave its flags alone; who is given them by that label is another type.
struct Pipe {
  var valves = [Valve(), Valve.init()]
  var gate = Gate(isOpening: true)
}

struct Gate { let isOpening: Bool }
