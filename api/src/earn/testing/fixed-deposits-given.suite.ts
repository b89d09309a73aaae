import { createLedger } from '@strongroom/ledger/eventlog'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of fixed deposits: three members, and the desks of finance and operators, on a clock of their own.

export let api: Api
export let ada: Person
export let ben: Person
export let cho: Person
export let finance: Person
export let operator: Person
let operator2: Person
/** The clock of the platform: its day, and how often it was read. */
export const clock = { today: '2026-01-31', calls: 0 }
const now = () => new Date(Date.parse(`${clock.today}T10:00:00Z`) + clock.calls++)
export const by = (as: Person, headers = {}) => ({ as, headers, tonce: String(now().getTime()) })
export const get = (path: string, as: Person) => api.get(path, by(as))
export const post = (path: string, body: unknown, as: Person, headers = {}) =>
  api.post(path, body, by(as, headers))
export const remove = (path: string, as: Person, body?: unknown) =>
  api.ask('DELETE', path, { ...by(as), body })
export const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
/** The answer to a request, once the second administrator has agreed to it where it takes two. */
export const agreed = async (heard: Awaited<ReturnType<typeof post>>) => {
  const { proposal: id } = heard.body
  return id ? post('/proposals/approve/S', { id }, operator2) : heard
}
/** Adds a plan; a rate with nothing to measure it by takes two. */
export const byTwo = async (body: object) => agreed(await post('/fixeddeposit/add/S', body, operator))

export const plan = async (term: number, rate = '3.65') => {
  await byTwo({ currency: 'USD', term, rate, minimum: '10' })
  return `USD-${term}`
}
export const subscribe = async (term: number, amount = '1000') => {
  const planId = await plan(term)
  const { body } = await post('/userfixeddeposit/S', { planId, amount, rate: '3.65' }, ada)
  return body.data[0] as { id: string; maturity_amount: string | null; maturity_date: string | null }
}
export const walletOf = async (as: Person) => {
  const { body } = await get(`/wallets/userWallet/S/${filter({ currency: 'USD' })}`, as)
  return body.data[0]
}

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useFixedDeposits = (): void => {
  beforeAll(async () => {
    const log = createMemoryLog()
    api = await startApi({ log, ledger: createLedger({ log, now }), now })
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    cho = await api.person('cho', { kyc: 0 })
    finance = await api.person('finance', { role: 'finance' })
    operator = await api.person('operator', { role: 'operator' })
    operator2 = await api.person('operator2', { role: 'operator' })
    await fund(api, ada, 'USD', '10000')
  })
  afterAll(() => api.stop())
}
