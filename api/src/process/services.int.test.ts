import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { freshDatabase, startTestEventStore } from '@strongroom/ledger/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServiceSilent, StartRefused } from './in-words.ts'
import { openUsableLog, refuseUnusableServices } from './services.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const secret = 'kept-from-everybody'
const changed = (change: (url: URL) => void) => {
  const url = new URL(database.url)
  change(url)
  return url.href
}
/** The refusal of an address, which has no secret in it. */
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => expect.fail('it was taken'),
    (found: Error) => found,
  )
  expect(error).toBeInstanceOf(StartRefused)
  expect(error.message).not.toContain(secret)
  return error.message
}
const databaseRefusal = (change: (url: URL) => void) =>
  refusalOf(refuseUnusableServices({ databaseUrl: changed(change), redisUrl: undefined }))
const logRefusal = (eventstoreUrl: string) =>
  refusalOf(openUsableLog({ eventstoreUrl }, () => openLog({ databaseUrl: '', eventstoreUrl })))

describe('a service that the configuration names', () => {
  test('is named with the reason why PostgreSQL cannot be used', async () => {
    await refuseUnusableServices({ databaseUrl: database.url, redisUrl: undefined })
    expect(await databaseRefusal(url => (url.password = secret))).toMatch(
      /^DATABASE_URL: PostgreSQL at .+ does not take the user or the password\.$/,
    )
    expect(await databaseRefusal(url => (url.password = ''))).toMatch(/^DATABASE_URL has no password in it/)
    expect(await databaseRefusal(url => (url.pathname = '/another'))).toMatch(
      /^DATABASE_URL names a database/,
    )
    expect(await databaseRefusal(url => url.searchParams.set('sslrootcert', '/no/such/ca.pem'))).toBe(
      'DATABASE_URL names the file /no/such/ca.pem, which cannot be read (ENOENT).',
    )
    const tls = (url: URL) => {
      url.searchParams.delete('host')
      url.searchParams.set('sslmode', 'require')
    }
    expect(await databaseRefusal(tls)).toMatch(/^DATABASE_URL: no secure connection/)
  })

  test('is named where it does not answer, which may be over in a moment', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    await new Promise(closed => taken.close(closed))
    const databaseUrl = `postgresql://someone:${secret}@127.0.0.1:${port}/x`
    const error = await refuseUnusableServices({ databaseUrl, redisUrl: undefined }).catch(found => found)
    expect(error).toBeInstanceOf(ServiceSilent)
    expect(error.message).toMatch(
      /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)/,
    )
    expect(error.message).not.toContain(secret)
    // Those that use Redis wait for it.
    await refuseUnusableServices({
      databaseUrl: database.url,
      redisUrl: `redis://:${secret}@127.0.0.1:${port}`,
    })
  })

  test('is named where Redis does not take the password, or asks for one', async () => {
    const port = 20_000 + (process.pid % 10_000)
    const server = spawn('redis-server', [
      ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--requirepass', 'the right one'],
    ])
    let said = ''
    for await (const text of server.stdout) {
      said += text
      if (said.includes('Ready to accept')) break
    }
    const ask = (redisUrl: string) => refuseUnusableServices({ databaseUrl: database.url, redisUrl })
    await ask(`redis://:the%20right%20one@127.0.0.1:${port}`)
    expect(await refusalOf(ask(`redis://:${secret}@127.0.0.1:${port}`))).toMatch(
      /^REDIS_URL: Redis at 127\.0\.0\.1:\d+ does not take the user or the password\.$/,
    )
    expect(await refusalOf(ask(`redis://127.0.0.1:${port}`))).toMatch(/^REDIS_URL has no password in it/)
    server.kill()
    await once(server, 'exit')
  })

  test('is named where an address of EventStoreDB cannot be used', async () => {
    expect(await logRefusal(`esdb://admin:${secret}@es:2113?tls=maybe`)).toBe(
      'EVENTSTORE_URL is not understood: something in it should be true or false.',
    )
    expect(await logRefusal(`esdb://admin:${secret}@es:2113?tlsCAFile=/no/such/ca.pem`)).toBe(
      'EVENTSTORE_URL names the file /no/such/ca.pem, which cannot be read.',
    )
    expect(await logRefusal(`esdb://admin:${secret}@es:2113?throwOnAppendFailure=false`)).toMatch(
      /^EVENTSTORE_URL cannot be used: throwOnAppendFailure/,
    )
  })

  test('is named where EventStoreDB does not answer, and is used where it does', async () => {
    const open = (eventstoreUrl: string) =>
      openUsableLog({ eventstoreUrl }, () => openLog({ databaseUrl: '', eventstoreUrl, patienceMs: 200 }))
    const silent = await open(`esdb://admin:${secret}@127.0.0.1:1?tls=false`).catch(found => found)
    expect(silent).toBeInstanceOf(ServiceSilent)
    expect(silent.message).toMatch(/^EVENTSTORE_URL: EventStoreDB at 127\.0\.0\.1:1 does not answer/)
    expect(silent.message).not.toContain(secret)
    const node = await startTestEventStore({ version: 24 })
    await (await open(node.url)).close()
    await node.stop()
  })
})
