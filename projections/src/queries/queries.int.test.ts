import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listEvents } from '../audit/queries.ts'
import { getQuickPay, listQuickPays } from '../quick-pay/queries.ts'
import { getMovement, listMovements } from '../statement/queries.ts'
import { getSwap, listSwaps } from '../swap/queries.ts'
import { facts, tell, told } from '../testing/facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { findTopUps, listTopUps } from '../top-up/queries.ts'
import { getBalances, getTrialBalance } from '../wallet/balances/queries.ts'
import { getWallets, getWalletsOf } from '../wallet/wallets/queries.ts'
import { eitherWay, every, within } from './amounts.ts'
import type { Condition, Window } from './list.ts'

type AmountRange = Pick<Window, 'amount_from' | 'amount_to'>
let kit: ViewsKit

const window = { page: 1, limit: 20, sort: 'created_date', order: 'desc', timeZone: 'UTC' } as const

beforeAll(async () => {
  kit = await startViews()
  await tell(kit.log, [
    facts.opened('2', 'BTC'),
    facts.submitted('1', 't1', '100.00'),
    facts.approved('1', 't1', '100.00'),
    facts.submitted('1', 't2', '50.00'),
    facts.rejected('1', 't2'),
    facts.submitted('2', 't1', '7.00'),
    facts.swapped('1', 's1', '11.00'),
    facts.sent('1', '2', 'p1', '20.00'),
    facts.received('1', '2', 'p1', '20.00'),
    facts.sent('1', '2', 'p2', '2.50'),
    facts.sent('2', '1', 'p1', '1.00'),
  ])
  await kit.views.catchUp()
})
afterAll(() => kit.stop())

describe('wallets', () => {
  test('come by member, without idle zeros', async () => {
    expect(await getWallets(kit.pool, '2')).toEqual([
      { uid: '2', currency: 'BTC', amount: '0', locked: '0', user_fixed_deposit_amount: '0', card: '0' },
      { uid: '2', currency: 'USD', amount: '19', locked: '0', user_fixed_deposit_amount: '0', card: '0' },
    ])
    const many = await getWalletsOf(kit.pool, ['1', '2', '3'])
    expect([...many.keys()]).toEqual(['1', '2'])
  })
})

describe('balances', () => {
  test('of all members are added up in the trial balance, which sums to zero', async () => {
    const rows = await getTrialBalance(kit.pool)
    expect(rows).toContainEqual({ account: 'user:*:available', currency: 'USD', amount: '85.5' })
    for (const currency of ['USD', 'USDC'])
      expect(
        rows.filter(row => row.currency === currency).reduce((sum, row) => sum + Number(row.amount), 0),
      ).toBe(0)
  })

  test('of one account come in every currency', async () => {
    expect((await getBalances(kit.pool, 'house:swap')).map(row => row.currency)).toEqual(['USD', 'USDC'])
  })
})

describe('a list', () => {
  test('comes page by page, with how many there are in all', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(page =>
        listMovements(kit.pool, { ...window, sort: 'booked_date', uid: '1', limit: 2, page }),
      ),
    )
    expect(pages.map(({ rows, total }) => [rows.map(row => row.number), total])).toEqual([
      [[10, 8], 6],
      [[7, 7], 6],
      [[4, 3], 6],
    ])
  })

  test('is sorted both ways', async () => {
    const amounts = async (order: 'asc' | 'desc') =>
      (await listTopUps(kit.pool, { ...window, sort: 'amount', order })).rows.map(row => row.amount)
    expect(await amounts('asc')).toEqual(['7', '50', '100'])
    expect(await amounts('desc')).toEqual(['100', '50', '7'])
    await expect(listTopUps(kit.pool, { ...window, sort: 'txid; drop table' as never })).rejects.toThrow(
      'is not sorted by',
    )
  })

  test('is filtered by its own fields', async () => {
    expect((await listTopUps(kit.pool, { ...window, status: 0 })).rows).toMatchObject([
      { uid: '2', id: 't1' },
    ])
    expect((await listTopUps(kit.pool, { ...window, uid: '1', status: -1 })).rows).toMatchObject([
      { id: 't2' },
    ])
    expect((await listSwaps(kit.pool, { ...window, target: 'BTC' })).total).toBe(0)
    expect((await listMovements(kit.pool, { ...window, uid: '1', currency: 'USDC' })).rows).toMatchObject([
      { kind: 'swap-in' },
    ])
  })

  test('is searched by how an id begins, in any letter case; its signs mean themselves', async () => {
    const found = async (search: string) => (await listTopUps(kit.pool, { ...window, search })).total
    expect(await found('TX-T')).toBe(3)
    expect(await found('TX-T2')).toBe(1)
    expect(await found('x-t2')).toBe(0)
    expect(await found('%')).toBe(0)
    expect(await found('_')).toBe(0)
  })

  test('keeps the amounts of a range, both bounds included', async () => {
    const amounts = async (range: AmountRange) =>
      (await listTopUps(kit.pool, { ...window, sort: 'amount', order: 'asc', ...range })).rows.map(
        ({ amount }) => amount,
      )
    expect(await amounts({ amount_from: '50', amount_to: '100.00' })).toEqual(['50', '100'])
    expect(await amounts({ amount_from: '50.000000000000000001' })).toEqual(['100'])
    expect(await amounts({ amount_to: '49.999999999999999999' })).toEqual(['7'])
    expect(await amounts({ amount_from: '100', amount_to: '50' })).toEqual([])
    expect((await listSwaps(kit.pool, { ...window, amount_from: '11', amount_to: '11' })).total).toBe(1)
    expect((await listSwaps(kit.pool, { ...window, amount_to: '10' })).total).toBe(0)
  })

  test('keeps the lines that show an amount of the range, whichever way it went', async () => {
    const lines = async (range: AmountRange) => {
      const { rows } = await listMovements(kit.pool, { ...window, sort: 'booked_date', uid: '1', ...range })
      return rows.map(
        ({ kind, amount, asked }) => `${kind} ${Number(amount) === 0 ? `asked ${asked}` : amount}`,
      )
    }
    expect(await lines({ amount_from: '10', amount_to: '11' })).toEqual(['swap-in 10', 'swap-out -11'])
    // Nothing has moved on it: it shows what was asked for.
    expect(await lines({ amount_from: '50', amount_to: '99' })).toEqual(['top-up asked 50'])
    expect(await lines({ amount_to: '2.5' })).toEqual(['quick-pay-sent -2.5'])
  })

  test('takes whole days of a time zone, both included', async () => {
    // It was 00:00 on 1 March in Honolulu then, and 00:00 on 2 March on Kiritimati.
    expect(told).toBe('2026-03-01T10:00:00.000Z')
    const count = async (days: Partial<Pick<Window, 'from' | 'to'>> & { timeZone?: string }) =>
      (await listSwaps(kit.pool, { ...window, ...days })).total
    expect(await count({ from: '2026-03-01', to: '2026-03-01' })).toBe(1)
    expect(await count({ from: '2026-03-02' })).toBe(0)
    expect(await count({ to: '2026-02-28' })).toBe(0)
    expect(await count({ from: '2026-03-01', timeZone: 'Pacific/Honolulu' })).toBe(1)
    expect(await count({ from: '2026-03-02', timeZone: 'Pacific/Kiritimati' })).toBe(1)
  })
})

describe('a range of a column', () => {
  const found = async ({ sql, values }: Condition) => {
    let place = 0
    const text = `select n::text from (values (-12.5), (-3), (0), (3), (12.5), (99)) each (n)
      where ${sql.replaceAll('?', () => `$${++place}`)} order by each.n`
    return (await kit.pool.query<{ n: string }>(text, [...values])).rows.map(({ n }) => n)
  }

  test('is one of numbers', async () => {
    expect(await found(every(within('n')({ amount_from: '0', amount_to: '12.5' })))).toEqual([
      '0',
      '3',
      '12.5',
    ])
    expect(within('n')({})).toEqual([])
  })

  test('is one of numbers without their sign', async () => {
    const both = async (range: AmountRange) => found(every(eitherWay('n')(range)))
    expect(await both({ amount_from: '3', amount_to: '12.5' })).toEqual(['-12.5', '-3', '3', '12.5'])
    expect(await both({ amount_from: '12.51' })).toEqual(['99'])
    expect(await both({ amount_to: '3' })).toEqual(['-3', '0', '3'])
    expect(eitherWay('n')({})).toEqual([])
  })
})

describe('one record', () => {
  test('is its own member’s', async () => {
    expect(await getSwap(kit.pool, '1', 's1')).toMatchObject({
      received_amount: '10',
      fee: '1',
      created_at: told,
    })
    expect(await getSwap(kit.pool, '2', 's1')).toBeUndefined()
    expect(await getMovement(kit.pool, '1', 'swap:s1:USD')).toMatchObject({
      amount: '-11',
      available_after: '89',
    })
    expect(await findTopUps(kit.pool, 't1')).toHaveLength(2)
  })

  test('of a payment is for its sender first, and its receiver', async () => {
    expect(await getQuickPay(kit.pool, '1', 'p1')).toMatchObject({ sender: '1', amount: '20', status: 1 })
    expect(await getQuickPay(kit.pool, '2', 'p1')).toMatchObject({ sender: '2', amount: '1', status: 0 })
    expect(await getQuickPay(kit.pool, '2', 'p2')).toMatchObject({ sender: '1', amount: '2.5' })
    expect(await getQuickPay(kit.pool, '3', 'p1')).toBeUndefined()
  })
})

describe('payments', () => {
  test('of a member are those sent and those received', async () => {
    const ids = async (filter: object) =>
      (await listQuickPays(kit.pool, { ...window, uid: '2', order: 'asc', ...filter })).rows
        .map(row => row.amount)
        .sort()
    expect(await ids({})).toEqual(['1', '2.5', '20'])
    expect(await ids({ direction: 'sent' })).toEqual(['1'])
    expect(await ids({ direction: 'received', status: 0 })).toEqual(['2.5'])
  })
})

describe('events', () => {
  test('come with who, why, their own fields and their legs', async () => {
    const { rows, total } = await listEvents(kit.pool, {
      ...window,
      sort: 'position',
      uid: '1',
      type: 'SwapSettled',
    })
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      stream: 'wallet-1',
      number: 7,
      actor_kind: 'admin',
      actor_id: '9',
      correlation_id: 'test',
      causation_id: null,
      command: { name: 'Test', input: {} },
      created_at: told,
      data: { swapId: 's1', sourceAmount: '11.00' },
    })
    expect(rows[0]?.legs).toHaveLength(6)
    expect(rows[0]?.data).not.toHaveProperty('legs')
    expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('are found by stream', async () => {
    expect((await listEvents(kit.pool, { ...window, sort: 'position', stream: 'wallet-2' })).total).toBe(4)
    expect(
      (await listEvents(kit.pool, { ...window, sort: 'position', stream: 'catalogue-network-TRC20' })).total,
    ).toBe(0)
  })
})
