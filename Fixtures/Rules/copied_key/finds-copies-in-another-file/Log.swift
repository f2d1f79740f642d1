func log(_ event: (String, Bool) -> Void) {
  event("sidebar.isOpen", true)
  event("sidebar.isOpen", false)
}
