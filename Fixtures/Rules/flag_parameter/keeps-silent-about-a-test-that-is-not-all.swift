func save(_ text: String, checked: Bool) {
  if checked {
    check(text)
    log(text)
  }
  store(text)
  close()
}

func load(_ text: String, cached: Bool, local: Bool) {
  if cached && local {
    read(text)
    log(text)
  } else {
    fetch(text)
    log(text)
  }
}

func open(_ door: Door, isLocked: Bool?) {
  if isLocked == true {
    unlock(door)
    push(door)
  } else {
    push(door)
    log(door)
  }
}
