import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from './api.ts'
import { takeFps } from './bank.ts'
import { fund } from './fund.ts'
import { seedCatalogue } from './seed-catalogue.ts'

// The setting that tests of several capabilities share: Ada with money, Ben without, Cho without a verified identity, and two desks.

export let api: Api
export let ada: Person
export let ben: Person
export let cho: Person
export let finance: Person
export let support: Person

/**
 * Sets the hooks of a test file: each calls it, because files that run in one process load this module once. `more` is what a file
 * needs besides.
 */
export const useMembers = (more?: () => Promise<unknown>): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    await takeFps(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    cho = await api.person('cho', { kyc: 0 })
    finance = await api.person('finance', { role: 'finance' })
    support = await api.person('support', { role: 'support' })
    await fund(api, ada, 'USD', '1000')
    await fund(api, ada, 'USDC', '50')
    await more?.()
  })
  afterAll(() => api.stop())
}
