import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'

test('a server that closes lets the busiest client go with its next answer', async () => {
  const serving = await serve(
    new Hono().get('/', c => c.text('here')),
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
