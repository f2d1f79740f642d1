struct Reader {
  func first(quickly: Bool) {  //~ flag_parameter
    guard quickly else {
      slow()
      return
    }
    prepare()
    fast()
  }

  func second(_ isDraft: Bool, to url: URL) throws {  //~ flag_parameter
    if !isDraft {
      try publish(url)
      return
    }
    store(url)
    notify()
  }

  func third(in place: Place, silent isSilent: Bool) {  //~ flag_parameter "'isSilent'"
    switch isSilent {
    case true:
      mute(place)
      run(place)
    case false:
      run(place)
      ring(place)
    }
  }
}
