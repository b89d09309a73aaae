import './testing/fps-top-ups.suite.ts'
import './testing/circle-deposits.suite.ts'
import { describe, expect, test } from 'vitest'
import { type Person, standing, toVip } from '../testing/api.ts'
import { proofOf } from '../testing/bank.ts'
import { filter, walletRowOf } from '../testing/money.ts'
import {
  ada,
  api,
  check,
  cho,
  finance,
  finance2,
  lineOf,
  operator,
  support,
  useDeposits,
} from './testing/deposits-given.suite.ts'

useDeposits()

describe('a bank deposit', () => {
  const deposit = async (as: Person, given: object = {}) =>
    api.post(
      '/recharges/deposit/S',
      { currency: 'USD', amount: '100', transferImg: await proofOf(api, as), ...given },
      { as },
    )

  test('is received, distributed less a fee, and confirmed by the member', async () => {
    const fay = await api.person('fay')
    const { body } = await deposit(fay)
    const id = body.data[0].id
    const get = async () => (await api.get(`/recharges/user/get/${id}/S`, { as: fay })).body.data[0]
    expect(await get()).toMatchObject({
      depositType: 1,
      depositStatus: 0,
      rechargeStatus: 0,
      distribution: 0,
    })
    const status = (path: string, more: object) => api.post(path, { id, ...more }, { as: finance })
    expect((await api.post('/recharges/confirm/S', { id }, { as: fay })).body.code).toBe('NOT_COMPLETED')
    const wouldBe = { kind: 'deposit', id, amount: '120', feeRate: '0.02' }
    const booked = { amount: '120.00', fee: '2.40', credited: '117.60' }
    expect(await check(wouldBe)).toMatchObject(booked)
    const received = await status('/recharges/setdepositStatus/S', { status: 1 })
    expect(received.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: 0 })
    expect(await check(wouldBe)).toMatchObject(booked)
    await status('/recharges/rechargeStatus/S', { status: 1, feeRate: '0.02', externalTxId: 'wire-1' })
    expect(await get()).toMatchObject({ rechargeStatus: 1, distribution: 1, fee: '2.00', credited: '98.00' })
    expect(await walletRowOf(api, fay)).toMatchObject({ amount: '98.00' })
    const confirmed = await api.post('/recharges/confirm/S', { id }, { as: fay })
    expect(confirmed.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: 2 })
    expect(await lineOf(fay, 'deposit')).toMatchObject({ status: 'done', amount: '98.00', fee: '2.00' })
  })
  test('is listed among those of its kind', async () => {
    const { id } = (await deposit(ada)).body.data[0]
    const ids = async (x: string, depositType: number) => {
      const query = filter({ depositType, limit: 100, uid: ada.uid })
      const { body } = await api.get(`/recharges/${x}/S/${query}`, { as: support })
      return body.data.data.map((row: { id: string }) => row.id)
    }
    expect(await ids('deposit', 1)).toContain(id)
    expect(await ids('deposit', 2)).not.toContain(id)
    expect(await ids('card_deposit', 1)).toEqual([])
    const circle = await api.get(`/recharges/circle_deposit/S/${filter({ depositType: 1 })}`, { as: support })
    expect(circle.body.issues).toMatchObject([{ path: 'filter.depositType' }])
  })
  test('is found by its status under the name that its rows have, by its member and by administrators', async () => {
    const [waits, failed] = [(await deposit(ada)).body.data[0].id, (await deposit(ada)).body.data[0].id]
    const never = { id: failed, status: -1, reason: 'never came' }
    await api.post('/recharges/setdepositStatus/S', never, { as: finance })
    const rowsOf = async (path: string, as: Person, status: number) => {
      const { body } = await api.get(`${path}/S/${filter({ status, limit: 100 })}`, { as })
      return body.data.data as readonly { readonly id: string; readonly status: number }[]
    }
    for (const [path, as] of [
      [`/recharges/user/list/${ada.uid}`, ada],
      ['/recharges/all', support],
      ['/recharges/bank_deposit', support],
    ] as const)
      for (const [status, id, other] of [
        [0, waits, failed],
        [-1, failed, waits],
      ] as const) {
        const found = await rowsOf(path, as, status)
        expect(found.map(row => row.id)).toContain(id)
        expect(found.map(row => row.id)).not.toContain(other)
        expect(new Set(found.map(row => row.status))).toEqual(new Set([status]))
      }
    const circle = `/recharges/circle_deposit/S/${filter({ status: -1 })}`
    expect((await api.get(circle, { as: support })).body.data).toMatchObject({ data: [], total: 0 })
  })
  test('is decided by the names that its record has for its two statuses', async () => {
    const { id } = (await deposit(ada)).body.data[0]
    const decide = (path: string, body: object) =>
      api.post(`/recharges/${path}/S`, { id, ...body }, { as: finance })
    const received = await decide('setdepositStatus', { depositStatus: 1 })
    expect(received.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: 0 })
    const rejected = await decide('rechargeStatus', { rechargeStatus: -1, reason: 'not yours' })
    expect(rejected.body.data[0]).toEqual({ id, depositStatus: 1, rechargeStatus: -1 })
  })
  test('is rejected, or fails, with a reason only', async () => {
    const { id } = (await deposit(ada)).body.data[0]
    const reject = (more: object) =>
      api.post('/recharges/rechargeStatus/S', { id, status: -1, ...more }, { as: finance })
    expect((await reject({})).body.code).toBe('REASON_MISSING')
    expect((await reject({ reason: 'not yours' })).body.data[0]).toEqual({
      id,
      depositStatus: -1,
      rechargeStatus: -1,
    })
    expect((await reject({ reason: 'again' })).body.code).toBe('ALREADY_DECIDED')
    const other = (await deposit(ada)).body.data[0].id
    const failed = await api.post(
      '/recharges/setdepositStatus/S',
      { id: other, status: -1, reason: 'never came' },
      { as: finance },
    )
    expect(failed.body.data[0]).toEqual({ id: other, depositStatus: -1, rechargeStatus: -1 })
  })
  test('happens once for one Idempotency-Key', async () => {
    const transferImg = await proofOf(api, ada)
    const body = { currency: 'USD', amount: '7', transferImg }
    const headers = { 'Idempotency-Key': 'deposit-7' }
    const first = await api.post('/recharges/deposit/S', body, { as: ada, headers })
    const again = await api.post('/recharges/deposit/S', body, { as: ada, headers })
    expect(again.body).toEqual(first.body)
    const other = await api.post('/recharges/deposit/S', { ...body, amount: '8' }, { as: ada, headers })
    expect(other.status).toBe(409)
  })
  test('needs a verified member, a proof of one’s own, and for the card a card', async () => {
    expect((await deposit(cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect((await deposit(ada, { transferImg: await proofOf(api, cho) })).status).toBe(422)
    expect((await deposit(ada, { depositType: 2 })).body.code).toBe('CARD_MISSING')
    expect((await deposit(ada, { bankId: 'nobodys' })).body.code).toBe('BANK_NOT_USABLE')
  })
  test('is of money that banks move, and to the card of what cards are kept in', async () => {
    const euro = {
      currency_code: 'EUR',
      currency_name: 'Euro',
      ...{ type: 1, currency_img: '/currencies/eur.svg' },
      status: 1,
      sort: 9,
    }
    await api.post('/currencys/S', euro, { as: operator })
    expect((await deposit(ada, { currency: 'USDC' })).body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await deposit(ada, { currency: 'EUR', depositType: 2 })).body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await deposit(ada, { currency: 'EUR' })).body.data[0]).toMatchObject({ depositStatus: 0 })
  })
  test('opens a card from VIP level 3, once, and then puts money on it', async () => {
    const gus = await api.person('gus')
    const open = async () =>
      api.post(
        '/userrecharges/S',
        { transferImg: await proofOf(api, gus), currency: 'USD', depositType: 3 },
        { as: gus },
      )
    expect((await open()).body).toMatchObject({ code: 'VIP_LEVEL_TOO_LOW', details: { needed: '3' } })
    await standing(api.ledger, gus.uid, toVip(3))
    const { id } = (await open()).body.data[0]
    expect((await open()).body.code).toBe(104)
    await api.post('/recharges/rechargeStatus/S', { id, status: 1, fee: '0' }, { as: finance })
    expect((await open()).body.code).toBe(101)
    expect((await deposit(gus, { depositType: 2 })).body.data[0]).toMatchObject({ rechargeStatus: 0 })
  })
  test('is decided by finance only, and never in one’s own case', async () => {
    const { id } = (await deposit(finance)).body.data[0]
    const complete = (as: Person) => api.post('/recharges/rechargeStatus/S', { id, status: 1 }, { as })
    expect((await complete(finance)).body.code).toBe('OWN_CASE')
    expect((await complete(support)).status).toBe(403)
    expect((await complete(ada)).status).toBe(403)
    expect((await complete(finance2)).body.data[0]).toMatchObject({ rechargeStatus: 1 })
  })
  test('is on the lists of its type, and out of reach for other members', async () => {
    const { id } = (await deposit(ada)).body.data[0]
    const idsOf = async (x: string) =>
      (await api.get(`/recharges/${x}/S/${filter({ limit: 100 })}`, { as: support })).body.data.data.map(
        (row: { id: string }) => row.id,
      )
    expect(await idsOf('deposit')).toContain(id)
    expect(await idsOf('bank_deposit')).toContain(id)
    expect(await idsOf('card_deposit')).not.toContain(id)
    expect((await api.get('/recharges/nonsense/S', { as: support })).status).toBe(404)
    expect((await api.get('/recharges/deposit/S', { as: ada })).status).toBe(403)
    expect((await api.get(`/recharges/user/get/${id}/S`, { as: cho })).status).toBe(404)
    expect((await api.get(`/recharges/user/list/${ada.uid}/S`, { as: cho })).status).toBe(403)
    const admin = await api.get(`/recharges/admin/get/${id}/S`, { as: support })
    expect(admin.body.data[0]).toMatchObject({ email: ada.email })
  })
})
