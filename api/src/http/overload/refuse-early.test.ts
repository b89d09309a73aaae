import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { type Patience, type Serving, serve } from '../serve.ts'
import { type EarlyRefusal, refuseEarly } from './refuse-early.ts'

let serving: Serving
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await serving.close()
})

const written = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 7\r\n\r\nrefused'
const refuseAll: EarlyRefusal = () => () => written

/** A connection, and a way to wait until so many answers came on it. */
const connected = async (app: Hono, earlyRefusal: EarlyRefusal) => {
  serving = await serve({ app, earlyRefusal }, { host: '127.0.0.1', port: 0 })
  return heardOn(serving.port)
}

const heardOn = (port: number) => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  socket.setNoDelay(true).on('data', part => (heard += part))
  const answers = async (count: number): Promise<readonly string[]> => {
    for (;;) {
      const ends = heard.match(/(?:refused|taken)(?:\r\n0\r\n\r\n)?(?:$|(?=HTTP))/g) ?? []
      if (ends.length >= count) return ends
      await once(socket, 'data')
    }
  }
  return { socket, answers }
}

const heardFrom = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  serving = { port: 0, close: async () => void server.close() }
  return heardOn((server.address() as AddressInfo).port)
}

const request = (path: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const taken = () => new Hono().all('*', async c => c.text((await c.req.text()) && 'taken'))

test('a request that is turned away is answered, and the next one on the connection is taken', async () => {
  const asked: string[] = []
  const { socket, answers } = await connected(taken(), ({ url }) => {
    asked.push(url)
    return url === '/full' ? () => written : undefined
  })
  socket.write(request('/full', 'x'))
  expect(await answers(1)).toEqual(['refused'])
  socket.write(request('/free', 'x'))
  expect(await answers(2)).toEqual(['refused', 'taken'])
  socket.write(request('/full', 'x'))
  expect(await answers(3)).toEqual(['refused', 'taken', 'refused'])
  expect(asked).toEqual(['/full', '/free', '/full'])
})

test('a body that came apart from its head is not taken for a request, whatever it says', async () => {
  const inside = request('/hidden')
  const begun = Promise.withResolvers<void>()
  const app = new Hono().all('*', async c => {
    begun.resolve()
    return c.text((await c.req.text()) === inside ? 'taken' : 'torn')
  })
  const asked: string[] = []
  const { socket, answers } = await connected(app, ({ url }) => {
    asked.push(url)
    return () => written
  })
  socket.write(request('/outer', inside).slice(0, -inside.length))
  await begun.promise
  socket.write(inside)
  expect(await answers(1)).toEqual(['taken'])
  socket.write(request('/later', 'x'))
  await answers(1)
  expect(asked).toEqual([])
})

test('what follows a part of a head is the rest of that head, whatever it looks like', async () => {
  const looks: string[] = []
  const server = createServer((incoming, outgoing) => {
    looks.push(`${incoming.url} ${incoming.headers['x-note']}`)
    outgoing.end('taken')
  })
  const met = once(server, 'connection')
  refuseEarly(server, refuseAll, { isAnswered: () => true, restMs: 65_000 })
  const { socket, answers } = await heardFrom(server)
  const [inside] = (await met) as [Socket]
  const begun = 'GET /first HTTP/1.1\r\nHost: a\r\nX-Note: '
  socket.write(begun)
  await vi.waitFor(() => expect(inside.bytesRead).toBe(begun.length))
  socket.write('GET /hidden HTTP/1.1\r\nContent-Length: 0\r\n\r\n')
  expect(await answers(1)).toEqual(['taken'])
  expect(looks).toEqual(['/first GET /hidden HTTP/1.1'])
})

test('an answer never comes before that of an earlier request', async () => {
  const [first, looked] = [Promise.withResolvers<ServerResponse>(), Promise.withResolvers<void>()]
  const given: ServerResponse[] = []
  const server = createServer((_, outgoing) => {
    given.push(outgoing)
    if (given.length === 1) first.resolve(outgoing)
    else outgoing.end('taken')
  })
  const isAnswered = () => {
    if (given.length === 1) looked.resolve()
    return given.length === 1 && given[0]?.writableFinished === true
  }
  refuseEarly(server, refuseAll, { isAnswered, restMs: 65_000 })
  const { socket, answers } = await heardFrom(server)
  socket.write(request('/first'))
  const answer = await first.promise
  socket.write(request('/second'))
  await looked.promise
  answer.end('taken')
  expect(await answers(2)).toEqual(['taken', 'taken'])
})

test('refusals of many connections are all written, in their order', async () => {
  const { socket, answers } = await connected(taken(), refuseAll)
  const others = Array.from({ length: 200 }, () => connect(serving.port, '127.0.0.1'))
  sockets.push(...others)
  await Promise.all(others.map(other => once(other, 'connect')))
  for (const other of others) other.write(request('/full'))
  const heard = await Promise.all(others.map(async other => String((await once(other, 'data'))[0])))
  expect(new Set(heard)).toEqual(new Set([written]))
  socket.write(request('/full'))
  expect(await answers(1)).toEqual(['refused'])
})

const brief: Patience = { headersMs: 300, requestMs: 1_500, restMs: 60_000, lookMs: 20 }
/** All that comes until the server ends the connection. */
const heardToTheEnd = async (socket: Socket): Promise<string> => {
  let heard = ''
  socket.on('data', part => (heard += part))
  await once(socket, 'close')
  return heard
}

test('a connection on which all is turned away is kept, where one that says nothing is told to go', async () => {
  serving = await serve(
    { app: taken(), earlyRefusal: ({ url }) => (url === '/full' ? () => written : undefined) },
    { host: '127.0.0.1', port: 0 },
    brief,
  )
  const { socket, answers } = heardOn(serving.port)
  socket.write(request('/full'))
  expect(await answers(1)).toEqual(['refused'])
  // Opened later, so its time is over later.
  const silent = connect(serving.port, '127.0.0.1')
  sockets.push(silent)
  expect(await heardToTheEnd(silent)).toMatch(/^HTTP\/1.1 408 /)
  socket.write(request('/full'))
  expect(await answers(2)).toEqual(['refused', 'refused'])
  socket.write(request('/free', 'x'))
  expect(await answers(3)).toEqual(['refused', 'refused', 'taken'])
})

test('a connection that rests for too long after a refusal is ended', async () => {
  serving = await serve(
    { app: taken(), earlyRefusal: refuseAll },
    { host: '127.0.0.1', port: 0 },
    { ...brief, restMs: 50 },
  )
  const { socket } = heardOn(serving.port)
  const end = heardToTheEnd(socket)
  socket.write(request('/full'))
  expect(await end).toBe(written)
})
