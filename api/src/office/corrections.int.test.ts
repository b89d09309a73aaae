import { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { filter, walletRowOf } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let finance: Person
let finance2: Person
let support: Person
let operator: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  finance = await api.person('finance', { role: 'finance' })
  finance2 = await api.person('finance2', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  operator = await api.person('operator', { role: 'operator' })
})
afterAll(() => api.stop())

const lineOf = async (as: Person, type: string) => {
  const { body } = await api.get(`/usertransactions/list/${as.uid}/S/${filter({ type })}`, { as })
  return body.data.data[0]
}

describe('a currency that needs consent', () => {
  test('is asked for, and opened or refused by an administrator', async () => {
    const lea = await api.person('lea')
    const euro = {
      currency_code: 'EUR',
      currency_name: 'Euro',
      ...{ type: 1, on_request: 1, currency_img: '/currencies/eur.svg' },
    }
    await api.post('/currencys/S', euro, { as: operator })
    const ask = () => api.post('/wallet/create/S', { currency: 'EUR' }, { as: lea })
    expect((await ask()).body.data[0]).toMatchObject({ pending: 1 })
    expect(await walletRowOf(api, lea, 'EUR')).toBeUndefined()
    const waiting = await api.get(`/wallet/currencyrequests/S/${filter({ status: 0 })}`, { as: support })
    const { id } = waiting.body.data.data[0]
    const requestsOf = async (as: Person) =>
      (await api.get(`/wallet/currencyrequests/S/${filter({ uid: lea.uid })}`, { as })).body.data.data
    expect(await requestsOf(lea)).toMatchObject([{ id, currency: 'EUR', status: 0 }])
    expect(await requestsOf(ada)).toEqual([])
    const rejected = await api.post('/wallet/rejectcurrency/S', { id, reason: 'not yet' }, { as: support })
    expect(rejected.body.data[0]).toEqual({ id, status: -1 })
    await ask()
    const again = await api.get(`/wallet/currencyrequests/S/${filter({ status: 0 })}`, { as: support })
    await api.post('/wallet/approvecurrency/S', { id: again.body.data.data[0].id }, { as: support })
    expect(await walletRowOf(api, lea, 'EUR')).toMatchObject({ amount: '0.00' })
  })
})

describe('an adjustment', () => {
  const adjust = (uid: string, amount: string, as: Person, currency = 'USD') =>
    api.post('/transactions/S', { uid, currency, amount, reason: 'a lost wire' }, { as })

  test('is booked at once up to the limit, whatever its sign', async () => {
    const max = await api.person('max')
    expect((await adjust(max.uid, '999.5', finance)).body.data[0]).toMatchObject({ status: 1 })
    expect((await adjust(max.uid, '-0.5', finance)).body.data[0]).toMatchObject({ status: 1 })
    expect(await walletRowOf(api, max)).toMatchObject({ amount: '999.00' })
    expect((await adjust(max.uid, '-1000', finance)).body.code).toBe('INSUFFICIENT_FUNDS')
  })
  test('of a mistyped amount is refused at once, as any other such amount', async () => {
    const nia = await api.person('nia')
    const most = '9'.repeat(15)
    const paths = async (amount: string) => {
      const topUp = { currency: 'USD', network: 'ERC20', amount, txid: 'typed-by-mistake' }
      const wire = { uid: nia.uid, circleId: 'typed-by-mistake', amount }
      const asked = [
        await adjust(nia.uid, `-${amount}`, finance),
        await api.post('/topup/S', topUp, { as: nia }),
        await api.post('/circlerecharges/S', wire, { as: finance }),
      ]
      return asked.map(({ status, body }) => [status, body.issues?.[0].path])
    }
    expect(await paths(`${most}9`)).toEqual([422, 422, 422].map(status => [status, 'amount']))
    expect(await paths(most)).toEqual([200, 200, 200].map(status => [status, undefined]))
  })
  test('waits for a second administrator once the first has used up the day, in whichever wallets', async () => {
    const [frank, mia, noa] = [
      await api.person('frank', { role: 'finance' }),
      await api.person('mia'),
      await api.person('noa'),
    ]
    const statusOf = async (asking: ReturnType<typeof adjust>) => (await asking).body.data?.[0].status ?? 0
    expect((await adjust(mia.uid, '-900', frank)).body.code).toBe('INSUFFICIENT_FUNDS')
    const keyed = { as: frank, headers: { 'Idempotency-Key': 'once' } }
    const body = { uid: mia.uid, currency: 'USD', amount: '400', reason: 'a lost wire' }
    for (const _ of [1, 2, 3])
      expect((await api.post('/transactions/S', body, keyed)).body.data[0].status).toBe(1)
    const both = await Promise.all([
      statusOf(adjust(mia.uid, '-400', frank)),
      statusOf(adjust(noa.uid, '400', frank)),
    ])
    expect(both.sort()).toEqual([0, 1])
    expect(await statusOf(adjust(noa.uid, '200', frank))).toBe(1)
    expect(await statusOf(adjust(noa.uid, '0.01', frank))).toBe(0)
    expect(await statusOf(adjust(noa.uid, '1000.01', finance))).toBe(0)
    // The house waits for itself; no case of the member's own waits.
    const home = await api.get(`/wallets/home/S/${filter({ from: '2026-01-01' })}`, { as: noa })
    expect(home.body.data[0].waits).toEqual([])
    expect(await statusOf(adjust(noa.uid, '0.01', finance2))).toBe(1)
    await api.db.query('update private.adjusted_alone set day = day - 1 where uid = $1', [frank.uid])
    expect(await statusOf(adjust(noa.uid, '0.01', frank))).toBe(1)
  })
  test('waits for a second administrator above it, counted in USDC', async () => {
    const { proposal: id } = (await adjust(ada.uid, '0.02', finance, 'BTC')).body
    const approve = (as: Person) => api.post('/adjustments/approve/S', { id }, { as })
    const check = (as: Person) => api.post('/approvals/check/S', { kind: 'adjustment', id }, { as })
    expect((await approve(finance)).body.code).toBe('OWN_CASE')
    expect((await check(finance)).body.code).toBe('OWN_CASE')
    expect((await check(support)).status).toBe(403)
    expect((await check(finance2)).body.data[0]).toMatchObject({
      ...{ currency: 'BTC', amount: '0.02000000', fee: null, credited: '0.02000000', held: null },
      after: [
        { pocket: 'available', amount: '0.02000000' },
        { pocket: 'locked', amount: '0.00000000' },
      ],
    })
    const list = await api.get(`/adjustments/list/S/${filter({ status: 0 })}`, { as: support })
    expect(list.body.data.data[0]).toMatchObject({
      id,
      amount: '0.02000000',
      reason: 'a lost wire',
      entered_by_name: 'finance',
    })
    const { data } = (
      await api.get(`/audit/events/S/${filter({ type: 'AdjustmentProposed' })}`, { as: support })
    ).body
    expect(data.data[0]).toMatchObject({ actor: { id: finance.uid }, actor_name: 'finance' })
    expect((await approve(finance2)).body.data[0]).toEqual({ id, status: 1 })
    expect(await walletRowOf(api, ada, 'BTC')).toMatchObject({ amount: '0.02000000' })
  })
  test('that another administrator asks for too is agreed to, and waits on for the same one', async () => {
    const eve = await api.person('eve')
    const { body: first } = await adjust(eve.uid, '5000', finance)
    expect(first).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND' })
    await shown(api)
    expect((await adjust(eve.uid, '5000', finance)).body.proposal).toBe(first.proposal)
    const agreed = await adjust(eve.uid, '5000', finance2)
    expect(agreed.body).toEqual({ status: true, data: [{ id: first.proposal, status: 1 }] })
    expect(await walletRowOf(api, eve)).toMatchObject({ amount: '5000.00' })
  })
  test('is rejected with a reason, refused to support, and for nobody', async () => {
    const { proposal: id } = (await adjust(ada.uid, '5000', finance)).body
    await api.post('/adjustments/reject/S', { id, reason: 'no such wire' }, { as: finance2 })
    expect(await lineOf(ada, 'adjustment')).toMatchObject({ status: 'rejected', reason: 'no such wire' })
    expect((await adjust(ada.uid, '1', support)).status).toBe(403)
    expect((await adjust('999999', '1', finance)).body.code).toBe('RECEIVER_UNKNOWN')
  })
})

describe('a transaction', () => {
  test('is reversed once, by a new one that refers to it', async () => {
    const ned = await api.person('ned')
    await fund(api, ned, 'USD', '80')
    const line = await lineOf(ned, 'top-up')
    const reverse = () =>
      api.ask('DELETE', `/transactions/${line.id}/S`, { as: finance, body: { reason: 'booked twice' } })
    expect((await reverse()).body.status).toBe(true)
    expect(await walletRowOf(api, ned)).toMatchObject({ amount: '0.00' })
    expect(await lineOf(ned, 'top-up')).toMatchObject({ status: 'reversed', amount: '80.00' })
    expect(await lineOf(ned, 'reversal')).toMatchObject({ amount: '-80.00', reason: 'booked twice' })
    expect((await reverse()).body.code).toBe('ALREADY_REVERSED')
  })
  test('is not reversed when the money is gone, and says how much is missing', async () => {
    const oda = await api.person('oda')
    await fund(api, oda, 'USD', '80')
    const { id } = await lineOf(oda, 'top-up')
    await api.post(
      '/transactions/S',
      { uid: oda.uid, currency: 'USD', amount: '-30', reason: 'x' },
      { as: finance2 },
    )
    const refused = await api.ask('DELETE', `/transactions/${oda.uid}.${id}/S`, { as: finance })
    expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: { short: '30.00' } })
  })
  test('is shown to its member, and to administrators with note and event', async () => {
    const pia = await api.person('pia')
    await fund(api, pia, 'USD', '5')
    const { id } = await lineOf(pia, 'top-up')
    const note = { id, uid: pia.uid, note: 'called by phone' }
    expect((await api.ask('PUT', '/transactions/S', { as: support, body: note })).body.status).toBe(true)
    await api.post('/transactions/edit/S', { ...note, note: 'called twice' }, { as: support })
    const admin = (await api.get(`/transactions/${id}/S`, { as: support })).body.data[0]
    expect(admin).toMatchObject({ note: 'called twice', event: { type: 'TopUpApproved', legs: [{}, {}] } })
    const own = (await api.get(`/transactions/${id}/S`, { as: pia })).body.data[0]
    expect(own).toMatchObject({ amount: '5.00' })
    expect(own).not.toHaveProperty('note')
    expect((await api.get(`/transactions/${id}/S`, { as: ada })).status).toBe(404)
  })
  test('has a type and a status out of known ones', async () => {
    const types = (await api.get('/transactions/type/S', { as: ada })).body.data
    const statuses = (await api.get('/transactions/status/S', { as: ada })).body.data
    expect(types.map(({ id }: { id: string }) => id)).toEqual(wire.transactionTypes)
    expect(types).toContainEqual({ id: 'fps-top-up', name: 'FPS top-up' })
    const headers = { 'Accept-Language': 'ja' }
    for (const list of ['type', 'status']) {
      const { data } = (await api.ask('GET', `/transactions/${list}/S`, { as: ada, headers })).body
      for (const { id, name } of data) expect(name, id).toMatch(/[ぁ-んァ-ヶ一-龠]/)
    }
    expect(statuses.map(({ id }: { id: string }) => id)).toEqual([
      'pending',
      'done',
      'rejected',
      'cancelled',
      'reversed',
    ])
  })
})
