let player = Player()
player.stop(skipFade: true)
let rewind = player.rewind
rewind(true)
player.advance(quickly: true)
var useCache = player.log.isEmpty
player.load(useCache: useCache)
player.load(useCache: true)
player.update(isPlaylist: true)
for isSelected in [true, false] { player.mark(isSelected: isSelected) }
player.seek(2, byChapter: false)
player.open(skipIntro: true)
player.openSkippingIntro()
player.reset(keepQueue: false)
player.finish(ignoreErrors: true)
[player].forEach { $0.dim(forceRedraw: true) }
player.publish(silently: true)
player.trace(silently: false)
for line in player.log { print(line) }
