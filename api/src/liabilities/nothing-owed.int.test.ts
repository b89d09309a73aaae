import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { proveDaily } from './prove-liabilities.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
})
afterAll(() => api.stop())

test('a proof that finance asks for while no member is owed anything has no totals, and ends the request', async () => {
  const finance = await api.person('finance', { role: 'finance' })
  await api.post('/liabilities/prove/S', {}, { as: finance })
  await proveDaily({ db: api.db, log: api.log, ledger: api.ledger, by: 'test', now: () => new Date() })()
  await shown(api)
  const events = await api.log.readStream('liabilities-house')
  expect(events.map(({ type }) => type)).toEqual(['LiabilitiesProofAsked', 'LiabilitiesProven'])
  const { body } = await api.get('/liabilities/prove/S', { as: finance })
  expect(body.data).toMatchObject([{ asked_date: null }])
})
