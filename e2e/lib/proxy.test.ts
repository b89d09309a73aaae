import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Passage, startProxy } from './proxy.ts'

let echo: Server
let proxy: Passage
beforeEach(async () => {
  echo = createServer(socket => void socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await startProxy((echo.address() as { port: number }).port)
})
afterEach(async () => {
  await proxy.stop()
  echo.close()
})

const open = async () => {
  const socket = connect(proxy.port, '127.0.0.1')
  // In the end the proxy stops, and resets open connections.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const said = async (socket: Socket, text: string) => {
  socket.write(text)
  return String((await once(socket, 'data'))[0])
}

function* endless(told: () => void) {
  for (const piece = Buffer.alloc(65_536); ; ) {
    told()
    yield piece
  }
}

describe('a proxy', () => {
  test('passes on what is said, both ways, and the end of it', async () => {
    const socket = await open()
    expect(await said(socket, 'hello')).toBe('hello')
    socket.end()
    await once(socket, 'close')
  })

  test('lets one end say no more and still hear, and the other', async () => {
    const server = createServer({ allowHalfOpen: true }, socket => {
      socket.on('error', () => {})
      socket.on('data', () => {}).once('end', () => socket.end('the rest'))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const passage = await startProxy((server.address() as { port: number }).port)
    const socket = connect({ port: passage.port, host: '127.0.0.1', allowHalfOpen: true })
    await once(socket, 'connect')
    socket.end('hello')
    expect(String((await once(socket, 'data'))[0])).toBe('the rest')
    await passage.stop()
    server.close()
  })

  test('that stops waits neither for who has ended only one way, nor for who does not read', async () => {
    let sent = 0
    const server = createServer({ allowHalfOpen: true }, socket => {
      socket.on('error', () => {}).resume()
      Readable.from(endless(() => sent++)).pipe(socket)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const passage = await startProxy((server.address() as { port: number }).port)
    const socket = connect({ port: passage.port, host: '127.0.0.1', allowHalfOpen: true })
    await once(socket, 'connect')
    socket.end('hello')
    await once(socket, 'readable')
    // Until everything on the way is full.
    for (let before = -1; before !== sent; ) {
      before = sent
      for (let turn = 0; turn < 500; turn++) await setImmediate()
    }
    // It would never resolve while a client is connected.
    await passage.stop()
    socket.destroy()
    server.close()
    await once(server, 'close')
  })

  test('breaks off in the middle of a word', async () => {
    const socket = await open()
    await said(socket, 'hello')
    proxy.cutAfter(3)
    const broken = once(socket, 'error')
    socket.write('goodbye')
    expect((await broken)[0]).toMatchObject({ code: 'ECONNRESET' })
    expect(proxy.hurt.cutConnections).toBe(1)
  })

  test('holds everything back while it is frozen, and loses nothing of it', async () => {
    const socket = await open()
    await said(socket, 'hello')
    let heard = ''
    socket.on('data', text => (heard += text))
    proxy.freeze()
    socket.write('late')
    const other = await open()
    expect(heard).toBe('')
    proxy.thaw()
    expect(await said(other, 'also')).toBe('also')
    if (heard === '') await once(socket, 'data')
    expect(heard).toBe('late')
  })

  test('delays what passes, and turns new connections away, as it is told', async () => {
    proxy.delay(1)
    const socket = await open()
    expect(await said(socket, 'slow')).toBe('slow')
    expect(proxy.hurt.delayedChunks).toBe(2)
    proxy.refuse(true)
    const refused = connect(proxy.port, '127.0.0.1')
    expect((await once(refused, 'error'))[0]).toMatchObject({ code: 'ECONNRESET' })
    expect(proxy.hurt.refusedConnections).toBe(1)
    proxy.refuse(false)
    expect(await said(await open(), 'back')).toBe('back')
  })
})
