import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { HttpError } from '../command/http-error.ts'
import type { FastPath } from './fast-path.ts'
import { type EarlyRefusal, refuseEarly } from './overload/refuse-early.ts'
import { answerOf, respond } from './respond.ts'

/** How long a client may take, in milliseconds. */
export type Patience = {
  /** For its headers. */
  readonly headersMs: number
  /** For all of its request: twenty megabytes over a slow line. */
  readonly requestMs: number
  /** Between an answer and its next request. */
  readonly restMs: number
  /** How often connections that took longer are looked for. */
  readonly lookMs: number
}
const usual: Patience = { headersMs: 20_000, requestMs: 240_000, restMs: 65_000, lookMs: 5_000 }

type Served = {
  readonly app: Pick<Hono, 'fetch'>
  readonly fastPath?: FastPath
  readonly earlyRefusal?: EarlyRefusal
}

/** A listening server: its port, and how to close it. */
export type Serving = { readonly port: number; readonly close: () => Promise<void> }

const graceMs = 3_000
/** How often connections that have had their last answer are looked for while the server closes. */
const idleMs = 50

/**
 * Serves the app over HTTP, before it the reads that the fast path takes on, and before both the refusals of a crowd. `close` takes no new calls, lets those under way
 * finish, and cuts the rest after three seconds: a command that was cut off is exact when it is given again.
 * Requests that are not HTTP get 422 or 431 where Node would say 400, which signs the specified client out. A
 * client that sends its request too slowly gets 408.
 */
export const serve = async (
  { app, fastPath = () => false, earlyRefusal }: Served,
  { host, port }: { host: string; port: number },
  { headersMs, requestMs, restMs, lookMs }: Patience = usual,
): Promise<Serving> => {
  const listener = getRequestListener(app.fetch, {
    errorHandler: () => {
      const requestId = crypto.randomUUID()
      return respond(answerOf(notHttp(), requestId), requestId)
    },
  })
  const server = createServer(
    {
      requireHostHeader: false,
      // Most requests have no body: Node makes no stream of it then.
      optimizeEmptyRequests: true,
      keepAliveTimeout: restMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookMs,
    },
    (incoming, outgoing) => {
      latest.set(incoming.socket, outgoing)
      if (!fastPath(incoming, outgoing)) void listener(incoming, outgoing)
    },
  )
  const latest = new Map<Socket, ServerResponse>()
  server.on('connection', socket => socket.once('close', () => latest.delete(socket)))
  const isAnswered = (socket: Socket) => latest.get(socket)?.writableFinished ?? true
  const wasRefused = earlyRefusal && refuseEarly(server, earlyRefusal, { isAnswered, restMs })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Node has seen no request on it, and reckons that it has waited for one since it was opened.
    if (isTooSlow(error) && wasRefused?.(socket)) return
    const last = latest.get(socket)
    // A refusal of this request must not be taken for the answer to the one before it, which is still due.
    if (last?.req.complete && !last.writableFinished) socket.destroy()
    else refuseRaw(error, socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closed(server, latest.values()),
  }
}

const notHttp = () => HttpError.invalid([{ path: 'request', message: 'Not a proper HTTP request' }])

const isTooSlow = ({ code }: NodeJS.ErrnoException) => code === 'ERR_HTTP_REQUEST_TIMEOUT'

const refuseRaw = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : isTooSlow(error)
        ? '408 Request Timeout'
        : '422 Unprocessable Content'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const closed = (server: Server, underWay: Iterable<ServerResponse>): Promise<void> =>
  new Promise(resolve => {
    // A client that never pauses, or keeps its connection for later, would have it until it is cut: this answer is the last on it.
    const last = (response: ServerResponse) => response.setHeader('Connection', 'close')
    for (const response of underWay) if (!response.headersSent) last(response)
    server.prependListener('request', (_, response) => last(response))
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    // An answer that had begun before could not say that it is the last: its connection rests afterwards.
    const resting = setInterval(() => server.closeIdleConnections(), idleMs)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(resting)
      resolve()
    })
    server.closeIdleConnections()
  })
