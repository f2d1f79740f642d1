// untangle:enforce exhaustive  //~ suppression "stands above no enum"
struct PocketLamp { var isOn = false }

// untangle:enforce exhaustively  //~ suppression "write 'untangle:enforce exhaustive'"
enum CarDoor { case open, closed }

// untangle:ignore enum_default  //~ suppression "write 'untangle:ignore'"
enum DialTone { case low, high }

// untangle:ignore until: 2027-03  //~ suppression "takes no 'until:'"
enum BoatSide { case left, right }

// untangle:enforce exhaustive
@frozen
public enum HandSignal { case red, green }

/// Documented.
// untangle:ignore - the server adds some
enum SkyWeather { case sun, rain }
