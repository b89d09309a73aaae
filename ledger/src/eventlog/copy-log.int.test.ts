import { afterEach, expect, test } from 'vitest'
import { cardBatchDecider, mostCardBatchRows, mostRowsInPart } from '../card/card-batch.ts'
import { cardLogId } from '../card/review-logs-flow.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { USD } from '../testing/wallet-cases.ts'
import { copyLog } from './copy-log.ts'
import { startTestEventStore } from './eventstore/testing/test-event-store.ts'
import { derivedId } from './ids.ts'
import { createLedger } from './ledger.ts'
import type { Log } from './log.ts'
import { openLog } from './open-log.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

const embedded = async () => {
  const database = await freshDatabase()
  const log = await openLog({ databaseUrl: database.url })
  cleanUps.push(() => log.close().then(() => database.drop()))
  return log
}
const distributed = async () => {
  const node = await startTestEventStore({ version: 24 })
  const log = await openLog({ databaseUrl: '', eventstoreUrl: node.url })
  cleanUps.push(() => log.close().then(() => node.stop()))
  return log
}

const about = { actor: { kind: 'admin', id: '9' }, correlationId: 'test' } as const
/**
 * The rows of an import, written down before they are booked: of 10,000 rows ten events, each a third of the limit of one
 * append.
 */
const writeDown = async (log: Log) => {
  const ledger = createLedger({ log })
  const batchId = derivedId('batch')
  const rows = Array.from({ length: mostCardBatchRows }, (_, n) => ({
    logId: cardLogId(`network transaction ${n}`),
    networkTransactionId: `network transaction ${n} ${'as long as others make theirs '.repeat(5)}`,
    kind: 'purchase' as const,
    currency: 'USD',
    amount: '1.00',
    settledOn: '2026-02-03',
    uid: String(100 + (n % 100)),
  }))
  for (let from = 0; from < rows.length; from += mostRowsInPart) {
    const part = rows.slice(from, from + mostRowsInPart)
    const command =
      from === 0
        ? {
            type: 'OpenCardBatch' as const,
            input: { rows: part, of: rows.length },
            given: { enteredBy: '9', currency: USD },
          }
        : { type: 'GrowCardBatch' as const, input: { rows: part, from }, given: { currency: USD } }
    const id = derivedId(batchId, String(from))
    const written = await ledger.handle(cardBatchDecider, batchId, { ...about, id, command })
    expect(written.kind).not.toBe('refused')
  }
}

test('a log with a card import of 10,000 rows is copied to EventStoreDB and back', async () => {
  const [from, there, back] = [await embedded(), await distributed(), await embedded()]
  await writeDown(from)
  const largest = Math.max(...(await from.readAll({ limit: 100 })).map(({ data }) => data.length))
  expect(largest).toBeGreaterThan(300_000)
  const first = await copyLog({ from, to: there })
  const second = await copyLog({ from: there, to: back })
  expect([first.equal, second.equal, second.to.digest]).toEqual([true, true, first.from.digest])
})
