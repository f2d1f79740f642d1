// A switch without a named case hides none: it is a body for every case.
enum Route { case list }

func coding(of route: Route) -> String {
  switch route {
  default: return "url"
  }
}
