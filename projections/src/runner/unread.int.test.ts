import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { findTopUps } from '../top-up/queries.ts'
import { findTrades } from '../trade/queries.ts'

let kit: ViewsKit
beforeAll(async () => {
  kit = await startViews()
  await tell(kit.log, [facts.opened('1', 'USD'), facts.submitted('1', 'read', '100.00')])
  await kit.views.catchUp()
  // From here on the read models stand still.
  const others = Array.from({ length: 700 }, (_, at) => facts.submitted('2', `other-${at}`, '1.00'))
  await tell(kit.log, [
    facts.submitted('1', 'waits', '50.00'),
    facts.submitted('1', 'decided', '60.00'),
    facts.approved('1', 'decided', '60.00'),
    ...others,
  ])
})
afterAll(() => kit.stop())

const topUp = (id: string) => kit.views.rowsOf('top_ups', id, () => findTopUps(kit.pool, id))

describe('a row that a read model has still to make', () => {
  test.each(['waits', 'decided'])('is the one that it makes once it has read on: %s', async id => {
    const before = await topUp(id)
    expect(before).toHaveLength(1)
    const later = await startViews({ log: kit.log })
    await later.views.catchUp()
    expect(before).toEqual(await findTopUps(later.pool, id))
    await later.stop()
  })

  test('has the defaults of its table', async () => {
    const placed = {
      side: 'buy',
      base: 'USDC',
      target: 'USD',
      price: '1',
      amount: '5',
      reserved: '5',
    } as const
    await tell(kit.log, [
      ['wallet-1', { type: 'TradePlaced', orderId: 'order', ...placed, legs: [] as never }],
    ])
    const [order] = await kit.views.rowsOf('trades', 'order', () => findTrades(kit.pool, 'order'))
    expect(order).toMatchObject({ uid: '1', paid: '0', status: 0, reason: null })
  })

  test('is not made of events that another id names, nor of what was read already', async () => {
    expect(await topUp('other')).toEqual([])
    expect(await topUp('read')).toMatchObject([{ status: 0, amount: '100' }])
  })

  test('is looked for no farther back than the read model has read', async () => {
    const asked: number[] = []
    const { readAll } = kit.log
    Object.assign(kit.log, {
      readAll: (...given: Parameters<typeof readAll>) => {
        asked.push(given[0].limit)
        return readAll.apply(kit.log, given)
      },
    })
    await kit.views.catchUp()
    asked.length = 0
    expect(await topUp('nothing of this name')).toEqual([])
    Object.assign(kit.log, { readAll })
    expect(asked).toEqual([64])
  })
})

describe('an id of which nobody has heard', () => {
  test('costs what has come since another was sought, and not all that read models have to read yet', async () => {
    await tell(
      kit.log,
      Array.from({ length: 3_000 }, () => facts.submitted('3', randomUUID(), '1.00')),
    )
    let events = 0
    const { readAll } = kit.log
    Object.assign(kit.log, {
      readAll: async (...given: Parameters<typeof readAll>) => {
        const page = await readAll.apply(kit.log, given)
        events += page.length
        return page
      },
    })
    const costOf = async (id: string) => {
      events = 0
      const [row] = await topUp(id)
      return [row === undefined ? 'unknown' : row.amount, events]
    }
    expect(await costOf(randomUUID())).toEqual(['unknown', 64 + 3_000])
    for (let n = 0; n < 3; n++) expect(await costOf(randomUUID())).toEqual(['unknown', 64])
    const [first, late] = [randomUUID(), randomUUID()]
    await tell(kit.log, [
      facts.submitted('3', first, '7.00'),
      ...Array.from({ length: 100 }, () => facts.submitted('3', randomUUID(), '1.00')),
    ])
    expect((await costOf(first))[0]).toBe('7')
    expect(await costOf(late)).toEqual(['unknown', 64])
    await kit.views.catchUp()
    await tell(kit.log, [facts.submitted('3', late, '8.00')])
    expect((await costOf(late))[0]).toBe('8')
    Object.assign(kit.log, { readAll })
  })
})
