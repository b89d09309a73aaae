import { balancesAtEndOf } from '@strongroom/projections/statement'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

const begun = new Date()
const monthsOn = (months: number) =>
  new Date(Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + months, 1, 0, 0, 1))
const month = begun.toISOString().slice(0, 7)
const next = monthsOn(1).toISOString().slice(0, 7)

let api: Api
let ada: Person
let finance: Person
let second: Person
let now = begun
beforeAll(async () => {
  api = await startApi({ now: () => now })
  await seedCatalogue(api)
  ada = await api.person('ada')
  finance = await api.person('finance', { role: 'finance' })
  second = await api.person('second', { role: 'finance' })
  await fund(api, ada, 'USD', '12.5')
})
afterAll(() => api.stop())

const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
let tonces = 0
const asFinance = () => ({ as: finance, tonce: String(now.getTime() + ++tonces) })
const periods = async (): Promise<wire.Period[]> =>
  (await api.get('/finance/periods/S', asFinance())).body.data
const lastDay = new Date(monthsOn(1).getTime() - 86_400_000).toISOString().slice(0, 10)
const confirmed = () => balancesAtEndOf(api.db, ada.uid, { day: lastDay, timeZone: 'UTC' })
const propose = async (of: string) =>
  (await api.post('/finance/periods/close/S', { month: of }, asFinance())).body
const approve = async (id: string, as: Person) =>
  (await api.post('/proposals/approve/S', { id }, { ...asFinance(), as })).body
/** Closes a month by two; the refusal of the first where it cannot be. */
const close = async (of: string) => {
  const waits = await propose(of)
  return waits.proposal ? approve(waits.proposal, second) : waits
}
const books = (fields: object) => api.get(`/finance/trialbalance/S/${json(fields)}`, asFinance())

describe('a month of the books', () => {
  test('is open, and cannot be closed before it is over', async () => {
    expect(await periods()).toEqual([
      { month, status: 'open', closable: false, closing: null, unreconciled: null },
    ])
    expect(await close(month)).toMatchObject({ status: false, code: 'PERIOD_NOT_OVER' })
    expect((await books({ period: month })).body.issues).toMatchObject([{ path: 'filter.period' }])
  })

  test('is closed once with the trial balance that it had', async () => {
    now = monthsOn(1)
    expect(await periods()).toMatchObject([
      { month: next, closable: false },
      { month, closable: true },
    ])
    const closed = { month, equal: true, late: 0, closed_by: second.uid }
    const waits = await propose(month)
    expect(waits).toMatchObject({
      ...{ status: false, code: 'WAITS_FOR_SECOND' },
      proposal: expect.any(String),
    })
    expect((await approve(waits.proposal, finance)).code).toBe('OWN_CASE')
    expect((await periods())[1]).toMatchObject({ month, status: 'open' })
    expect(await approve(waits.proposal, second)).toMatchObject({ status: true })
    expect((await periods())[1]).toMatchObject({ status: 'closed', closing: closed })
    expect(await close(month)).toMatchObject({ status: false, code: 'PERIOD_CLOSED' })
    const [found] = (await books({ period: month })).body.data as wire.TrialBalance[]
    expect(found).toMatchObject({ closing: closed, sums: [{ currency: 'USD', credit: '12.50' }] })
  })

  test('closes with the balances that members have confirmed of its last day', async () => {
    const [found] = (await books({ period: month })).body.data as wire.TrialBalance[]
    expect(found?.lines).toContainEqual(
      expect.objectContaining({ account: 'user:*:available', credit: '12.50' }),
    )
    const { number, pockets } = await confirmed()
    // The event that came into the log between is the proposal to close it, and no member's.
    expect(number).toBeLessThanOrEqual(found?.closing?.events ?? 0)
    expect(pockets).toEqual([{ currency: 'USD', pocket: 'available', amount: '12.5' }])
  })

  test('stays as it was closed: what comes later is marked, and in none of its figures', async () => {
    // The ledger's clock still stands in the month.
    await fund(api, ada, 'USD', '7')
    const [, closed] = await periods()
    expect(closed).toMatchObject({ month, closing: { equal: true, late: 2 } })
    const late = await api.get(`/finance/postings/S/${json({ late_in: month })}`, asFinance())
    expect(late.body.data.data.map((each: wire.Posting) => each.debit ?? each.credit)).toEqual([
      '7.00',
      '7.00',
    ])
    expect((await books({ period: month })).body.data[0].sums[0].credit).toBe('12.50')
    expect((await books({})).body.data[0].sums[0].credit).toBe('19.50')
    // A member's paper of that day counts it: the event bears a time of the month.
    expect((await confirmed()).pockets).toMatchObject([{ amount: '19.5' }])
  })

  test('says so when its trial balance is not what was closed', async () => {
    await api.db.query(
      'update views.postings set amount = amount * 2 where number = (select min(number) from views.postings)',
    )
    const [, closed] = await periods()
    expect(closed?.closing).toMatchObject({ equal: false })
    await api.db.query(
      'update views.postings set amount = amount / 2 where number = (select min(number) from views.postings)',
    )
  })

  test('is followed by the next one only', async () => {
    now = monthsOn(3)
    const later = monthsOn(2).toISOString().slice(0, 7)
    expect(await close(later)).toMatchObject({ code: 'PERIOD_NOT_NEXT', details: { next } })
    expect(await close(next)).toMatchObject({ status: true })
  })
})
