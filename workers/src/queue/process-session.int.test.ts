import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProcessSession, type ProcessSession } from './process-session.ts'

let database: FreshDatabase
let session: ProcessSession | undefined
const closing: (() => unknown)[] = []

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await session?.close()
  for (const close of closing.splice(0).reverse()) await close()
  await database.drop()
})

/** The database's address by way of a server that breaks the first connections off, and lets the others through. */
const reachedAfter = async (failures: number): Promise<{ url: string; cut: () => void }> => {
  const to = new URL(database.url)
  const port = Number(to.port)
  const through = new Set<Socket>()
  let left = failures
  const server = createServer(socket => {
    socket.on('error', () => {})
    if (left-- > 0) return void socket.destroy()
    const onward = connect(port, '127.0.0.1')
    onward.on('error', () => {}).on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
    through.add(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  to.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  to.search = ''
  return {
    url: to.href,
    cut: () => {
      left = failures
      for (const socket of through) socket.destroy()
      through.clear()
    },
  }
}

const opened = (databaseUrl: string, epochs: number[]): ProcessSession => {
  session = openProcessSession({
    databaseUrl,
    onEpoch: epoch => void epochs.push(epoch),
    onBegun: () => {},
    onError: () => {},
  })
  return session
}

test('those who wait for a session have it once a try has come to one, however many have not', async () => {
  const epochs: number[] = []
  const { url } = await reachedAfter(2)
  const { live, epoch } = opened(url, epochs)
  await live()
  expect(epoch()).toBe(epochs[0])
})

test('a session that was lost is followed by another, with a number of its own, for which others wait', async () => {
  const epochs: number[] = []
  const { url, cut } = await reachedAfter(2)
  const { live, epoch, living } = opened(url, epochs)
  await live()
  cut()
  await expect.poll(epoch).toBeUndefined()
  await live()
  expect(epochs).toHaveLength(2)
  expect(await living()).toContain(epoch())
  expect(epochs[1]).not.toBe(epochs[0])
})
