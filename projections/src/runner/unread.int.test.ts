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
