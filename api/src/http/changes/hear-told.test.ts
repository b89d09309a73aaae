import { createServer } from 'node:net'
import { Pool } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { hearTold } from './hear-told.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A port at which nothing listens. */
const closedPort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

test('nobody is told anything while the database cannot be reached, however often it is tried', async () => {
  const db = new Pool({ host: '127.0.0.1', port: await closedPort() })
  db.on('error', () => {})
  const tell = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const heard = hearTold(db, tell)
  for (const _ of [1, 2, 3]) {
    expect(await heard.open()).toBe(false)
    await vi.advanceTimersToNextTimerAsync()
  }
  await heard.close()
  expect(tell).not.toHaveBeenCalled()
})
