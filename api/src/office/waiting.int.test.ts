import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { filter, submitTopUp } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let finance: Person
let support: Person
let auditor: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  finance = await api.person('finance', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  auditor = await api.person('auditor', { role: 'auditor' })
  await submitTopUp(api, ada, 'USDC', '100.00')
  await submitTopUp(api, ada, 'USDC', '50.50')
  await submitTopUp(api, finance, 'USDC', '70.00')
})
afterAll(() => api.stop())

const homeOf = async (as: Person): Promise<wire.OfficeHome> =>
  (await api.get('/office/home/S', { as })).body.data[0]
const waitsOf = async (as: Person, kind: wire.CaseKind) =>
  (await homeOf(as)).waits.find(each => each.kind === kind)

describe('the first screen of administrators', () => {
  test('says what was booked today, and who is new', async () => {
    // Midnight may pass between what is done and the count: then it is done again, on the new day.
    const today = async () => {
      const newcomer = await api.person(`newcomer${Math.random()}`.slice(0, 20))
      await fund(api, newcomer, 'USD', '1000')
      const { movements, members } = await homeOf(support)
      const topUps = movements.find(({ type }) => type === 'top-up')
      return { sums: topUps?.sums.map(({ currency }) => currency), isNew: members.registered > 0 }
    }
    await expect.poll(today, { timeout: 20_000 }).toEqual({ sums: ['USD'], isNew: true })
  })

  test('counts what waits by kind, with its sums and its oldest, without one’s own cases', async () => {
    const waiting = await waitsOf(finance, 'top-up')
    expect(waiting).toMatchObject({ count: 2, sums: [{ currency: 'USDC', amount: '150.500000' }] })
    const [oldest] = (await api.get(`/topup/list/S/${filter({ status: 0, order: 'asc' })}`, { as: finance }))
      .body.data.data
    expect(waiting?.oldest_date).toBe(oldest.created_date)
  })

  test('counts only what the role decides', async () => {
    expect((await homeOf(support)).waits.map(({ kind }) => kind)).not.toContain('top-up')
    expect((await homeOf(auditor)).waits).toEqual([])
  })

  test('says what failed', async () => {
    expect((await homeOf(support)).failed).toEqual({ mails: 0, messages: 0, jobs: 0, parked: 0 })
  })
})
