import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, password, pin, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { codeFor, filter } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of a member’s standing: one member with money, and three desks.

export let api: Api
export let support: Person
export let superadmin: Person
export let finance: Person
export let ben: Person
export const reason = 'A card of theirs was reported stolen'
export const keyed = (as: Person, key: string = randomUUID()) => ({ as, headers: { 'Idempotency-Key': key } })
export const disable = (uid: string, as = support, key?: string) =>
  api.post('/user/disable/S', { uid, reason }, keyed(as, key))
export const enable = (uid: string, as = support) => api.post('/user/enable/S', { uid, reason }, keyed(as))
export const listed = async (fields: object) =>
  (await api.get(`/user/list/S/${filter({ limit: 100, ...fields })}`, { as: support })).body.data.data.map(
    ({ uid }: { uid: string }) => uid,
  )
export const eventsOf = async (uid: string) =>
  (
    await api.get(`/audit/events/S/${filter({ stream: `member-${uid}`, order: 'asc', limit: 100 })}`, {
      as: support,
    })
  ).body.data.data

export const signIn = async (email: string) => {
  await api.post('/user/getEmailCode', { email, scene: 'login' })
  const code = (await api.mailTo(email))?.code
  const { body } = await api.post('/user/checkEmailCode', { email, code, scene: 'login' })
  const fp_session_key = body.data[0].fp_session_key
  await api.post('/user/checkPinCode', { email, pin, fp_session_key })
  return api.post('/user/signin', { email, password, fp_session_key })
}

export const pay = async (as: Person, to: Person, amount: string) => {
  const payment = { uid: to.uid, currency: 'USD', amount }
  return api.post('/quickpay/S', { ...payment, code: await codeFor(api, as, payment) }, { as })
}
export const payQr = async (as: Person) => {
  const code = await codeFor(api, as, { payee: 'paycode', currency: 'USD', amount: '10' })
  const wanted = { type: 0, currency: 'USD', amount: '10', times: 1, validDays: 1, code }
  return (await api.post('/qrcode/S', wanted, { as })).body.data[0].id as string
}
type Described = Record<string, Record<string, { description: string }>>
/** Every call that a session signs, as the OpenAPI document names them; any value stands for what is in a path. */
export const signedCalls = async () => {
  const { paths } = (await (await api.app.request('/v1/openapi.json')).json()) as { paths: Described }
  return Object.values(paths).flatMap(methods =>
    Object.entries(methods).flatMap(([method, { description }]) => {
      const path = /Path form: `(.*)`/.exec(description)?.[1] ?? ''
      const place = path.replace('{json}', filter({})).replaceAll(/\{\w+\}/g, '1')
      return path.includes('/S') ? [{ method: method.toUpperCase(), path: place }] : []
    }),
  )
}

export const disabled = { status: 400, body: { code: 'ACCOUNT_IS_DISABLED' } }

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useMemberStanding = (): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    support = await api.person('support', { role: 'support' })
    finance = await api.person('finance', { role: 'finance' })
    superadmin = await api.person('superadmin', { role: 'superadmin' })
    ben = await api.person('ben')
    await fund(api, ben, 'USD', '1000')
  })
  afterAll(() => api.stop())
}
