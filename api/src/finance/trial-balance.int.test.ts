import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { filter } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let finance: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  finance = await api.person('finance', { role: 'finance' })
  await fund(api, await api.person('ada'), 'USD', '12.5')
  await fund(api, await api.person('ben'), 'BTC', '0.5')
})
afterAll(() => api.stop())

const books = async (fields: object = {}): Promise<wire.TrialBalance> =>
  (await api.get(`/finance/trialbalance/S/${filter(fields)}`, { as: finance })).body.data[0]
const postings = async (fields: object): Promise<wire.Paged<wire.Posting>['data']> =>
  (await api.get(`/finance/postings/S/${filter(fields)}`, { as: finance })).body.data

describe('the trial balance', () => {
  test('has every account in the column of its side, and sums that agree', async () => {
    const { lines, sums } = await books()
    expect(lines).toContainEqual({
      account: 'user:*:available',
      class: 'liabilities',
      currency: 'USD',
      debit: null,
      credit: '12.50',
      postings: 1,
    })
    expect(sums.every(({ balanced }) => balanced)).toBe(true)
  })
  test('adds up each class of accounts: what is held first, then what is owed', async () => {
    const { lines, sums } = await books()
    expect(lines.filter(({ currency }) => currency === 'BTC')).toMatchObject([
      { account: 'world:chain', class: 'assets', debit: '0.50000000' },
      { account: 'user:*:available', credit: '0.50000000' },
    ])
    expect(sums).toContainEqual({
      currency: 'USD',
      debit: '12.50',
      credit: '12.50',
      balanced: true,
      classes: [
        { class: 'assets', debit: '12.50', credit: '0.00' },
        { class: 'liabilities', debit: '0.00', credit: '12.50' },
      ],
    })
  })
  test('is saved as a file with the same lines', async () => {
    const { lines } = await books()
    const answer = await api.get(`/finance/trialbalance/csv/S/${filter({})}`, { as: finance })
    const [head, ...rows] = String(answer.body).trim().split('\r\n')
    expect(head).toBe('class,account,currency,debit,credit,postings')
    expect(rows).toHaveLength(lines.length)
    expect(rows).toContain('liabilities,user:*:available,USD,,12.50,1')
  })
  test('is shown as of an event and a moment before the money came', async () => {
    const [first] = (await postings({ sort: 'number', order: 'asc' })).data
    const before = await books({ up_to: (first?.number ?? 0) - 1 })
    expect(before).toMatchObject({ number: (first?.number ?? 0) - 1, lines: [], sums: [] })
    expect((await books({ up_to: first?.number })).lines).toHaveLength(2)
    expect((await books({ at: '2020-01-01T00:00:00.000Z' })).lines).toEqual([])
    expect((await books({ at: first?.created_date })).lines).toHaveLength(2)
  })
  test('refuses a moment that is none by the name of the field', async () => {
    const answer = await api.get(`/finance/trialbalance/S/${filter({ at: 'yesterday' })}`, { as: finance })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'filter.at' }] } })
  })
})
