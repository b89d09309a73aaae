import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/api.ts'
import { type Serving, serve } from './serve.ts'

let api: Api
let serving: Serving
const opened: Socket[] = []
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  serving = await serve(
    { app: api.app },
    { host: '127.0.0.1', port: 0 },
    { headersMs: 500, requestMs: 1_500, restMs: 65_000, lookMs: 20 },
  )
})
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await serving.close()
})

const open = async (): Promise<Socket> => {
  const socket = connect(serving.port, '127.0.0.1')
  opened.push(socket)
  // Being cut is what some of them are here for.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
/** All that is heard until the server ends the connection. */
const heard = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', chunk => (text += chunk))
  await once(socket, 'close')
  return text
}
/** Says a little, again and again, as long as the connection stands. */
const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.write(text), 10)
  socket.once('close', () => clearInterval(timer))
}
const others = async () => (await fetch(`http://127.0.0.1:${serving.port}/healthz`)).status
const post = (headers: string) =>
  `POST /v1/user/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`

describe('a client that drips', () => {
  test.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'a'],
    ['header after header', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
    ['its body', post('Content-Length: 60000'), ' '],
    ['its body in chunks', post('Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ])('%s is told to go, and holds nobody else up', async (_, begins, drips) => {
    const slow = await Promise.all(Array.from({ length: 20 }, open))
    const ends = slow.map(heard)
    for (const socket of slow) {
      socket.write(begins)
      drip(socket, drips)
    }
    expect(await others()).toBe(200)
    for (const text of await Promise.all(ends)) expect(text).toMatch(/^(HTTP\/1.1 408 |$)/)
    expect(await others()).toBe(200)
    expect(api.logged.filter(line => line.includes('broke'))).toEqual([])
  })
})

describe('a body that is too large', () => {
  test('is refused when it is announced, without being read', async () => {
    const socket = await open()
    const end = heard(socket)
    socket.write(post(`Content-Length: ${10 * 2 ** 30}`))
    drip(socket, 'x'.repeat(1_000))
    expect(await end).toMatch(/^HTTP\/1.1 413 /)
  })
  test('is refused where it becomes too large when it comes in chunks without an end', async () => {
    const socket = await open()
    const end = heard(socket)
    socket.write(post('Transfer-Encoding: chunked'))
    drip(socket, `4000\r\n${'x'.repeat(0x4000)}\r\n`)
    expect(await end).toMatch(/^HTTP\/1.1 413 /)
  })
  test('is not unpacked: what it would be does not matter', async () => {
    const { gzipSync } = await import('node:zlib')
    const bomb = gzipSync(JSON.stringify({ email: 'a'.repeat(20_000_000) }))
    expect(bomb.length).toBeLessThan(64 * 1024)
    const answer = await fetch(`http://127.0.0.1:${serving.port}/v1/user/search`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: bomb,
    })
    expect(answer.status).toBe(422)
  })
})

describe('headers', () => {
  test.each([
    ['one that is too long', `X-A: ${'a'.repeat(20_000)}\r\n`],
    ['too many of them', 'X-A: b\r\n'.repeat(5_000)],
  ])('are refused: %s', async (_, headers) => {
    const socket = await open()
    const end = heard(socket)
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\n${headers}\r\n`)
    expect(await end).toMatch(/^HTTP\/1.1 431 /)
  })
})

describe('garbage behind a request', () => {
  const good = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
  test('is not answered in its place', async () => {
    const socket = await open()
    const end = heard(socket)
    socket.write(`${good}GARBAGE / GARBAGE\r\n\r\n`)
    expect(await end).toMatch(/^(HTTP\/1.1 200 |$)/)
    expect(await others()).toBe(200)
  })
  test('of two lengths at once is not HTTP', async () => {
    const socket = await open()
    const end = heard(socket)
    socket.write(`${post('Content-Length: 5\r\nTransfer-Encoding: chunked')}0\r\n\r\n${good}`)
    expect(await end).toMatch(/^HTTP\/1.1 422 /)
  })
})
