import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Api, type Heard, type Person, startApi } from '../../testing/api.ts'
import { filter } from '../../testing/deposit-address.ts'
import { startFakeCustody } from '../../testing/fake-custody.ts'
import { shown } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the proposals' tests: a member, three administrators of everything, and finance.

export const HOUR_MS = 3_600_000
export let custody: ReturnType<typeof startFakeCustody>
/** How far ahead of the machine's the API's clock is. */
export const clock = { aheadMs: 0 }
export let api: Api
export let ada: Person
export let one: Person
export let two: Person
export let three: Person
export let finance: Person

/** Sets the hooks of a test file: an API of its own for all of its tests. */
export const useAdministrators = (): void => {
  beforeAll(async () => {
    custody = startFakeCustody()
    const config = { custodyUrl: `${custody.url}/`, custodyToken: 'the token' }
    api = await startApi({ config, now: () => new Date(Date.now() + clock.aheadMs) })
    await seedCatalogue(api)
    ada = await api.person('ada')
    one = await api.person('one', { role: 'superadmin' })
    two = await api.person('two', { role: 'superadmin' })
    three = await api.person('three', { role: 'superadmin' })
    finance = await api.person('finance', { role: 'finance' })
  })
  afterAll(async () => {
    custody.stop()
    await api.stop()
  })
  beforeEach(() => {
    clock.aheadMs = 0
  })
}

export const approve = (id: string, as = two, headers = {}) =>
  api.post('/proposals/approve/S', { id }, { as, headers })
export const idOf = ({ body }: Heard): string => {
  expect(body).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND', proposal: expect.any(String) })
  return body.proposal
}
export const listed = async (id: string) =>
  (await api.get(`/proposals/list/S/${filter({ search: id })}`, { as: finance })).body.data.data[0]
/** Expects that what was asked waits as a proposal, of the catalogue unless said otherwise. */
export const expectWaiting = async (heard: Heard, proposed: object): Promise<void> =>
  expect(await listed(idOf(heard))).toMatchObject({ status: 0, kind: 'catalogue', ...proposed })
export const balance = async () => {
  await shown(api)
  const { rows } = await api.db.query(
    `select coalesce(sum(amount), 0)::numeric(20,2)::text as held from views.balances
     where account = $1 and currency = 'USD'`,
    [`user:${ada.uid}:available`],
  )
  return rows[0].held as string
}
export const setting = (field_code: string, field_value: string, as = one) =>
  api.post('/sysconfigs/S', { field_code, field_value }, { as })
export const savedAs = (code: string) => api.catalogue.get('sys-config', code)?.field_value
export const circle = (amount: string, as = one, headers = {}) => {
  const body = { uid: ada.uid, circleId: randomUUID(), currency: 'USD', amount }
  return api.post('/circlerecharges/S', body, { as, headers })
}
