import { describe, expect, test, vi } from 'vitest'
import { budgetsDue } from '../vault/budgets.ts'
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
    expect(await isDue()).toBe(false)
    await purchase('-1', '5411')
    expect(await isDue()).toBe(true)
    await telling()
    await save()
    expect(await isDue()).toBe(false)
    await save({ amount: '20' })
    expect(await isDue()).toBe(true)
  })

  test('with one look at the last lines of a member, however many budgets and lines they have', async () => {
    await save()
    await save({ kind: 'fee' })
    await telling()
    const client = await api.db.connect()
    try {
      await client.query('begin; set local enable_seqscan = off')
      const { rows } = await client.query(`explain (analyze, format json) ${budgetsDue}`)
      const looks = JSON.stringify(rows).match(
        /"Index Name":"(card_transactions|movements)_of_member[^"]*"|"Actual Loops":\d+/g,
      )
      const loopsOf = (index: string) => looks?.[looks.indexOf(`"Index Name":"${index}"`) + 1]
      expect(loopsOf('card_transactions_of_member_by_number')).toBe('"Actual Loops":1')
      expect(loopsOf('movements_of_member')).toBe('"Actual Loops":1')
    } finally {
      await client.query('rollback')
      client.release()
    }
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
