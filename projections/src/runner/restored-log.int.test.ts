import type { Position } from '@strongroom/ledger/eventlog'
import { createMemoryLog, type Log, scanPages } from '@strongroom/ledger/eventlog/log'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { events } from '../audit/events.ts'
import { createProver } from '../proof/prove.ts'
import { facts, tell } from '../testing/facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { createViews, type Views } from '../views.ts'
import { balances } from '../wallet/balances/balances.ts'
import { wallets } from '../wallet/wallets/wallets.ts'

const story = [
  facts.submitted('1', 't1', '100.00'),
  facts.approved('1', 't1', '100.00'),
  facts.opened('1', 'EUR'),
  facts.opened('1', 'BTC'),
]

let kit: ViewsKit
let older: Log
let restored: Views

beforeEach(async () => {
  kit = await startViews({ projections: [balances, wallets, events] })
  await tell(kit.log, story)
  await kit.views.catchUp()
  older = createMemoryLog()
  await tell(older, story.slice(0, 3))
  restored = createViews({ pool: kit.pool, log: older, projections: [balances, wallets, events] })
})
afterEach(async () => {
  await restored.close()
  await kit.stop()
})

describe('read models over a log that was restored from an older backup', () => {
  test('say that they are lost, and are found by a rebuild; there is no way back', async () => {
    expect(await restored.status()).toMatchObject([
      { lost: true, caughtUp: false },
      { lost: true, caughtUp: false },
      { lost: true, caughtUp: false },
    ])
    const { cutOver, comparison } = await restored.rebuild('wallets')
    expect({ cutOver, rows: comparison.rows }).toMatchObject({
      cutOver: false,
      rows: [{ table: 'wallets', live: 3, next: 2 }],
    })
    await restored.cutOver('wallets')
    expect((await restored.status())[1]).toMatchObject({ lost: false, caughtUp: true, events: 3 })
    await expect(restored.rollBack('wallets')).rejects.toThrow('not of this log')
  })

  test('are not called equal to it, though their balances are', async () => {
    expect(await createProver({ pool: kit.pool, log: older }).prove()).toMatchObject({
      equal: false,
      chain: { whole: false, number: 3 },
      differences: expect.arrayContaining([
        expect.objectContaining({ kind: 'missing', key: 'wallet-1 revision 3' }),
        expect.objectContaining({ kind: 'restored', key: expect.stringContaining('balances at ') }),
        expect.objectContaining({ kind: 'restored', key: expect.stringContaining('wallets at ') }),
      ]),
    })
  })

  test('nor to one from which somebody has taken an event, whatever it was', async () => {
    const readAll = without(kit.log, 'wallet-1', 2)
    const log = { ...kit.log, readAll, scan: (after?: Position) => scanPages(readAll, after) }
    expect(await createProver({ pool: kit.pool, log }).prove()).toMatchObject({
      equal: false,
      differences: [
        { kind: 'revision', stream: 'wallet-1', revision: 3 },
        { kind: 'missing', stream: 'wallet-1', revision: 2 },
        { kind: 'count', log: '3', shown: '4' },
        { kind: 'count', log: '3', shown: '4' },
      ],
    })
  })
})

/** The log with one event taken out of it. */
const without =
  (log: Log, stream: string, revision: number): Log['readAll'] =>
  async options =>
    (await log.readAll(options)).filter(event => event.stream !== stream || event.revision !== revision)
