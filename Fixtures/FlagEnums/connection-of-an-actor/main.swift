let link = Link()
let monitor = Monitor(link)
await link.send("hello")
print(await monitor.text(), await monitor.status().isConnected, await monitor.isDown())
await link.connect()
await link.send("again")
print(await monitor.text(), await monitor.status().isConnected, await monitor.isDown())
await link.close { print("done", $0) }
print(await link.isConnected)
