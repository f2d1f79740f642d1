//~ states Parcel.swift exact
//~ variables parcelStage parcelIsSigned
//~ make parcelStage = .packed; parcelIsSigned = false
//~ do ship()
//~ do deliver()
//~ do handBack()
//~ do ParcelDesk.sign()

enum ParcelStage {
  case packed
  case moving(days: Int)
  case lost(reason: String)
  case delivered
}

/// An enum with payloads, and a flag beside it.
private var parcelStage = ParcelStage.packed
private var parcelIsSigned = false

func ship() {
  guard case .packed = parcelStage else { return }
  parcelStage = unknown() ? .moving(days: 3) : .lost(reason: "rain")
}

func deliver() {
  switch parcelStage {
  case .moving(let days) where unknown(): parcelStage = .moving(days: days - 1)
  case .moving: parcelStage = .delivered
  case .packed, .lost, .delivered: break
  }
}

func handBack() {
  defer { parcelIsSigned = false }
  if case .delivered = parcelStage { parcelStage = .packed }
}

enum ParcelDesk {
  static func sign() {
    if case .delivered = parcelStage { parcelIsSigned = true }
  }
}
