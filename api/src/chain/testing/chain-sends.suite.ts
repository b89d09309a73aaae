import { beforeAll, describe, expect, test } from 'vitest'
import { otherSideOf } from '../../statement/testing/other-side.ts'
import { type Person, pin } from '../../testing/api.ts'
import { addPasskey, askApproval } from '../../testing/own-passkey.ts'
import {
  ada,
  api,
  ben,
  bind,
  cho,
  codeFor,
  filter,
  finance,
  ledgerWallet,
  operator,
  send,
  walletOf,
} from './chain-sends-given.suite.ts'

describe('a send on chain', () => {
  let addressId: string
  beforeAll(async () => {
    addressId = await bind(ada)
  })
  const records = async (as = ada) =>
    (await api.get(`/sendonchain/user/${ada.uid}/S`, { as })).body.data.data as Record<string, unknown>[]

  test('says what is available, what it costs and what arrives', async () => {
    const sendable = (fields: object) =>
      api.get(`/sendonchain/getavailablebalance/S/${filter(fields)}`, { as: ada })
    expect((await sendable({ currency: 'USDC', network: 'ERC20' })).body.data[0]).toEqual({
      currency: 'USDC',
      network: 'ERC20',
      available: '200.000000',
      amount: '200.000000',
      fee: '5.000000',
    })
    expect((await sendable({ currency: 'BTC', network: 'BTC' })).body.data[0].fee).toBeNull()
    const check = await api.post('/sendonchain/check/S', { addressId, amount: '100' }, { as: ada })
    expect(check.body.data[0]).toMatchObject({ fee: '5.000000', arrives: '95.000000', balance: '100.000000' })
  })
  test('locks the amount, is listed with its address, and leaves with its transaction’s id', async () => {
    const sent = await send(ada, { addressId, amount: '100', fee: '5.000000' })
    expect(sent.body.data[0]).toMatchObject({ status: 0 })
    const { id } = sent.body.data[0]
    expect(await walletOf(ada)).toMatchObject({ amount: '100.000000', locked: '100.000000' })
    expect((await records())[0]).toMatchObject({
      id,
      arrives: '95.000000',
      address: ledgerWallet,
      name: 'My ledger',
      status: 0,
    })
    const mail = await api.mailTo(ada.email)
    expect(mail?.text).toContain(`100 USDC to My ledger, ${ledgerWallet} (ERC20)`)

    const check = (more: object = {}) =>
      api.post('/approvals/check/S', { kind: 'chain-send', id, ...more }, { as: finance })
    expect((await check()).body.data[0]).toEqual({
      ...{ currency: 'USDC', amount: '100.000000', fee: '5.000000', cardFee: null },
      ...{ credited: '95.000000', creditedCurrency: 'USDC', held: null, more: 0 },
      after: [
        { pocket: 'available', currency: 'USDC', amount: '100.000000', member: null },
        { pocket: 'locked', currency: 'USDC', amount: '0.000000', member: null },
      ],
    })
    expect((await check({ fee: '4' })).body.issues).toMatchObject([{ path: 'fee' }])

    const without = await api.post('/sendonchain/approve/S', { id }, { as: finance })
    expect([without.status, without.body.issues[0].path]).toEqual([422, 'externalTxId'])
    const cut = await api.post('/sendonchain/approve/S', { id, externalTxId: '0xfeed' }, { as: finance })
    expect([cut.status, cut.body.issues]).toEqual([
      422,
      [{ path: 'externalTxId', message: 'Not a TXID of this network' }],
    ])
    const externalTxId = `0x${'feed'.repeat(16)}`
    const approval = { id, externalTxId }
    expect((await api.post('/sendonchain/approve/S', approval, { as: operator })).status).toBe(403)
    const approved = await api.post('/sendonchain/approve/S', approval, { as: finance })
    expect(approved.body.data[0]).toEqual({ id, status: 1 })
    expect(await walletOf(ada)).toMatchObject({ amount: '100.000000', locked: '0.000000' })
    expect((await records())[0]).toMatchObject({ status: 1, externalTxId })
    expect((await check()).body.code).toBe('ALREADY_DECIDED')
    const again = await api.post('/sendonchain/reject/S', { id, reason: 'x' }, { as: finance })
    expect(again.body.code).toBe('ALREADY_DECIDED')
  })
  test('names its address on its member’s statement, to nobody else', async () => {
    const { listed, opened, byOthers } = await otherSideOf(api, ada, 'chain-send', finance)
    expect(listed).toBe('My ledger')
    expect(opened).toEqual({
      ...{ end: addressId, name: 'My ledger', account: ledgerWallet, bank: '', swift: '', remarks: '' },
    })
    expect(byOthers).not.toContain('My ledger')
  })
  test('is given back in full, and its line says why', async () => {
    const { id } = (await send(ada, { addressId, amount: '50' })).body.data[0]
    await api.post('/sendonchain/reject/S', { id, reason: 'address of a mixer' }, { as: finance })
    expect(await walletOf(ada)).toMatchObject({ amount: '100.000000', locked: '0.000000' })
    const lines = await api.get(`/usertransactions/list/${ada.uid}/S`, { as: ada })
    expect(lines.body.data.data.slice(0, 2)).toMatchObject([
      { type: 'chain-send-returned', amount: '50.000000' },
      { type: 'chain-send', status: 'rejected', reason: 'address of a mixer' },
    ])
    const all = await api.get(`/sendonchain/list/S/${filter({ uid: ada.uid, status: -1 })}`, { as: finance })
    expect(all.body.data.data).toMatchObject([{ id, email: ada.email, reason: 'address of a mixer' }])
  })
  test('takes the code and the PAY code of this very send, each once', async () => {
    const other = await bind(ada, { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', name: 'Other' })
    const code = await codeFor(ada, addressId, '10')
    const attempt = (over: object) =>
      api.post('/sendonchain/S', { addressId, amount: '10', code, pin, ...over }, { as: ada })
    expect((await attempt({ pin: '000000' })).body.code).toBe('WRONG_PIN')
    expect((await attempt({ amount: '11' })).body.code).toBe('WRONG_CODE')
    expect((await attempt({ addressId: other })).body.code).toBe('WRONG_CODE')
    expect((await attempt({})).body.status).toBe(true)
    expect((await attempt({})).body.code).toBe('WRONG_CODE')
  })
  test('takes a passkey’s proof for this very send in place of both codes', async () => {
    const passkey = await addPasskey(api, ada)
    const asked = { scene: 'sendonchain', payee: addressId, currency: 'USDC', amount: '9' } as const
    const attempt = async (over: object) => {
      const code = passkey.prove(await askApproval(api, ada, asked))
      return api.post('/sendonchain/S', { addressId, amount: '9', code, ...over }, { as: ada })
    }
    expect((await attempt({ amount: '9.5' })).body.code).toBe('WRONG_PASSKEY')
    const code = await codeFor(ada, addressId, '9')
    const without = await api.post('/sendonchain/S', { addressId, amount: '9', code }, { as: ada })
    expect([without.status, without.body.issues]).toMatchObject([422, [{ path: 'pin' }]])
    const { id } = (await attempt({})).body.data[0]
    await api.post('/sendonchain/reject/S', { id, reason: 'not needed' }, { as: finance })
  })
  test('is answered again when its code has run out meanwhile', async () => {
    const body = { addressId, amount: '12', code: await codeFor(ada, addressId, '12'), pin }
    const send = () => api.post('/sendonchain/S', body, { as: ada, headers: { 'Idempotency-Key': 'late' } })
    const first = await send()
    await api.db.query('update private.email_codes set expires_at = now() where email = $1', [ada.email])
    expect(first.body.status).toBe(true)
    expect((await send()).body).toEqual(first.body)
  })
  test('is answered again when its address has left the book meanwhile', async () => {
    const gone = await bind(ada, { address: '0x52908400098527886E0F7030069857D2E4169EE7', name: 'Gone' })
    const body = { addressId: gone, amount: '11', code: await codeFor(ada, gone, '11'), pin }
    const send = (over: object = {}) =>
      api.post('/sendonchain/S', { ...body, ...over }, { as: ada, headers: { 'Idempotency-Key': 'gone' } })
    const first = await send()
    expect(first.body.status).toBe(true)
    await api.ask('DELETE', `/bindccaddress/${gone}/S`, { as: ada })
    expect((await send()).body).toEqual(first.body)
    expect((await send({ amount: '12' })).status).toBe(409)
    await api.post('/sendonchain/reject/S', { id: first.body.data[0].id, reason: 'x' }, { as: finance })
  })
  test('is refused where its fee is not below it, has changed, or the address is another’s', async () => {
    expect((await send(ada, { addressId, amount: '5' })).body.code).toBe('FEE_ABOVE_AMOUNT')
    const changed = await send(ada, { addressId, amount: '10', fee: '4' })
    expect(changed.body).toMatchObject({ code: 'FEE_CHANGED', details: { fee: '5.000000' } })
    expect((await send(ada, { addressId, amount: '90.000001' })).body.code).toBe('INSUFFICIENT_FUNDS')
    const check = (as: Person, id: string) =>
      api.post('/sendonchain/check/S', { addressId: id, amount: '10' }, { as })
    expect((await check(ben, addressId)).body.code).toBe('ADDRESS_NOT_USABLE')
    const hers = await bind(cho)
    expect((await check(cho, hers)).body.code).toBe('IDENTITY_NOT_VERIFIED')
  })
  test('is shown to nobody else', async () => {
    expect((await api.get(`/sendonchain/user/${ada.uid}/S`, { as: ben })).status).toBe(403)
    expect(await records(finance)).toHaveLength(6)
  })
})
