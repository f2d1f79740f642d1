/// Each is turned on and off by its own button; hiding the controls puts both back.
final class Controls {
  private(set) var isVolumeOpen = false
  private(set) var isBrightnessOpen = false

  func tapVolume() { isVolumeOpen.toggle() }
  func tapBrightness() { isBrightnessOpen.toggle() }

  func hide() {
    isVolumeOpen = false
    isBrightnessOpen = false
  }
}
