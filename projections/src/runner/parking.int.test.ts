import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quickPays } from '../quick-pay/quick-pays.ts'
import { facts, tell } from '../testing/facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { balances } from '../wallet/balances/balances.ts'
import type { Projection } from './projection.ts'
import { insert } from './testing/untyped-changes.ts'

/**
 * One row an opened wallet. Cannot project the events that `poison` names, and the database cannot take a text that is too
 * long.
 */
const poison = new Set<string>()
const openings: Projection = {
  name: 'openings',
  version: 1,
  sql: 'create table openings (number bigint primary key, stream text not null, currency varchar(5) not null)',
  tables: { openings: ['number'] },
  changes: ({ data, stream }, { number }) => {
    if (data.type !== 'WalletOpened') return []
    if (poison.has(data.currency)) throw new Error(`${data.currency} is poison`)
    return [insert('openings', { number, stream, currency: data.currency })]
  },
}

let kit: ViewsKit

beforeEach(async () => {
  poison.clear()
  kit = await startViews({ projections: [openings, quickPays, balances] })
})
afterEach(() => kit.stop())

const opened = async () =>
  (await kit.rows('openings')).map(row => `${row.number} ${row.stream} ${row.currency}`)

const told = [
  facts.opened('1', 'USD'),
  facts.opened('2', 'BAD'),
  facts.opened('3', 'USD'),
  facts.opened('2', 'EUR'),
  facts.opened('1', 'BTC'),
  facts.opened('2', 'GBP'),
]
const others = ['1 wallet-1 USD', '3 wallet-3 USD', '5 wallet-1 BTC']
const inOrder = [
  '1 wallet-1 USD',
  '2 wallet-2 BAD',
  '3 wallet-3 USD',
  '4 wallet-2 EUR',
  '5 wallet-1 BTC',
  '6 wallet-2 GBP',
]

describe('an event that cannot be projected', () => {
  test('parks its stream; everybody else moves on', async () => {
    poison.add('BAD')
    await tell(kit.log, told)
    expect(await kit.views.advance('openings')).toBe('caught-up')
    expect(await opened()).toEqual(others)
    expect(await kit.views.parked()).toMatchObject([
      {
        projection: 'openings',
        stream: 'wallet-2',
        revision: 0,
        type: 'WalletOpened',
        waiting: 3,
        tries: 1,
        error: 'BAD is poison',
      },
    ])
    expect(kit.alarms).toMatchObject([{ projection: 'openings', event: { stream: 'wallet-2', revision: 0 } }])
    const status = await kit.views.status()
    expect(status.map(each => each.parkedStreams)).toEqual([1, 0, 0])
  })

  test('also holds back what comes to its stream later', async () => {
    poison.add('BAD')
    await tell(kit.log, told.slice(0, 3))
    await kit.views.advance('openings')
    await tell(kit.log, told.slice(3))
    await kit.views.advance('openings')
    expect(await opened()).toEqual(others)
    expect(await kit.views.parked()).toMatchObject([{ waiting: 3 }])
  })

  test('is found when it is the database that refuses its row, among many', async () => {
    const many = Array.from({ length: 300 }, (_, n) =>
      facts.opened(String(n), n === 217 ? 'TOO LONG' : 'USD'),
    )
    await tell(kit.log, many)
    await kit.views.advance('openings')
    expect(await opened()).toHaveLength(299)
    expect(await kit.views.parked()).toMatchObject([{ stream: 'wallet-217', waiting: 1 }])
  })

  test('is projected with all that waits behind it, once it can be', async () => {
    poison.add('BAD')
    await tell(kit.log, told)
    await kit.views.advance('openings')
    expect(await kit.views.retry('openings', 'wallet-2')).toEqual({
      projected: 0,
      stuckAt: 0,
      error: 'BAD is poison',
    })
    expect(await kit.views.parked()).toMatchObject([{ tries: 2 }])
    poison.clear()
    expect(await kit.views.retry('openings', 'wallet-2')).toEqual({ projected: 3 })
    expect(await opened()).toEqual(inOrder)
    expect(await kit.views.parked()).toEqual([])
    await tell(kit.log, [facts.opened('2', 'JPY')])
    await kit.views.advance('openings')
    expect(await opened()).toContain('7 wallet-2 JPY')
  })

  test('can be skipped with a reason, which a rebuild respects', async () => {
    poison.add('BAD')
    await tell(kit.log, told)
    await kit.views.advance('openings')
    await expect(kit.views.skip('openings', 'wallet-2', { reason: ' ', by: '9' })).rejects.toThrow(
      'needs a reason',
    )
    const done = await kit.views.skip('openings', 'wallet-2', { reason: 'a test currency', by: '9' })
    expect(done).toEqual({ projected: 2 })
    expect(await opened()).toEqual(inOrder.filter(row => !row.includes('BAD')))
    expect((await kit.rows('skipped')).map(({ reason, skipped_by }) => [reason, skipped_by])).toEqual([
      ['a test currency', '9'],
    ])
    expect(await kit.views.rebuild('openings')).toMatchObject({ cutOver: true, comparison: { equal: true } })
    expect(await opened()).toEqual(inOrder.filter(row => !row.includes('BAD')))
  })

  test('is not skipped when it moves money, unless somebody insists', async () => {
    await tell(kit.log, [facts.received('1', '2', 'p1', '5.00')])
    await kit.views.advance('quick_pays')
    const skip = { reason: 'the sender was lost', by: '9' }
    await expect(kit.views.skip('quick_pays', 'wallet-2', skip)).rejects.toThrow('moves money')
    expect(await kit.views.parked()).toHaveLength(1)
    await kit.views.skip('quick_pays', 'wallet-2', { ...skip, evenMoney: true })
    expect(await kit.views.parked()).toEqual([])
  })

  test('parks a stream that depends on its row, and both can be retried in order', async () => {
    const [sent, received] = [facts.sent('1', '2', 'p1', '5.00'), facts.received('1', '2', 'p1', '5.00')]
    await tell(kit.log, [sent, received])
    await kit.pool.query('alter table views.quick_pays add constraint odd check (amount <> 5)')
    await kit.views.advance('quick_pays')
    expect((await kit.views.parked()).map(each => each.stream).sort()).toEqual(['wallet-1', 'wallet-2'])
    await kit.pool.query('alter table views.quick_pays drop constraint odd')
    expect(await kit.views.retry('quick_pays', 'wallet-2')).toMatchObject({ projected: 0 })
    expect(await kit.views.retry('quick_pays', 'wallet-1')).toEqual({ projected: 1 })
    expect(await kit.views.retry('quick_pays', 'wallet-2')).toEqual({ projected: 1 })
    expect(await kit.rows('quick_pays')).toMatchObject([{ status: 1 }])
  })

  test('is one that somebody has changed in the log', async () => {
    const [sent] = [facts.sent('1', '2', 'p1', '5.00')]
    await tell(kit.log, [sent])
    const { readAll } = kit.log
    const forged = {
      ...kit.log,
      readAll: async (options: Parameters<typeof readAll>[0]) =>
        (await readAll(options)).map(event => ({ ...event, data: event.data.replaceAll('5.00', '9.00') })),
    }
    const other = await startViews({ projections: [balances], log: forged })
    await other.views.catchUp()
    expect(await other.rows('balances')).toEqual([])
    expect(await other.views.parked()).toMatchObject([
      { stream: 'wallet-1', error: expect.stringContaining('hash') },
    ])
    await other.stop()
  })

  test('does not excuse a missing database: the runner then stops and begins again', async () => {
    await tell(kit.log, told)
    await kit.pool.query('alter table views.openings rename to elsewhere')
    await expect(kit.views.advance('openings')).rejects.toThrow()
    expect(await kit.views.parked()).toEqual([])
    await kit.pool.query('alter table views.elsewhere rename to openings')
    await kit.views.advance('openings')
    expect(await opened()).toHaveLength(6)
  })
})
