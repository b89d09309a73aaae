import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { filter, walletRowOf } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { withdrawingTo } from './testing/withdrawing.ts'

let api: Api
let kim: Person
let bankId: string
let finance: Person
let finance2: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  finance = await api.person('finance', { role: 'finance' })
  finance2 = await api.person('finance2', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  kim = await api.person('kim')
  bankId = await bankOf(api, kim, support)
  await fund(api, kim, 'USD', '500')
})
afterAll(() => api.stop())

const lineOf = async (as: Person, type: string) => {
  const { body } = await api.get(`/usertransactions/list/${as.uid}/S/${filter({ type })}`, { as })
  return body.data.data[0]
}

describe('a withdrawal', () => {
  const { withdraw } = withdrawingTo(() => ({ api, person: kim, bankId }))

  test('that the bank sends back goes to the wallet without the bank’s charge, once', async () => {
    const { id } = (await withdraw('60')).body.data[0]
    const sentBack = (more: object = {}, as = finance) =>
      api.post('/wallet/withdrawReturned/S', { id, reason: 'The account is closed', ...more }, { as })
    expect((await sentBack()).body.code).toBe('WITHDRAWAL_NOT_SENT')
    await api.post('/wallet/approve/S', { id }, { as: finance2 })
    const before = Number((await walletRowOf(api, kim, 'USD')).available)
    expect((await sentBack({ bank_charge: '60' })).body.code).toBe('FEE_ABOVE_AMOUNT')
    expect((await sentBack({}, support)).status).toBe(403)
    expect((await sentBack({ bank_charge: '12.50' })).body.data).toEqual([
      { id, amount: '47.50', bank_charge: '12.50' },
    ])
    expect(Number((await walletRowOf(api, kim, 'USD')).available)).toBe(before + 47.5)
    expect(await lineOf(kim, 'withdrawal-sent-back')).toMatchObject({
      ...{ amount: '47.50', fee: '12.50', status: 'done' },
    })
    const { body } = await api.get(`/recharges/withdraw/S/${filter({ search: id })}`, { as: finance })
    expect(body.data.data).toMatchObject([
      {
        ...{ id, status: 1, amount: '60.00' },
        ...{ returned_amount: '47.50', bank_charge: '12.50', returned_reason: 'The account is closed' },
      },
    ])
    expect((await sentBack()).body.code).toBe('ALREADY_DECIDED')
  })

  test('of more than one administrator credits alone waits for a second when the bank sends it back', async () => {
    const max = await api.person('max')
    const mine = await bankOf(api, max, support)
    await fund(api, max, 'USD', '5000')
    const entered = { uid: max.uid, currency: 'USD', amount: '2000', bankId: mine }
    const { id } = (await api.post('/wallet/withdrawByAdmin/S', entered, { as: finance })).body.data[0]
    await api.post('/wallet/approve/S', { id }, { as: finance2 })
    const body = { id, reason: 'The account is closed', bank_charge: '10' }
    const waits = await api.post('/wallet/withdrawReturned/S', body, { as: finance2 })
    expect(waits.body).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND' })
    const before = Number((await walletRowOf(api, max, 'USD')).available)
    const proposed = await api.get(`/proposals/list/S/${filter({ kind: 'reversal' })}`, { as: finance })
    expect(proposed.body.data.data[0].after).toEqual({
      ...{ credited: ['1990.00 USD'], bank_charge: '10.00 USD', reason: 'The account is closed' },
    })
    const check = { kind: 'reversal', id: waits.body.proposal }
    const finance3 = await api.person('finance3', { role: 'finance' })
    const looked = (await api.post('/approvals/check/S', check, { as: finance3 })).body.data[0]
    expect(looked.credited).toBe('1990.00')
    const agreed = await api.post('/proposals/approve/S', { id: waits.body.proposal }, { as: finance3 })
    expect(agreed.body.status).toBe(true)
    expect(Number((await walletRowOf(api, max, 'USD')).available)).toBe(before + 1990)
  })
})
