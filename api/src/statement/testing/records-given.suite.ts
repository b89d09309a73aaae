import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { swapForUsdc } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of records: two members with money and swaps, one without either, and a support administrator.

export let api: Api
export let ada: Person
export let ben: Person
export let support: Person
export let nobody: Person
export const csv = (path: string, as: Person) => api.get(path, { as, headers: { Accept: 'text/csv' } })
/** The cells of a file without quotes, line by line. */
export const cells = (body: string) =>
  body
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(','))

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useRecords = (): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    nobody = await api.person('nobody')
    support = await api.person('support', { role: 'support' })
    await fund(api, ada, 'USD', '1000')
    await fund(api, ben, 'USD', '7')
    for (const sourceAmount of ['100', '20']) await swapForUsdc(api, ada, sourceAmount)
  })
  afterAll(() => api.stop())
}
