import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, plainRequestIn } from './plain-request.ts'

/** Makes the whole answer to a request that is turned away, as it goes over the line; nothing: it is taken, or looked at further in. */
export type EarlyRefusal = (request: PlainRequest) => (() => string) | undefined

/** So long at most, in milliseconds, a turn of the event loop writes refusals: a command takes several turns, and waits for each. */
const sliceMs = 5

/**
 * Answers requests that are turned away from their bytes, before Node's parser makes a request and a response of them: in a
 * crowd most requests are refused, and what each of them costs is taken from the commands that are carried out. Whether a
 * request is taken is decided when it is read; its refusal is written when its turn comes.
 * A connection is read so for as long as each of its pieces is one whole request. After any other piece only the parser
 * knows where the next request begins, and has the connection to itself.
 * @param isAnswered whether the latest request that the parser was given has had its answer: answers keep their order
 * @param restMs how long a connection may rest after a refusal, in milliseconds: Node knows of no answer after which it would reckon
 * @returns whether the latest that came on a connection was refused so
 */
export const refuseEarly = (
  server: Server,
  refusal: EarlyRefusal,
  { isAnswered, restMs }: { isAnswered: (socket: Socket) => boolean; restMs: number },
): ((socket: Socket) => boolean) => {
  const later = inSlices()
  const refused = new WeakSet<Socket>()
  server.on('connection', (socket: Socket) => {
    // Node's own listener. To listen beside it lets the pieces come this way, and not straight from the handle into the parser.
    const [parse] = socket.listeners('data')
    if (!parse) return
    let isAlone = true
    let owed: (() => string) | undefined
    const pay = () => {
      if (owed) socket.write(owed())
      owed = undefined
    }
    const take = (piece: Buffer) => {
      pay()
      const request = isAlone ? plainRequestIn(piece) : undefined
      isAlone = request !== undefined
      owed = request && server.listening && isAnswered(socket) ? refusal(request) : undefined
      if (owed) {
        if (!refused.has(socket)) socket.setTimeout(restMs)
        refused.add(socket)
        return later(pay)
      }
      // From here on Node reckons: a call may take longer than a connection may rest.
      if (refused.delete(socket)) socket.setTimeout(0)
      parse.call(socket, piece)
    }
    socket.off('data', parse as typeof take)
    socket.on('data', take)
  })
  return socket => refused.has(socket)
}

/** Does things in their order, in each turn of the event loop for as long as all else has taken since the last. */
const inSlices = () => {
  let waiting: (() => void)[] = []
  let next = 0
  let endedAt = 0
  const doSome = () => {
    const begun = performance.now()
    const until = begun + Math.max(sliceMs, begun - endedAt)
    while (next < waiting.length) {
      waiting[next++]?.()
      if (next % 8 === 0 && performance.now() > until) {
        endedAt = performance.now()
        return void setImmediate(doSome)
      }
    }
    waiting = []
    next = 0
  }
  return (todo: () => void): void => {
    if (waiting.push(todo) > 1) return
    endedAt = performance.now()
    setImmediate(doSome)
  }
}
