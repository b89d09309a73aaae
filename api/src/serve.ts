import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { Problem } from './kernel/problem.ts'
import { answerOf, respond } from './kernel/respond.ts'

export type Serving = { readonly port: number; readonly close: () => Promise<void> }

const graceMs = 10_000

/**
 * Serves the app over HTTP. `close` takes no new calls, lets those under way finish, and cuts the rest after ten seconds.
 * Requests that are not HTTP get 422 or 431 where Node would say 400, which signs the specified client out.
 */
export const serve = async (app: Hono, { host, port }: { host: string; port: number }): Promise<Serving> => {
  const listener = getRequestListener(app.fetch, {
    errorHandler: () => {
      const requestId = crypto.randomUUID()
      return respond(answerOf(notHttp(), requestId), requestId)
    },
  })
  const server = createServer(
    { requireHostHeader: false, keepAliveTimeout: 65_000 },
    (incoming, outgoing) => {
      void listener(incoming, outgoing)
    },
  )
  server.on('clientError', refuseRaw)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closed(server),
  }
}

const notHttp = () => Problem.invalid([{ path: 'request', message: 'Not a proper HTTP request' }])

const refuseRaw = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '422 Unprocessable Content'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const closed = (server: Server): Promise<void> =>
  new Promise(resolve => {
    // A client that never pauses would keep its connection busy until it is cut: this answer is the last on it.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
