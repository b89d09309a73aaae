import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of wallets and top-ups.

export let api: Api
export let ada: Person
export let ben: Person
export let cho: Person
export let finance: Person
export let support: Person

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useWallets = (): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    cho = await api.person('cho', { kyc: 0 })
    finance = await api.person('finance', { role: 'finance' })
    support = await api.person('support', { role: 'support' })
    await fund(api, ada, 'USD', '1000')
    await fund(api, ada, 'USDC', '50')
  })
  afterAll(() => api.stop())
}
