import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the database that can be cut, for tests. */
export type DatabaseProxy = {
  readonly url: string
  /** Passes the next query that contains a word on, and cuts the connection instead of passing on the answer. Settles then. */
  readonly loseAnswerTo: (word: string) => Promise<void>
  /** Passes nothing on any more, but keeps the connections; undone by `wake`. */
  readonly sleep: () => void
  readonly wake: () => void
  readonly close: () => Promise<void>
}

export const startProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let sleeps = false
  let toLose: { word: string; cut: () => void } | undefined
  const server = createServer(client => {
    const upstream = connect(Number(target.port), target.hostname)
    let cut: (() => void) | undefined
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => other.destroy())
    }
    client.on('data', data => {
      if (sleeps) return
      if (toLose && data.includes(toLose.word)) {
        cut = toLose.cut
        toLose = undefined
      }
      upstream.write(data)
    })
    upstream.on('data', data => {
      if (sleeps) return
      if (!cut) return client.write(data)
      client.destroy()
      return cut()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // Without the folder of the server's socket, which would lead past the proxy.
    url: Object.assign(new URL(databaseUrl), {
      port: String((server.address() as AddressInfo).port),
      search: '',
    }).href,
    loseAnswerTo: word =>
      new Promise(cut => {
        toLose = { word, cut }
      }),
    sleep: () => {
      sleeps = true
    },
    wake: () => {
      sleeps = false
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
