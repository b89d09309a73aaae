import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of quick pays: a payer with money, a payee, and a member without a verified identity.

export let api: Api
export let ada: Person
export let ben: Person
export let cho: Person

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useQuickPays = (): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    cho = await api.person('cho', { kyc: 0 })
    await fund(api, ada, 'USD', '1000')
    await fund(api, ada, 'USDC', '50')
  })
  afterAll(() => api.stop())
}
