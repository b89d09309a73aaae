import { describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { saveEntry } from '../testing/seed-catalogue.ts'
import { budgetLetter } from '../vault/mail/budget-letter.ts'
import { createStores } from '../vault/stores.ts'
import {
  ada,
  api,
  ben,
  cardLine,
  isDue,
  line,
  monthOf,
  notices,
  purchase,
  save,
  telling,
  timeZone,
  useBudgets,
} from './testing/budgets-given.suite.ts'

useBudgets()

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

  test('is refused in a currency whose worth nobody can tell, by a sentence of its own', async () => {
    for (const currency_code of ['XTP', 'NEWCOIN']) {
      const entry = { currency_code, currency_name: currency_code, type: 0, scale: 6, status: 1 }
      await saveEntry(api, 'currency', currency_code, entry)
    }
    expect(await save({ currency: 'XTP' })).toMatchObject({ code: 'NO_ESTIMATE' })
    expect(await save({ currency: 'NEWCOIN' })).toMatchObject({ code: 'NO_ESTIMATE' })
    await api.db.query(`insert into private.price_points (currency, at, price) values ('NEWCOIN', now(), 2)`)
    expect(await save({ currency: 'NEWCOIN' })).toMatchObject({ status: true })
  })

  test('goes with its member', async () => {
    const cleo = await api.person('cleo')
    await save({}, cleo)
    await api.db.query('delete from private.members where uid = $1', [cleo.uid])
    const { rows } = await api.db.query('select from private.budgets where uid = $1', [cleo.uid])
    expect(rows).toEqual([])
  })
})

describe('a budget is held against the month', () => {
  test('of the months of another zone too that it is given while it is looked at', async () => {
    await save()
    await line('withdrawal', '-100', { at: '2026-03-31T17:00:00Z' })
    const { budgets } = createStores(api.db, api.deps.config)
    const reach = await budgets.reach()
    const now = new Date('2026-03-31T17:30:00Z')
    const looked = await budgets.withNews(now, reach)
    await save({ timeZone: 'UTC' })
    const noting = { now, at: reach.at, letterOf: budgetLetter('https://money.example', String) }
    const found = { spent: '100', reached: 100, unpriced: [] } as const
    for (const each of looked) await budgets.note(each, found, noting)
    expect([await notices(), await isDue()]).toEqual([[], true])
    await telling(now.toISOString())
    expect(await notices()).toMatchObject([{ month: '2026-03', reached: 100 }])
  })

  test('once an API process of the version before has saved it, while an upgrade takes', async () => {
    await api.db.query(
      `insert into private.budgets as kept (uid, kind, currency, amount, time_zone) values ($1, 'withdrawal', 'USD', 10, 'UTC')
       on conflict (uid, kind) do update set seen_line = null, seen_card = null`,
      [ada.uid],
    )
    expect(await isDue()).toBe(true)
  })
})
