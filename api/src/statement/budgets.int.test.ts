import { randomUUID } from 'node:crypto'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { budgetsDue } from '../vault/budgets.ts'
import { createStores } from '../vault/stores.ts'
import { tellBudgets } from './tell-budgets.ts'

let api: Api
let ada: Person
let ben: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  await api.db.query(`update private.members set language = 'ja' where uid = $1`, [ben.uid])
})
beforeEach(async () => {
  await api.db.query('truncate private.budgets; delete from private.mailbox')
  for (const table of ['movements', 'card_transactions']) await api.db.query(`delete from views.${table}`)
  await api.db.query('delete from private.card_log_details')
})
afterAll(() => api.stop())

const timeZone = 'Asia/Hong_Kong'
const save = async (over: Partial<wire.Budget & { timeZone: string }> = {}, as = ada) => {
  const body = { kind: 'withdrawal', currency: 'USD', amount: '100', timeZone, ...over }
  return (await api.post('/user/budgets/S', body, { as })).body
}
const monthOf = async (as = ada, month = '2026-03'): Promise<wire.BudgetMonth> => {
  const filter = encodeURIComponent(JSON.stringify({ month, timeZone }))
  return (await api.get(`/user/budgets/S/${filter}`, { as })).body.data[0]
}
const notices = async (as = ada) => (await api.get('/user/budgets/notices/S', { as })).body.data

let number = 0
/** A line of a member's statement. */
const line = (
  kind: string,
  amount: string,
  { as = ada, at = '2026-03-10T00:00:00Z', currency = 'USD', reference = randomUUID() as string } = {},
) =>
  api.db.query(
    `insert into views.movements (uid, id, currency, kind, reference, state, amount, number, created_at)
     values ($1, $4 || ':' || $2, $3, $4, $2, 'done', $5, $6, $7)`,
    [as.uid, reference, currency, kind, amount, ++number, at],
  )
/** A line of ada's card. */
const cardLine = (id: string, type: string, amount: string) =>
  api.db.query(
    `insert into views.card_transactions (uid, id, type, currency, amount, status, number, created_at)
     values ($1, $2, $3, 'USD', $4, 1, $5, '2026-03-10T00:00:00Z')`,
    [ada.uid, id, type, amount, ++number],
  )
/** A purchase of a member's card in March, with a merchant's category code; its network's day lies in February. */
const purchase = async (amount: string, mcc: string, as = ada) => {
  const id = randomUUID()
  await api.db.query(
    `insert into private.card_log_details (log_id, uid, purchased_on, merchant, description, mcc, memo)
     values ($1, $2, '', '', '', $3, '')`,
    [id, as.uid, mcc],
  )
  await api.db.query(
    `insert into views.card_transactions (uid, id, type, currency, amount, status, settled_on, number, created_at)
     values ($1, $2, 'spend', 'USD', $3, 1, '2026-02-28', $4, '2026-02-28T23:00:00Z')`,
    [as.uid, id, amount, ++number],
  )
}

/** Does the work of the workers in a month. */
const telling = (at = '2026-03-20T00:00:00Z') =>
  tellBudgets({
    ...createStores(api.db, api.deps.config),
    ...{ db: api.db, catalogue: api.catalogue, config: { publicUrl: 'https://money.example' } },
    ...{ prices: async () => priced, now: () => new Date(at), stopping: new AbortController().signal },
  })()
const priced = { prices: { btc: '50000' }, source: 'demo', asOf: '2026-03-20T00:00:00Z' } as const
const letters = async (to = ada): Promise<readonly { subject: string; body: string }[]> =>
  (
    await api.db.query('select subject, body from private.mailbox where recipient = $1 order by id', [
      to.email,
    ])
  ).rows
const isDue = async () =>
  (await api.db.query(`with given as (select now() as now) select (${budgetsDue}) as at`)).rows[0].at !== null

describe('a budget', () => {
  test('shows what is spent, what is left and how far the month is, to its member alone', async () => {
    await save()
    await line('withdrawal', '-60.5')
    await line('withdrawal-returned', '10')
    await line('withdrawal', '-9', { at: '2026-04-10T00:00:00Z' })
    expect(await monthOf()).toEqual({
      ...{ month: '2026-03', day: 31, days: 31, passed: '100.0' },
      budgets: [
        {
          ...{ kind: 'withdrawal', currency: 'USD', amount: '100.00', spent: '50.50', left: '49.50' },
          ...{ over: '0.00', share: '50.5', reached: 0 },
        },
      ],
    })
    expect((await monthOf(ben)).budgets).toEqual([])
    expect(await monthOf(ada, '2999-02')).toMatchObject({ day: 0, days: 28, passed: '0.0' })
  })

  test('of a category counts the purchases with the card in the month of its zone, and what came back is taken off', async () => {
    await save({ kind: 'groceries' })
    await purchase('-80', '5411')
    await purchase('5', '5411')
    await purchase('-30', '5812')
    expect((await monthOf()).budgets).toMatchObject([{ kind: 'groceries', spent: '75.00', left: '25.00' }])
  })

  test('counts what a bank sent back to the card, and a fee of the card that the house took back, as not spent', async () => {
    await save()
    await save({ kind: 'fee' })
    await line('withdrawal', '0', { reference: 'w' })
    await line('withdrawal-sent-back', '0', { reference: 'w' })
    await cardLine('w', 'withdrawal', '-100')
    await cardLine('w.back', 'withdrawal', '75')
    await cardLine('card.2026-03', 'fee', '-2')
    await cardLine('card.2026-02', 'fee', '-3')
    await cardLine('r', 'fee', '2')
    expect((await monthOf()).budgets).toMatchObject([
      { kind: 'fee', spent: '3.00' },
      { kind: 'withdrawal', spent: '25.00' },
    ])
  })

  test('in one currency counts money of another at the prices of the month’s totals', async () => {
    await save({ currency: 'USDC', amount: '100' })
    await line('withdrawal', '-120', { currency: 'USD' })
    expect((await monthOf()).budgets).toMatchObject([
      {
        currency: 'USDC',
        spent: '120.000000',
        left: '0.000000',
        over: '20.000000',
        share: '120.0',
        reached: 100,
      },
    ])
  })

  test('is one for each kind: saved again it changes, and it is taken away by its member alone', async () => {
    await save()
    await save({ amount: '300', currency: 'USDC' })
    expect((await monthOf()).budgets).toMatchObject([{ currency: 'USDC', amount: '300.000000' }])
    const remove = (as: Person) => api.post('/user/budgets/remove/S', { kind: 'withdrawal' }, { as })
    await remove(ben)
    expect((await monthOf()).budgets).toHaveLength(1)
    await remove(ada)
    await remove(ada)
    expect((await monthOf()).budgets).toEqual([])
  })

  test('is refused in a currency that is not offered, with places that it does not have, and for a kind that takes no money out', async () => {
    expect(await save({ currency: 'XYZ' })).toMatchObject({ code: 'CURRENCY_NOT_OFFERED' })
    expect(await save({ amount: '1.001' })).toMatchObject({ code: 'TOO_MANY_PLACES' })
    const { body } = await api.post(
      '/user/budgets/S',
      { kind: 'swap-out', currency: 'USD', amount: '1', timeZone },
      { as: ada },
    )
    expect(body.issues).toMatchObject([{ path: 'kind' }])
  })

  test('goes with its member', async () => {
    const cleo = await api.person('cleo')
    await save({}, cleo)
    await api.db.query('delete from private.members where uid = $1', [cleo.uid])
    const { rows } = await api.db.query('select from private.budgets where uid = $1', [cleo.uid])
    expect(rows).toEqual([])
  })
})

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
