import { randomUUID } from 'node:crypto'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { budgetsDue } from '../../vault/budgets.ts'
import { createStores } from '../../vault/stores.ts'
import { tellBudgets } from '../tell-budgets.ts'

// The setting of the tests of budgets: two members, and what moves in their wallets and on their cards.

export let api: Api
export let ada: Person
export let ben: Person

export const useBudgets = () => {
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
}

export const timeZone = 'Asia/Hong_Kong'
export const save = async (over: Partial<wire.Budget & { timeZone: string }> = {}, as = ada) => {
  const body = { kind: 'withdrawal', currency: 'USD', amount: '100', timeZone, ...over }
  return (await api.post('/user/budgets/S', body, { as })).body
}
export const monthOf = async (as = ada, month = '2026-03'): Promise<wire.BudgetMonth> => {
  const filter = encodeURIComponent(JSON.stringify({ month, timeZone }))
  return (await api.get(`/user/budgets/S/${filter}`, { as })).body.data[0]
}
export const notices = async (as = ada) => (await api.get('/user/budgets/notices/S', { as })).body.data

let number = 0
/** A line of a member's statement. */
export const line = (
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
export const cardLine = (id: string, type: string, amount: string) =>
  api.db.query(
    `insert into views.card_transactions (uid, id, type, currency, amount, status, number, created_at)
     values ($1, $2, $3, 'USD', $4, 1, $5, '2026-03-10T00:00:00Z')`,
    [ada.uid, id, type, amount, ++number],
  )
/** A purchase of a member's card in March, with a merchant's category code; its network's day lies in February. */
export const purchase = async (amount: string, mcc: string, as = ada) => {
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
export const telling = (
  at = '2026-03-20T00:00:00Z',
  prices: Readonly<Record<string, string>> = priced.prices,
) =>
  tellBudgets({
    ...createStores(api.db, api.deps.config),
    ...{ db: api.db, catalogue: api.catalogue, config: { publicUrl: 'https://money.example' } },
    ...{
      prices: async () => ({ ...priced, prices }),
      now: () => new Date(at),
      stopping: new AbortController().signal,
    },
  })()
export const priced = { prices: { btc: '50000' }, source: 'demo', asOf: '2026-03-20T00:00:00Z' } as const
export const letters = async (to = ada): Promise<readonly { subject: string; body: string }[]> =>
  (
    await api.db.query('select subject, body from private.mailbox where recipient = $1 order by id', [
      to.email,
    ])
  ).rows
export const isDue = async () =>
  (await api.db.query(`with given as (select now() as now) select (${budgetsDue}) as at`)).rows[0].at !== null
