import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
  await fund(api, ada, 'USD', '100')
  await fund(api, ada, 'USD', '12.5')
})
afterAll(() => api.stop())

const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const events = async (fields: object): Promise<wire.AuditEvent[]> =>
  (await api.get(`/audit/events/S/${json({ limit: 100, order: 'asc', ...fields })}`, { as: support })).body
    .data.data

describe('the history of a member', () => {
  const history = async (as = support) => api.get(`/audit/histories/${ada.uid}/S`, { as })
  const step = (fields: object) =>
    api.get(`/audit/histories/${ada.uid}/steps/S/${json(fields)}`, { as: support })

  test('opens at any step, event or moment with the balances of then', async () => {
    const own = await events({ uid: ada.uid })
    const { data } = (await history()).body
    expect(data[0]).toMatchObject({ events: own.length, number: own.at(-1)?.number })
    const funded = own.filter(({ legs }) => legs.length > 0)
    const [first, second] = [funded[0], funded.at(-1)].map(
      each => own.findIndex(({ id }) => id === each?.id) + 1,
    )
    const usd = (amount: string) => [{ currency: 'USD', pocket: 'available', amount }]
    expect((await step({ step: first })).body.data[0]).toMatchObject({ step: first, balances: usd('100') })
    const byEvent = (await step({ event: own.at(-1)?.id })).body.data[0] as wire.HistoryStep
    expect(byEvent).toMatchObject({ step: own.length, balances: usd('112.5'), event: { id: own.at(-1)?.id } })
    expect(byEvent.rows.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    const at = own[(second ?? 1) - 1]?.created_date
    expect((await step({ at })).body.data[0].balances).toEqual(usd('112.5'))
  })
  test('has no place for an event of somebody else, nor for a moment before the first', async () => {
    const [other] = await events({ uid: support.uid })
    for (const fields of [{ event: other?.id }, { event: 'nobody' }, { at: '2020-01-01T00:00:00.000Z' }])
      expect((await step(fields)).status).toBe(404)
    expect((await step({ step: 0 })).status).toBe(422)
  })
  test('is closed to members', async () => {
    expect((await history(ada)).status).toBe(403)
  })
})
