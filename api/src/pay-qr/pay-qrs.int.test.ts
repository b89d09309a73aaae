import { randomUUID } from 'node:crypto'
import { createLedger } from '@strongroom/ledger/eventlog'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { expirePayQr } from '@strongroom/ledger/pay-qr'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, pin, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
let eve: Person
let later = 0
let calls = 0
const now = () => new Date(Date.parse('2026-03-01T10:00:00Z') + later + calls++)

beforeAll(async () => {
  const log = createMemoryLog()
  api = await startApi({ log, ledger: createLedger({ log, now }), now })
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho', { kyc: 0 })
  eve = await api.person('eve')
  await fund(api, ada, 'USD', '1000')
})
afterAll(() => api.stop())
beforeEach(() => {
  later = 0
})

const by = (as: Person, headers = {}) => ({ as, headers, tonce: String(now().getTime()) })
const get = (path: string, as: Person) => api.get(path, by(as))
const post = (path: string, body: unknown, as: Person, headers = {}) => api.post(path, body, by(as, headers))
const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const walletOf = async (as: Person) =>
  (await get(`/wallets/userWallet/S/${filter({ currency: 'USD' })}`, as)).body.data[0]

const codeFor = async (as: Person, amount: string, payee = 'paycode') => {
  const payment = { payee, currency: 'USD', amount }
  await api.post(
    '/user/getEmailCode',
    { email: as.email, scene: 'quickpay', ...payment },
    { ...by(as), form: 'headers' },
  )
  return (await api.mailTo(as.email))?.code as string
}
type Wanted = { amount?: string; times?: number; validDays?: number; as?: Person; total?: string }
const create = async ({ amount = '10', times = 1, validDays = 1, as = ada, total }: Wanted = {}) => {
  const code = await codeFor(as, total ?? String(Number(amount) * times))
  const type = times === 1 ? 0 : 1
  return post('/qrcode/S', { type, currency: 'USD', amount, times, validDays, code }, as)
}
const created = async (wanted: Wanted = {}) => (await create(wanted)).body.data[0].id as string
const scan = (dataId: string, as: Person, headers = {}) => post('/quickpay/scan/S', { dataId }, as, headers)

describe('a pay code', () => {
  test('for longer than a calendar goes is refused by the name of the field', async () => {
    const { status, body } = await create({ validDays: Number.MAX_SAFE_INTEGER })
    expect([status, body.issues?.[0].path]).toEqual([422, 'validDays'])
  })
  test('is approved by a mailed code that says what it is, not the word by which calls name it', async () => {
    await codeFor(ada, '30')
    const text = (await api.mailTo(ada.email))?.text
    expect(text).toContain('one pay code and nothing else: 30 USD in all, for those who scan it.')
    expect(text).not.toContain('paycode')
  })
  test('reserves all that it can pay, and pays each member who scans it', async () => {
    const before = await walletOf(ada)
    const { body } = await create({ amount: '10', times: 3 })
    expect(body.data[0]).toMatchObject({
      uid: ada.uid,
      type: 1,
      amount: '10.00',
      times: 3,
      scans: 0,
      total: '30.00',
      left: '30.00',
      status: 0,
    })
    const { id } = body.data[0]
    expect(Number((await walletOf(ada)).amount)).toBe(Number(before.amount) - 30)
    const info = await get(`/quickpay/payinfo/${id}/S`, ben)
    expect(info.body.data[0]).toMatchObject({ username: 'ada', amount: '10.00', status: 0 })
    const won = await scan(id, ben)
    expect(won.body.data[0]).toMatchObject({ result: 1, uid: ada.uid, amount: '10.00', currency: 'USD' })
    expect((await walletOf(ben)).amount).toBe('10.00')
    const listed = await get(`/quickpayqrcodes/list/S/${filter({ search: id })}`, ada)
    expect(listed.body.data.data[0]).toMatchObject({ scans: 1, left: '20.00' })
    const scans = await get(`/qrcodescans/${id}/S`, ada)
    expect(scans.body.data).toMatchObject([{ uid: ben.uid, username: 'ben', scan: 1, status: 1 }])
    for (const [asked, found] of [
      [{ email: ben.email, amount: '10', currency: 'USD', id: scans.body.data[0].id }, 1],
      [{ email: ada.email }, 0],
      [{ amount: '11' }, 0],
    ] as const)
      expect((await get(`/qrcodescans/${id}/S/${filter(asked)}`, ada)).body.data).toHaveLength(found)
    expect((await get(`/qrcodescans/${id}/S`, ben)).status).toBe(404)
  })

  test('pays each member once: 2 ALREADY_SCAN', async () => {
    const id = await created({ times: 2 })
    await scan(id, ben)
    const again = await scan(id, ben)
    expect(again.body).toMatchObject({ status: false, code: 'ALREADY_SCAN', details: { result: 2 } })
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await scan(id, eve, key)
    expect((await scan(id, eve, key)).body).toEqual(first.body)
  })

  test('is the only one that is scanned under a key', async () => {
    const [one, other] = [await created(), await created()]
    const key = { 'Idempotency-Key': 'one-scan' }
    expect((await scan(one, eve, key)).body.status).toBe(true)
    expect((await scan(other, eve, key)).status).toBe(409)
    expect((await scan(other, eve)).body.status).toBe(true)
  })

  test('that nobody knows is 3 NOT_FOUND_DATA, and one out of date 3 QRCODE_EXPIRED', async () => {
    const unknown = { code: 'NOT_FOUND_DATA', details: { result: 3 } }
    expect((await scan(randomUUID(), ben)).body).toMatchObject(unknown)
    expect((await get(`/quickpay/payinfo/${randomUUID()}/S`, ben)).body).toMatchObject(unknown)
    const id = await created({ validDays: 1 })
    later = 86_400_000 + 60_000
    const late = await scan(id, ben)
    expect(late.body).toMatchObject({ code: 'QRCODE_EXPIRED', details: { result: 3 } })
    expect((await get(`/quickpay/payinfo/${id}/S`, ben)).body.data[0].status).toBe(-1)
  })

  test('of a frozen member is 3 PAY_CODE_PAUSED, unused, and pays once the account is unfrozen', async () => {
    const fay = await api.person('fay')
    await fund(api, fay, 'USD', '50')
    const id = await created({ as: fay })
    expect((await post('/user/freeze/S', {}, fay)).body.status).toBe(true)
    const msg = 'This Pay Code cannot be paid now. Try again later, or ask for another one.'
    const paused = { status: false, code: 'PAY_CODE_PAUSED', msg, details: { result: 3 } }
    expect((await scan(id, ben)).body).toMatchObject(paused)
    expect((await get(`/quickpay/payinfo/${id}/S`, ben)).body).toMatchObject(paused)
    await api.post(
      '/user/getEmailCode',
      { email: fay.email, scene: 'unfreeze' },
      { ...by(fay), form: 'headers' },
    )
    const { code } = (await api.mailTo(fay.email)) ?? {}
    expect((await post('/user/unfreeze/S', { pin, code }, fay)).body.status).toBe(true)
    expect((await scan(id, ben)).body.data).toMatchObject([{ result: 1 }])
  })

  test('of one time is won by one of two who scan at once', async () => {
    const id = await created()
    const both = await Promise.all([scan(id, ben), scan(id, eve)])
    expect(both.map(({ body }) => body.code ?? body.data[0].result).sort()).toEqual([1, 'QRCODE_EXPIRED'])
    const listed = await get(`/quickpayqrcodes/list/S/${filter({ search: id })}`, ada)
    expect(listed.body.data.data[0]).toMatchObject({ scans: 1, status: 1, left: '0.00' })
  })

  test('gives back what is left when it expires', async () => {
    const before = await walletOf(ada)
    const id = await created({ times: 3 })
    await scan(id, ben)
    later = 2 * 86_400_000
    const command = { type: 'ExpirePayCode', input: {}, given: { now: now().toISOString() } } as const
    const about = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const
    const usd = () => ({ code: 'USD', scale: 2 })
    await expirePayQr(api.ledger, id, { id: randomUUID(), ...about, command }, usd)
    await shown(api)
    const after = await walletOf(ada)
    expect(Number(after.amount)).toBe(Number(before.amount) - 10)
    expect(after.locked).toBe(before.locked)
    const listed = await get(`/quickpayqrcodes/list/S/${filter({ search: id })}`, ada)
    expect(listed.body.data.data[0]).toMatchObject({ status: -1, left: '0.00' })
  })

  test('cannot be scanned by its creator, nor before verification', async () => {
    const id = await created()
    expect((await scan(id, ada)).body.code).toBe('PAYS_ONESELF')
    expect((await scan(id, cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    const info = await get(`/quickpay/payinfo/${id}/S`, cho)
    expect(info.body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect(JSON.stringify(info.body)).not.toMatch(/\bada\b/)
  })

  test.each([
    ['more than there is', { amount: '5000' }, 'INSUFFICIENT_FUNDS'],
    ['too many days', { validDays: 31 }, 'DAYS_OUT_OF_RANGE'],
    ['too many times', { amount: '0.01', times: 1001 }, 'TIMES_OUT_OF_RANGE'],
    ['less than a cent', { amount: '0.001' }, 'TOO_MANY_PLACES'],
    ['another amount than its code was mailed for', { total: '11' }, 'WRONG_CODE'],
  ])('is refused for %s', async (_, wanted, code) => {
    expect((await create(wanted)).body).toMatchObject({ status: false, code })
  })

  test('is answered again when its code has run out meanwhile', async () => {
    const body = { type: 0, currency: 'USD', amount: '10', validDays: 1, code: await codeFor(ada, '10') }
    const create = () => post('/qrcode/S', body, ada, { 'Idempotency-Key': 'late' })
    const first = await create()
    await api.db.query('update private.email_codes set expires_at = now() where email = $1', [ada.email])
    expect(first.body.status).toBe(true)
    later++
    expect((await create()).body).toEqual(first.body)
  })

  test('is refused with the code of a payment to somebody', async () => {
    const code = await codeFor(ada, '10', ben.uid)
    const body = { type: 0, currency: 'USD', amount: '10', validDays: 1, code }
    expect((await post('/qrcode/S', body, ada)).body.code).toBe('WRONG_CODE')
    const multi = { ...body, times: 2 }
    expect((await post('/qrcode/S', multi, ada)).status).toBe(422)
  })

  test('is listed to its creator alone, unless an administrator asks', async () => {
    const admin = await api.person('admin', { role: 'support' })
    const of = async (as: Person, fields: object) =>
      (await get(`/quickpayqrcodes/list/S/${filter(fields)}`, as)).body.data.total
    expect(await of(ben, { uid: ada.uid })).toBe(0)
    expect(await of(admin, { uid: ada.uid })).toBeGreaterThan(0)
  })
})
