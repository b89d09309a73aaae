import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The faults that connections through the proxy have met. */
export type Hurt = {
  connections: number
  delayedChunks: number
  cutConnections: number
  refusedConnections: number
}

/** A network of our own in front of a server: it can be slow, stand still, break off in the middle of a word. */
export type Passage = {
  readonly port: number
  readonly hurt: Readonly<Hurt>
  /** Every piece of data waits this long from now on; 0 heals it. */
  readonly delay: (milliseconds: number) => void
  /** Nothing passes, and no side is told, until `thaw`. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Lets so many more bytes of every open connection pass, and then resets it. */
  readonly cutAfter: (bytes: number) => void
  /** Turns new connections away. */
  readonly refuse: (on: boolean) => void
  readonly stop: () => Promise<void>
}

type Pipe = { readonly client: Socket; readonly server: Socket; bytesLeft: number }

/** Listens on a port of its own and passes everything on to `target` of the loopback address. */
export const startProxy = async (target: number): Promise<Passage> => {
  const hurt: Hurt = { connections: 0, delayedChunks: 0, cutConnections: 0, refusedConnections: 0 }
  const pipes = new Set<Pipe>()
  let delayMs = 0
  let refusing = false
  let moving: { promise: Promise<void>; resolve: () => void } | undefined

  const reset = (pipe: Pipe) => {
    if (!pipes.delete(pipe)) return
    for (const socket of [pipe.client, pipe.server]) socket.resetAndDestroy()
  }
  const held = async () => {
    if (delayMs > 0) {
      hurt.delayedChunks++
      await sleep(delayMs)
    }
    await moving?.promise
  }
  const carry = async (pipe: Pipe, from: Socket, to: Socket) => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      await held()
      const passing = chunk.subarray(0, pipe.bytesLeft)
      pipe.bytesLeft -= passing.length
      if (!to.write(passing)) await once(to, 'drain')
      if (pipe.bytesLeft > 0) continue
      hurt.cutConnections++
      return reset(pipe)
    }
    to.end()
  }

  const server = createServer({ allowHalfOpen: true }, client => {
    if (refusing) {
      hurt.refusedConnections++
      return void client.resetAndDestroy()
    }
    hurt.connections++
    const pipe = {
      client,
      server: connect({ port: target, host: '127.0.0.1', allowHalfOpen: true }),
      bytesLeft: Number.POSITIVE_INFINITY,
    }
    pipes.add(pipe)
    for (const socket of [pipe.client, pipe.server]) {
      socket.setNoDelay(true)
      socket.on('error', () => reset(pipe))
      // Not before both are: a pipe that is forgotten at its one end would never be closed at the other.
      socket.once('close', () => {
        if (pipe.client.closed && pipe.server.closed) pipes.delete(pipe)
      })
    }
    for (const [from, to] of [
      [pipe.client, pipe.server],
      [pipe.server, pipe.client],
    ] as const)
      carry(pipe, from, to).catch(() => reset(pipe))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const thaw = () => {
    moving?.resolve()
    moving = undefined
  }
  return {
    port: (server.address() as { port: number }).port,
    hurt,
    delay: milliseconds => {
      delayMs = milliseconds
    },
    freeze: () => {
      moving ??= Promise.withResolvers<void>()
    },
    thaw,
    cutAfter: bytes => {
      for (const pipe of pipes) pipe.bytesLeft = bytes
    },
    refuse: on => {
      refusing = on
    },
    stop: async () => {
      thaw()
      for (const pipe of pipes) for (const socket of [pipe.client, pipe.server]) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
