import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { counterfactualSuite } from '../audit/testing/counterfactual.suite.ts'
import { otherSideOf } from '../statement/testing/other-side.ts'
import { type Api, type Person, pin, startApi } from '../testing/api.ts'
import { bankOf, hongKong } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { filter, walletRowOf } from '../testing/money.ts'
import { addPasskey, askApproval } from '../testing/own-passkey.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { withdrawingTo } from './testing/withdrawing.ts'

let api: Api
let ada: Person
let finance: Person
let finance2: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  finance = await api.person('finance', { role: 'finance' })
  finance2 = await api.person('finance2', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
})
afterAll(() => api.stop())

const lineOf = async (as: Person, type: string) => {
  const { body } = await api.get(`/usertransactions/list/${as.uid}/S/${filter({ type })}`, { as })
  return body.data.data[0]
}

describe('a withdrawal', () => {
  let kim: Person
  let bankId: string
  beforeAll(async () => {
    kim = await api.person('kim')
    bankId = await bankOf(api, kim, support)
    await fund(api, kim, 'USD', '500')
  })
  const { codeFor, order, withdraw } = withdrawingTo(() => ({ api, person: kim, bankId }))

  test('says beforehand what it costs and leaves', async () => {
    const { body } = await api.post('/wallet/withdrawcheck/S', order('100'), { as: kim })
    expect(body.data[0]).toMatchObject({
      fee: '5.00',
      total: '105.00',
      available: '500.00',
      balance: '395.00',
    })
  })
  test('locks amount and fee, and settles', async () => {
    const { id } = (await withdraw('100')).body.data[0]
    expect(await walletRowOf(api, kim)).toMatchObject({ amount: '395.00', locked: '105.00' })
    const check = (fee: object) =>
      api.post('/approvals/check/S', { kind: 'withdrawal', id, ...fee }, { as: finance })
    expect((await check({ fee: '3' })).body.data[0]).toMatchObject({ fee: '3.00', credited: '100.00' })
    expect((await check({ fee: '6' })).body.code).toBe('FEE_ABOVE_QUOTED')
    expect((await check({ amount: '7' })).body.issues).toMatchObject([{ path: 'amount' }])
    const approved = await api.post(
      '/wallet/approve/S',
      { id, fee: '3', externalTxId: 'wire-9' },
      { as: finance },
    )
    expect(approved.body.data[0]).toEqual({ id, status: 1 })
    expect(await walletRowOf(api, kim)).toMatchObject({ amount: '397.00', locked: '0.00' })
    const own = await api.get(`/wallet/withdraw/user/list/${kim.uid}/S`, { as: kim })
    expect(own.body.data.data[0]).toMatchObject({
      status: 1,
      fee: '3.00',
      externalTxId: 'wire-9',
      bank: 'Harbour Bank •••• 9001',
    })
    expect(await lineOf(kim, 'withdrawal')).toMatchObject({ amount: '-105.00', status: 'done' })
    expect(await lineOf(kim, 'withdrawal-returned')).toMatchObject({ amount: '2.00' })
  })
  test('names the bank account on its member’s statement, to nobody else', async () => {
    const { listed, opened, byOthers } = await otherSideOf(api, kim, 'withdrawal', support)
    expect(listed).toBe('Harbour Bank •••• 9001')
    expect(opened).toEqual({
      ...{ end: bankId, name: 'Harbour Bank •••• 9001', account: '', bank: '', swift: '', remarks: '' },
    })
    expect(byOthers).toContain('withdrawal')
    expect(byOthers).not.toContain('Harbour')
  })
  test('is rejected with everything going back', async () => {
    const before = await walletRowOf(api, kim)
    const { id } = (await withdraw('50')).body.data[0]
    await api.post('/wallet/reject/S', { id, reason: 'account closed' }, { as: finance })
    expect(await walletRowOf(api, kim)).toEqual(before)
    const list = await api.get(`/recharges/withdraw/S/${filter({ status: -1 })}`, { as: support })
    expect(list.body.data.data[0]).toMatchObject({ id, reason: 'account closed', email: kim.email })
  })
  test('needs the mailed code of this very payment, and the PAY code', async () => {
    expect((await withdraw('60', { pin: '000000' })).body.code).toBe('WRONG_PIN')
    const without = await withdraw('60', { pin: undefined })
    expect([without.status, without.body.issues]).toMatchObject([422, [{ path: 'pin' }]])
    const code = await codeFor('60')
    const other = await api.post('/wallet/withdraw/S', { ...order('61'), code, pin }, { as: kim })
    expect(other.body.code).toBe('WRONG_CODE')
    const checked = await api.post('/wallets/checkEmailCode/S', { ...order('60'), code }, { as: kim })
    expect(checked.body.status).toBe(true)
    expect(
      (await api.post('/wallet/withdraw/S', { ...order('60'), code, pin }, { as: kim })).body.status,
    ).toBe(true)
    expect((await api.post('/wallet/withdraw/S', { ...order('60'), code, pin }, { as: kim })).body.code).toBe(
      'WRONG_CODE',
    )
  })
  test('takes a passkey’s proof for this very payment in place of both codes', async () => {
    const passkey = await addPasskey(api, kim)
    const asked = { scene: 'withdraw', payee: bankId, currency: 'USD', amount: '20' } as const
    const attempt = async (amount: string) => {
      const code = passkey.prove(await askApproval(api, kim, asked))
      return (await api.post('/wallet/withdraw/S', { ...order(amount), code }, { as: kim })).body
    }
    expect((await attempt('21')).code).toBe('WRONG_PASSKEY')
    const made = await attempt('20')
    expect(made.status).toBe(true)
    await api.post('/wallet/reject/S', { id: made.data[0].id, reason: 'not needed' }, { as: finance })
  })
  test('takes a code once, whatever was only to be checked with it under the same key', async () => {
    const code = await codeFor('21')
    const keyed = { as: kim, headers: { 'Idempotency-Key': 'twice' } }
    const again = { ...order('21'), code, pin }
    expect((await api.post('/wallet/withdraw/S', again, keyed)).body.status).toBe(true)
    const check = await api.post('/wallets/checkEmailCode/S', { ...order('21'), code }, keyed)
    expect(check.body.code).toBe('WRONG_CODE')
    expect((await api.post('/wallet/withdraw/S', again, { as: kim })).body.code).toBe('WRONG_CODE')
  })
  test('is answered again when its code has run out meanwhile', async () => {
    const keyed = { as: kim, headers: { 'Idempotency-Key': 'late' } }
    const body = { ...order('22'), code: await codeFor('22'), pin }
    const first = await api.post('/wallet/withdraw/S', body, keyed)
    await api.db.query('update private.email_codes set expires_at = now() where email = $1', [kim.email])
    expect((await api.post('/wallet/withdraw/S', body, keyed)).body).toEqual(first.body)
    const other = await api.post('/wallet/withdraw/S', { ...body, ...order('23') }, keyed)
    expect(other.status).toBe(409)
  })
  test('does not go to an account that became another after it was asked for', async () => {
    const liv = await api.person('liv')
    const mine = await bankOf(api, liv, support)
    await fund(api, liv, 'USD', '500')
    const to = { currency: 'USD', amount: '40', bankId: mine }
    await api.post(
      '/user/getEmailCode',
      {
        email: liv.email,
        scene: 'withdraw',
        payee: mine,
        currency: 'USD',
        amount: '40',
      },
      { as: liv, form: 'headers' },
    )
    const code = (await api.mailTo(liv.email))?.code
    const { id } = (await api.post('/wallet/withdraw/S', { ...to, code, pin }, { as: liv })).body.data[0]
    const { terms: _, ...details } = hongKong
    await api.post('/bank/update/S', { id: mine, ...details, accountnumber: '666' }, { as: liv })
    const approve = () => api.post('/wallet/approve/S', { id }, { as: finance })
    expect((await approve()).body.code).toBe('BANK_CHANGED')
    const look = { kind: 'withdrawal', id }
    const looked = (await api.post('/approvals/check/S', look, { as: finance })).body.data[0]
    expect([looked.credited, looked.held.code]).toEqual(['40.00', 'BANK_CHANGED'])
    await api.ask('DELETE', `/bank/delete/${mine}/S`, { as: liv })
    expect((await approve()).body.code).toBe('BANK_CHANGED')
    expect((await api.post('/wallet/reject/S', { id, reason: 'changed' }, { as: finance })).body.status).toBe(
      true,
    )
  })
  test('calls the bank account by its bank in the mail, for its own member only', async () => {
    await codeFor('70')
    expect((await api.mailTo(kim.email))?.text).toContain('Harbour Bank •••• 9001')
    const asked = { email: ada.email, scene: 'withdraw', payee: bankId, currency: 'USD', amount: '70' }
    await api.post('/user/getEmailCode', asked, { as: ada, form: 'headers' })
    expect((await api.mailTo(ada.email))?.text).not.toContain('Harbour')
  })
  test('is refused below the minimum, above what is there, and in what banks do not move', async () => {
    expect((await withdraw('19.99')).body).toMatchObject({
      code: 'BELOW_MINIMUM',
      details: { minimum: '20' },
    })
    expect((await withdraw('9000')).body.code).toBe('INSUFFICIENT_FUNDS')
    const coins = await withdraw('20', { currency: 'USDC' })
    expect(coins.body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await withdraw('20', { bankId: 'nobodys' })).body.code).toMatch('WRONG_CODE')
  })
  test('entered by an administrator is approved by another', async () => {
    const entered = await api.post(
      '/wallet/withdrawByAdmin/S',
      { uid: kim.uid, ...order('30') },
      { as: finance },
    )
    const { id } = entered.body.data[0]
    expect((await api.post('/wallet/approve/S', { id }, { as: finance })).body.code).toBe('OWN_CASE')
    expect((await api.post('/wallet/approve/S', { id }, { as: finance2 })).body.data[0]).toEqual({
      id,
      status: 1,
    })
  })
  test('is decided once, by finance, with at most the fee that was promised', async () => {
    const { id } = (await withdraw('25')).body.data[0]
    const approve = (as: Person, more: object = {}) => api.post('/wallet/approve/S', { id, ...more }, { as })
    expect((await approve(support)).status).toBe(403)
    expect((await approve(finance, { fee: '5.01' })).body).toMatchObject({ code: 'FEE_ABOVE_QUOTED' })
    expect((await approve(finance, { fee: '1', feeRate: '0.1' })).status).toBe(422)
    expect((await approve(finance)).body.status).toBe(true)
    expect((await approve(finance2)).body.code).toBe('ALREADY_DECIDED')
  })
})

counterfactualSuite(() => ({ api, support, finance, finance2 }))
