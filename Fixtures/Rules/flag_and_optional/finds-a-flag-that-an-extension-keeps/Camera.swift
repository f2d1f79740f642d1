final class Camera {
  var film: Film?
  var isLoaded = false  //~ flag_and_optional "when 'film' is set"
}

struct Film { var speed: Int }
