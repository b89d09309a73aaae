import { describe, expect, test, vi } from 'vitest'
import { createStores } from '../vault/stores.ts'
import {
  ada,
  api,
  ben,
  isDue,
  letters,
  line,
  notices,
  purchase,
  save,
  telling,
  useBudgets,
} from './testing/budgets-given.suite.ts'

useBudgets()

type Plan = Readonly<Record<'Actual Rows' | 'Actual Loops', number>> & {
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}
/** Every step of an explained statement. */
const plansIn = ([row]: readonly { 'QUERY PLAN': readonly { Plan: Plan }[] }[]): readonly Plan[] => {
  const below = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(below)]
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => below(plan))
}

describe('the member is told of a budget', () => {
  test('at 80 percent and at 100, once a month each, and one step below not', async () => {
    await save()
    await line('withdrawal', '-79.99')
    await telling()
    expect(await letters()).toEqual([])
    await line('withdrawal', '-0.01')
    await telling()
    await line('withdrawal', '-5')
    await telling()
    expect(await letters()).toEqual([
      {
        subject: '80% of your budget is spent: Withdrawal',
        body: expect.stringContaining('100.00 USD for this kind of spending in March 2026'),
      },
    ])
    expect(await notices()).toMatchObject([
      { month: '2026-03', reached: 80, spent: '80.00', amount: '100.00' },
    ])
    await line('withdrawal', '-15')
    await telling()
    await line('withdrawal', '-15')
    await telling()
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      '80% of your budget is spent: Withdrawal',
      'Your budget is spent: Withdrawal',
    ])
    await line('withdrawal', '-90', { at: '2026-04-02T00:00:00Z' })
    await telling('2026-04-03T00:00:00Z')
    expect(await letters()).toHaveLength(3)
    expect(await notices()).toMatchObject([{ month: '2026-04', reached: 80, spent: '90.00' }])
  })

  test('once where both shares are passed at a time, in their language', async () => {
    await save({ kind: 'groceries' }, ben)
    await purchase('-130', '5411', ben)
    await telling()
    const told = await letters(ben)
    expect(told).toHaveLength(1)
    expect(told[0]?.subject).not.toContain('budget')
    expect(await notices(ben)).toMatchObject([{ reached: 100, spent: '130.00' }])
    expect(await notices()).toEqual([])
  })

  test('once what moves has been looked at, nothing is due until more moves or a budget changes', async () => {
    expect(await isDue()).toBe(false)
    await line('withdrawal', '-10')
    await save()
    expect(await isDue()).toBe(true)
    await telling()
    expect(await isDue()).toBe(false)
    await line('withdrawal', '-10', { as: ben })
    expect(await isDue()).toBe(true)
    await telling()
    expect(await isDue()).toBe(false)
    await purchase('-1', '5411')
    expect(await isDue()).toBe(true)
    await telling()
    await save()
    expect(await isDue()).toBe(false)
    await save({ amount: '20' })
    expect(await isDue()).toBe(true)
  })

  test('with a look at the budgets of those alone whom new lines name, however many others have some', async () => {
    await save()
    await telling()
    // Budgets of members who are not there: their rows in other tables would take longer than the test.
    await api.db.query(
      `set session_replication_role = replica;
       insert into private.budgets (uid, kind, currency, amount, time_zone, looked_at)
       select 900000000 + n, 'withdrawal', 'USD', 1, 'UTC', now() from generate_series(1, 20000) n;
       reset session_replication_role`,
    )
    await line('withdrawal', '-10')
    await api.db.query(
      'analyze private.budgets, private.price_points, views.movements, views.card_transactions',
    )
    const { budgets } = createStores(api.db, api.deps.config)
    const asked = vi.spyOn(api.db, 'query')
    const looked = await budgets.withNews(new Date('2026-03-20T00:00:00Z'), await budgets.reach())
    const [{ text, values }] = asked.mock.calls.at(-1) as unknown as [{ text: string; values: unknown[] }]
    asked.mockRestore()
    expect(looked.map(({ uid, kind }) => `${uid} ${kind}`)).toEqual([`${ada.uid} withdrawal`])
    const client = await api.db.connect()
    try {
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
      // Its member's budgets are looked up once; no list of all budgets is gone through.
      expect(JSON.stringify(rows)).toMatch(/"Index Name":"budgets_pkey"/)
      const walks = plansIn(rows).filter(
        plan => plan['Relation Name'] === 'budgets' && plan['Actual Loops'] > 0,
      )
      expect(walks.reduce((all, plan) => all + plan['Actual Rows'] * plan['Actual Loops'], 0)).toBe(1)
    } finally {
      client.release()
    }
  })

  test('of all that moved once a read model was made anew, and counts its lines otherwise', async () => {
    await save()
    await telling()
    await api.db.query(
      'insert into work.budget_mark (line, card) values (999999, 0) on conflict (one) do update set line = 999999',
    )
    await line('withdrawal', '-100')
    expect(await isDue()).toBe(true)
    await telling()
    expect(await notices()).toMatchObject([{ reached: 100 }])
    expect(await isDue()).toBe(false)
  })

  test('once a price comes that was missing when it was looked, and once alone', async () => {
    await save()
    await line('withdrawal', '-0.0018', { currency: 'BTC' })
    await telling(undefined, {})
    expect([await letters(), await isDue()]).toEqual([[], false])
    const comes = (currency: string) =>
      api.db.query(
        `insert into private.price_points (currency, at, price, noted_at) values ($1, now(), 50000, clock_timestamp())
         on conflict (currency, at) do update set price = 50000, noted_at = clock_timestamp()`,
        [currency],
      )
    await comes('ETH')
    expect(await isDue()).toBe(false)
    await comes('BTC')
    expect(await isDue()).toBe(true)
    await telling()
    expect(await notices()).toMatchObject([{ reached: 80, spent: '90.00' }])
    await comes('BTC')
    expect(await isDue()).toBe(false)
    expect(await letters()).toHaveLength(1)
  })

  test('without waiting for the price of a currency that has none in any estimate', async () => {
    await save()
    await line('withdrawal', '-5', { currency: 'XTP' })
    await telling()
    const { rows } = await api.db.query('select unpriced from private.budgets')
    expect(rows).toEqual([{ unpriced: [] }])
  })

  test('of what moved at the end of a month too, unless its terms are of the month after', async () => {
    await save()
    await save({ kind: 'chain-send' })
    for (const kind of ['withdrawal', 'chain-send']) await line(kind, '-100', { at: '2026-03-31T15:59:00Z' })
    await api.db.query(`update private.budgets set since = '2026-03-01' where kind = 'withdrawal'`)
    await telling('2026-04-01T15:59:00Z')
    expect(await notices()).toMatchObject([{ kind: 'withdrawal', month: '2026-03', reached: 100 }])
  })

  test('with no question of purchases for other kinds, nor of other kinds for purchases', async () => {
    await save()
    await line('withdrawal', '-100')
    const asked = vi.spyOn(api.db, 'query')
    const asksOf = (text: string) => asked.mock.calls.some(call => JSON.stringify(call).includes(text))
    await telling()
    expect([asksOf("type = 'spend'"), asksOf('with bounds')]).toEqual([false, true])
    await save({ kind: 'groceries' })
    await api.post('/user/budgets/remove/S', { kind: 'withdrawal' }, { as: ada })
    asked.mockClear()
    await telling()
    expect([asksOf("type = 'spend'"), asksOf('with bounds')]).toEqual([true, false])
    asked.mockRestore()
  })

  test('once of the same amount in another zone', async () => {
    await save()
    await line('withdrawal', '-100')
    await telling()
    await save({ timeZone: 'UTC' })
    await telling()
    expect(await letters()).toHaveLength(1)
  })

  test('anew once it has other terms', async () => {
    await save()
    await line('withdrawal', '-100')
    await telling()
    await save({ amount: '120' })
    expect(await notices()).toEqual([])
    await telling()
    expect(await notices()).toMatchObject([{ reached: 80, amount: '120.00' }])
    expect(await letters()).toHaveLength(2)
  })

  test('under the bell and by push message, without a mail, where they want none of these', async () => {
    await api.db.query(
      `insert into private.push_subscriptions (endpoint, uid, session, p256dh, auth, amounts) values ('e', $1, '', '', '', true)`,
      [ada.uid],
    )
    await api.post('/user/notices/S', { kind: 'budgets', channel: 'mail', status: 0 }, { as: ada })
    await save()
    await line('withdrawal', '-100')
    await telling()
    await api.post('/user/notices/S', { kind: 'budgets', channel: 'mail', status: 1 }, { as: ada })
    expect(await letters()).toEqual([])
    expect(await notices()).toMatchObject([{ reached: 100 }])
    const { rows } = await api.db.query('select body from private.push_posts')
    expect(rows.map(({ body }) => JSON.parse(body))).toEqual([
      { title: 'Your budget is spent: Withdrawal', body: '100.00 USD', path: '/budgets' },
    ])
  })
})
