import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSent, pay } from '../../quick-pay/flow.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/index.ts'
import { walletDecider } from '../../wallet/wallet-decider.ts'
import { decodeEvent } from '../codec.ts'
import { createLedger, type Ledger } from '../ledger.ts'
import type { Log } from '../log.ts'
import { readPages } from '../testing/contract/kit.ts'
import { createPostgresLog } from './postgres-log.ts'
import { startProxy } from './testing/test-proxy.ts'

const currency = { code: 'USD', scale: 2 }

let database: FreshDatabase
let log: Log
beforeAll(async () => {
  database = await freshDatabase()
  log = await createPostgresLog({ url: database.url })
})
afterAll(async () => {
  await log.close()
  await database.drop()
})

const about = () => ({
  id: randomUUID(),
  actor: { kind: 'system', id: 'test' } as const,
  correlationId: 'test',
})

const payFrom = (ledger: Ledger, from: string, to: string, amount: string) => {
  const asked = about()
  const input = { paymentId: asked.id, to, currency: 'USD', amount }
  const given = { verified: true, currency, receiver: { verified: true, quickPayOn: true } }
  return pay(ledger, from, { ...asked, command: { type: 'SendQuickPay', input, given } })
}

/** Members of whom each has a hundred dollars. */
const members = async (count: number) => {
  const ledger = createLedger({ log })
  const uids = Array.from({ length: count }, () => randomUUID())
  const input = { paymentId: 'start', from: '1', currency: 'USD', amount: '100' }
  const command = { type: 'ReceiveQuickPay', input, given: { currency } } as const
  await Promise.all(uids.map(uid => ledger.handle(walletDecider, uid, { ...about(), command })))
  return uids
}

/** Members' balances, from a keeper that checks their whole chains. */
const balancesOf = async (uids: readonly string[]) => {
  const ledger = createLedger({ log })
  const states = await Promise.all(uids.map(uid => ledger.load(walletDecider, uid)))
  return states.map(({ state }) => Number(state.balances.USD?.available))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount)

/** In the whole log, where each payment left its sender and where it reached the receiver. */
const payments = async () => {
  const events = (await readPages(log, { limit: 1_000 })).map(event => decodeEvent(event))
  return events.filter(isSent).map(sent => ({
    at: events.findIndex(({ id }) => id === sent.id),
    receivedAt: events.flatMap(({ metadata }, at) => (metadata.causationId === sent.id ? [at] : [])),
  }))
}

test('payments among a few members, by two processes at once, are each received once, after they were sent', async () => {
  const uids = await members(4)
  const other = await createPostgresLog({ url: database.url })
  const ledgers = [createLedger({ log }), createLedger({ log: other })]
  const before = (await payments()).length
  const clients = Array.from({ length: 24 }, async (_, client) => {
    for (let n = 0; n < 15; n++) {
      const [from, to] = [uids[(client + n) % 4], uids[(client + n + 1 + (n % 3)) % 4]] as [string, string]
      expect(await payFrom(ledgers[client % 2] as Ledger, from, to, '0.25')).toMatchObject({
        kind: 'accepted',
      })
    }
  })
  await Promise.all(clients)
  const made = (await payments()).slice(before)
  expect(made).toHaveLength(360)
  for (const { at, receivedAt } of made) {
    expect(receivedAt).toHaveLength(1)
    expect(receivedAt[0]).toBeGreaterThan(at)
  }
  expect(sumOf(await balancesOf(uids))).toBe(400)
  await other.close()
})

test('payments without anybody in their way are one commit each, or share one', async () => {
  const admin = new Client({ connectionString: database.url })
  await admin.connect()
  const uids = await members(20)
  const ledger = createLedger({ log })
  // Known to the ledger before: otherwise each is paid when its own wallet has been read.
  await Promise.all(uids.map(uid => ledger.load(walletDecider, uid)))
  await Promise.all(uids.map((uid, n) => payFrom(ledger, uid, uids[(n + 1) % 20] as string, '1')))
  const { rows } = await admin.query(
    `select count(distinct xmin::text)::int as commits, count(*)::int as events from log.events
     where stream = any ($1) and revision > 0`,
    [uids.map(uid => `wallet-${uid}`)],
  )
  expect(rows[0].events).toBe(40)
  expect(rows[0].commits).toBeLessThan(4)
  await admin.end()
})

test('payments whose answer got lost with the connection are answered, and made once', async () => {
  const proxy = await startProxy(database.url)
  const remote = await createPostgresLog({ url: proxy.url, appendTimeoutMs: 20_000 })
  const uids = await members(10)
  const ledger = createLedger({ log: remote })
  await Promise.all(uids.map(uid => ledger.load(walletDecider, uid)))
  const cut = proxy.loseAnswerTo('append many')
  const outcomes = await Promise.all(
    uids.map((uid, n) => payFrom(ledger, uid, uids[(n + 1) % 10] as string, String(n + 1))),
  )
  await cut
  expect(outcomes.map(({ kind }) => kind)).toEqual(uids.map(() => 'accepted'))
  // Each has paid one dollar more than it was paid, and the first ten times less.
  expect(await balancesOf(uids)).toEqual([109, ...Array.from({ length: 9 }, () => 99)])
  await remote.close()
  await proxy.close()
})
