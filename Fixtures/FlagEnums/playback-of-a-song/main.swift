let player = Player(title: "Nocturne", isPlaying: true)
print(player.label())
player.playOrPause()
print(player.label(), player.isPlaying)
player.playOrPause()
player.seek(to: 20)
print(player.isPlaying as Any, [player.isPlaying], ["on": player.isPlaying])
player.seek(to: 200)
print((player.isPlaying, player.title), player.isPlaying.description)
let quiet = QuietPlayer.started("Lullaby")
quiet.playOrPause()
print(quiet.volume, quiet.label(), (quiet as Player).isPlaying)
func heard(_ player: Player?) -> String {
  guard let player, player.isPlaying, !player.title.isEmpty else { return "silence" }
  return player.title
}
print(heard(nil), heard(player), heard(quiet))
let silent = Player(title: "", isPlaying: false)
print(heard(silent), Player(title: "Etude").isPlaying)
