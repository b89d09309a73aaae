import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'

test('a server that closes lets the busiest client go with its next answer', async () => {
  const serving = await serve(
    { app: new Hono().get('/', c => c.text('here')) },
    { host: '127.0.0.1', port: 0 },
  )
  const closed = Promise.withResolvers<void>()
  let answers = 0
  let closing = false
  // One connection that is never idle: the next call is made while the answer before it is read.
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${serving.port}/`).catch(() => undefined)
    if (!response) break
    await response.text()
    if (++answers === 5) {
      closing = true
      void serving.close().then(closed.resolve)
    }
  }
  await closed.promise
  expect(closing).toBe(true)
  expect(answers).toBeLessThan(10)
})

test('a server that closes lets a client go with the answer it waits for', async () => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
  const app = new Hono().get('/', () => {
    asked.resolve()
    return answer.promise
  })
  const serving = await serve({ app }, { host: '127.0.0.1', port: 0 })
  const underWay = fetch(`http://127.0.0.1:${serving.port}/`)
  await asked.promise
  const closing = serving.close()
  answer.resolve(new Response('here'))
  expect((await underWay).headers.get('connection')).toBe('close')
  await closing
})

test('what is not HTTP is not answered in the place of a request that waits for its answer', async () => {
  const answer = Promise.withResolvers<Response>()
  const serving = await serve(
    { app: new Hono().get('/', () => answer.promise) },
    { host: '127.0.0.1', port: 0 },
  )
  const socket = connect(serving.port, '127.0.0.1')
  let heard = ''
  socket.on('data', chunk => (heard += chunk)).on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\nGARBAGE / GARBAGE\r\n\r\n')
  await once(socket, 'close')
  expect(heard).toBe('')
  answer.resolve(new Response('late'))
  await serving.close()
})
