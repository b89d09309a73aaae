import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { ada, api, ben, cho, finance } from '../../testing/members-given.suite.ts'
import { filter, walletRowOf } from '../../testing/money.ts'

describe('a requested payment', () => {
  const ask = { name: 'Rent of March', currency: 'USD', amount: '50', remarks: 'flat 2' }
  const request = (over: object = {}, as = ada) => api.post('/requestpayment/S', { ...ask, ...over }, { as })
  const requested = async () => (await request()).body.data[0].id as string
  const status = (body: object, as: Person) => api.post('/requestpayment/status/S', body, { as })
  const one = async (id: string, as = ada) => (await api.get(`/requestpayment/${id}/S`, { as })).body.data[0]

  test('is unpaid, and credited once finance says it was received', async () => {
    const before = await walletRowOf(api, ada)
    const id = await requested()
    expect(await one(id)).toMatchObject({ ...ask, amount: '50.00', status: 0, credited: null })
    const { body } = await status({ id, status: 1, fee: '0.5', externalTxId: 'wire' }, finance)
    expect(body.data[0]).toEqual({ id, status: 1 })
    expect(await one(id)).toMatchObject({ status: 1, fee: '0.50', credited: '49.50', externalTxId: 'wire' })
    expect(Number((await walletRowOf(api, ada)).amount)).toBe(Number(before.amount) + 49.5)
    expect((await status({ id, status: -1, reason: 'x' }, finance)).body.code).toBe('ALREADY_DECIDED')
    // However it is asked, the answer says the state that it has.
    for (const asked of [0, 1, -1])
      expect((await status({ id, status: asked, reason: 'x' }, finance)).body.details).toEqual({
        status: 'approved',
      })
    const own = await status({ id, status: 0 }, ada)
    expect([own.body.code, own.body.details]).toEqual(['ALREADY_DECIDED', { status: 'approved' }])
    const other = await requested()
    expect((await status({ id: other, status: 0 }, finance)).body.details).toEqual({ status: 'pending' })
  })

  test('is credited less a fee rate that finance types, as looked at beforehand', async () => {
    const id = await requested()
    const check = (fee: object) =>
      api.post('/approvals/check/S', { kind: 'request-payment', id, ...fee }, { as: finance })
    const usual = {
      currency: 'USD',
      amount: '50.00',
      fee: '0.00',
      cardFee: null,
      credited: '50.00',
      held: null,
    }
    expect((await check({})).body.data[0]).toMatchObject(usual)
    const looked = (await check({ feeRate: '0.011' })).body.data[0]
    expect(looked).toMatchObject({ ...usual, fee: '0.55', credited: '49.45' })
    expect((await check({ fee: '50' })).body.code).toBe('FEE_ABOVE_AMOUNT')
    expect((await check({ amount: '49' })).body.issues).toMatchObject([{ path: 'amount' }])
    expect((await status({ id, status: 1, fee: '1', feeRate: '0.011' }, finance)).status).toBe(422)
    expect((await status({ id, status: 1, feeRate: '0.011' }, finance)).body.status).toBe(true)
    expect(await one(id)).toMatchObject({ status: 1, fee: looked.fee, credited: looked.credited })
    expect((await check({})).body.code).toBe('ALREADY_DECIDED')
  })

  test('needs a name of at most 30 characters and an amount', async () => {
    for (const [over, path] of [
      [{ name: '' }, 'name'],
      [{ name: 'x'.repeat(31) }, 'name'],
      [{ amount: '0' }, 'amount'],
    ] as const) {
      const { status, body } = await request(over)
      expect([status, body.issues[0].path]).toEqual([422, path])
    }
    expect((await request({ name: 'x'.repeat(30) })).body.status).toBe(true)
    expect((await request({}, cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    for (const currency of ['NONE', 'USDC'])
      expect((await request({ currency })).body.code).toBe('CURRENCY_NOT_OFFERED')
  })

  test('is one, with one name and one remark, whatever comes under its key', async () => {
    const keyed = (over: object) =>
      api.post('/requestpayment/S', { ...ask, ...over }, { as: ada, headers: { 'Idempotency-Key': 'rent' } })
    const first = await keyed({})
    expect((await keyed({})).body).toEqual(first.body)
    for (const over of [{ name: 'Rent of May' }, { remarks: 'flat 3' }])
      expect((await keyed(over)).status).toBe(409)
    expect(await one(first.body.data[0].id)).toMatchObject({ name: ask.name, remarks: ask.remarks })
  })

  test('is withdrawn by its member, rejected by finance with a reason, and received by nobody else', async () => {
    const mine = await requested()
    expect((await status({ id: mine, status: 1 }, ada)).status).toBe(403)
    expect((await status({ id: mine, status: -1 }, ben)).body.code).toBe('CASE_UNKNOWN')
    expect((await status({ id: mine, status: -1 }, ada)).body.data[0].status).toBe(-1)
    const other = await requested()
    expect((await status({ id: other, status: -1 }, finance)).body.code).toBe('REASON_MISSING')
    expect((await status({ id: other, status: -1, reason: 'never came' }, finance)).body.status).toBe(true)
    expect(await one(other)).toMatchObject({ status: -1, reason: 'never came' })
    expect((await api.get(`/requestpayment/${other}/S`, { as: ben })).status).toBe(404)
  })

  test('is listed to its member, and to administrators with names', async () => {
    const own = await api.get(`/requestpayment/user/${ada.uid}/S`, { as: ada })
    expect(own.body.data.data[0]).toMatchObject({ uid: ada.uid, name: ask.name })
    expect((await api.get(`/requestpayment/user/${ada.uid}/S`, { as: ben })).status).toBe(403)
    const all = await api.get(`/requestpayment/list/S/${filter({ status: 1 })}`, { as: finance })
    expect(all.body.data.data[0]).toMatchObject({ username: 'ada', status: 1 })
  })
})
