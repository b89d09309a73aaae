import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of payments to and from companies.

export let api: Api
export let ada: Person
export let ben: Person
export let cho: Person
export let finance: Person
export const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
export const walletOf = async (as: Person) =>
  (await api.get(`/wallets/userWallet/S/${filter({ currency: 'USD' })}`, { as })).body.data[0]

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const usePayments = (): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    cho = await api.person('cho', { kyc: 0 })
    finance = await api.person('finance', { role: 'finance' })
    await fund(api, ada, 'USD', '1000')
  })
  afterAll(() => api.stop())
}
