import { randomUUID } from 'node:crypto'
import { dayPricesDecider } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let today = '2026-03-01'
let calls = 0
const now = () => new Date(Date.parse(`${today}T10:00:00Z`) + calls++)

beforeAll(async () => {
  const log = createMemoryLog()
  api = await startApi({ log, ledger: createLedger({ log, now }), now })
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  await fund(api, ada, 'USD', '100')
  today = '2026-03-03'
  await fund(api, ada, 'BTC', '0.5')
  const input = { day: '2026-03-03', prices: { BTC: '10000' } }
  await api.ledger.handle(dayPricesDecider, input.day, {
    id: randomUUID(),
    actor: { kind: 'system', id: 'test' },
    correlationId: 'test',
    command: { type: 'PriceDay', input },
  })
  today = '2026-03-05'
  await fund(api, ada, 'USD', '50.5')
})
afterAll(() => api.stop())

const snapshots = (uid: string, range: string, as: Person) =>
  api.get(`/wallets/snapshot/${uid}/S/${range}`, { as, tonce: String(now().getTime()) })

describe('balance snapshots', () => {
  test('have every day since the first money, at the prices of that day and today’s at the current ones', async () => {
    const { body } = await snapshots(ada.uid, 'all', ada)
    expect(body.data.map(({ day, total }: { day: string; total: string }) => [day, total])).toEqual([
      ['2026-03-01', '100.00'],
      ['2026-03-02', '100.00'],
      ['2026-03-03', '5100.00'],
      ['2026-03-04', '5100.00'],
      ['2026-03-05', '32150.50'],
    ])
    expect(body.data[2]).toMatchObject({
      date: '03/Mar/2026',
      priced: true,
      balances: [
        { currency: 'BTC', amount: '0.50000000', value: '5000.00' },
        { currency: 'USD', amount: '100.00', value: '100.00' },
      ],
    })
  })

  test('go back as far as asked, with what was there before', async () => {
    today = '2026-03-10'
    const { body } = await snapshots(ada.uid, '7', ada)
    expect(body.data).toHaveLength(7)
    expect(body.data[0]).toMatchObject({ day: '2026-03-04', total: '5100.00' })
    expect((await snapshots(ada.uid, '365', ada)).body.data).toHaveLength(10)
  })

  test('are one’s own, and any for administrators; other ranges are refused', async () => {
    const admin = await api.person('admin', { role: 'support' })
    expect((await snapshots(ada.uid, '30', ben)).status).toBe(403)
    expect((await snapshots(ada.uid, '30', admin)).status).toBe(200)
    expect((await snapshots(ben.uid, 'all', ben)).body.data).toEqual([])
    expect((await snapshots(ada.uid, '8', ada)).status).toBe(422)
  })
})
