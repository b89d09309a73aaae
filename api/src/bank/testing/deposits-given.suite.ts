import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { takeFps } from '../../testing/bank.ts'
import { filter } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of bank deposits.

export let api: Api
export let ada: Person
export let cho: Person
export let finance: Person
export let finance2: Person
export let support: Person
export let operator: Person
/** The preview of an approval: the amounts that it would book. */
export const check = async (body: object) =>
  (await api.post('/approvals/check/S', body, { as: finance })).body.data?.[0]
export const lineOf = async (as: Person, type: string) => {
  const { body } = await api.get(`/usertransactions/list/${as.uid}/S/${filter({ type })}`, { as })
  return body.data.data[0]
}

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useDeposits = (): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    await takeFps(api)
    ada = await api.person('ada')
    cho = await api.person('cho', { kyc: 0 })
    finance = await api.person('finance', { role: 'finance' })
    finance2 = await api.person('finance2', { role: 'finance' })
    support = await api.person('support', { role: 'support' })
    operator = await api.person('operator', { role: 'operator' })
  })
  afterAll(() => api.stop())
}
