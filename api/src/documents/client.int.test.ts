import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Heard, type Person, password, pin, startApi } from '../testing/api.ts'
import { addressNumber } from '../testing/deposit-address.ts'
import { formOf, ofPerson } from '../testing/identity.ts'
import { newTxid } from '../testing/money.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

// A client written by the two documents alone: unsigned calls and three path segments, no header, and no call that they do not name.

let api: Api
let ada: Person
let ben: Person
let one: Person
let two: Person
let bankId: string

const entries = [
  ['send-fee', 'USDC-ERC20', { currency: 'USDC', network: 'ERC20', fee: '1', status: 1 }],
  ['trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', minimum: '0.001', status: 1 }],
  ['fixed-deposit-plan', 'USD-3', { currency: 'USD', term: 3, rate: '3.65', minimum: '10', status: 1 }],
  ['charge-item', 'fifty', { amount: '50', usdc_required: '50', usdt_required: '50', status: 1 }],
  ['vip-level', '3', { level: 3, level_name: 'Three', banks: [], status: 1 }],
] as const

beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  for (const [kind, id, value] of entries) await saveEntry(api, kind, id, value)
  one = await api.person('one', { role: 'superadmin' })
  two = await api.person('two', { role: 'superadmin' })
})
afterAll(() => api.stop())

// biome-ignore lint/suspicious/noExplicitAny: records of every call.
const recordOf = ({ status, body }: Heard): any => {
  expect([status, body.status ?? body.data?.status, body.code, body.msg]).toEqual([
    200,
    true,
    undefined,
    undefined,
  ])
  return (body.data?.data ?? body.data)[0]
}
const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const unsigned = async (path: string, body: object) => recordOf(await api.post(path, body))
const post = async (as: Person, path: string, body: object) => recordOf(await api.post(path, body, { as }))
const get = async (as: Person, path: string) => recordOf(await api.get(path, { as }))
const rowsOf = async (as: Person, path: string): Promise<readonly { readonly id: string }[]> =>
  (await api.get(path, { as })).body.data.data
const mailed = async (email: string, scene: string) => {
  expect((await api.post('/user/getEmailCode', { email, scene })).body).toEqual({ status: true, data: [] })
  return (await api.mailTo(email))?.code as string
}
const proven = async (email: string, scene: string) => {
  const { fp_session_key } = await unsigned('/user/checkEmailCode', {
    email,
    code: await mailed(email, scene),
  })
  return fp_session_key as string
}
const uploaded = async (as: Person) => {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(`\x89PNG\r\n\x1a\n${randomUUID()}`, 'latin1')]), 'proof.png')
  return recordOf(await api.post('/upload/S', form, { as })).id as string
}
const because = 'not ours'

/** Registers and signs in, as the screens of the first document do. */
const joined = async (email: string): Promise<Person> => {
  expect(await unsigned('/user/search', { email })).toEqual({ exists: false })
  const registration = { userType: 0, username: email.split('@')[0], password, pin, t: 'kept' }
  const key = await proven(email, 'register')
  const { uid } = await unsigned('/user/create', { email, fp_session_key: key, ...registration })
  expect(await unsigned('/user/beforeSignIn', { email, password })).toEqual({ status: 1, userStatus: 1 })
  const unchecked = await proven(email, 'login')
  const early = await api.post('/user/signin', { email, password, fp_session_key: unchecked })
  expect(early.body).toMatchObject({ status: false, msg: 'The PAY code has to be checked first' })
  const fp_session_key = await proven(email, 'login')
  expect(await unsigned('/user/checkPinCode', { email, pin, fp_session_key })).toEqual({ count: 1 })
  const session = await unsigned('/user/signin', { email, password, fp_session_key })
  return { uid, email: session.email, key: session.session_key }
}

describe('a client written by the two documents', () => {
  test('registers, signs in, and is verified', async () => {
    ada = await joined('ada@example.com')
    ben = await joined('ben@example.com')
    for (const as of [ada, ben]) {
      const form = { ...(await formOf(api, as)), documents: [] as object[] }
      for (const kind of ['id_front', 'selfie', 'address_proof'])
        form.documents.push({ kind, file: await uploaded(as) })
      const { documents } = await formOf(api, as)
      const plain = await Promise.all(documents.map(async each => ({ ...each, file: await uploaded(as) })))
      const { area_code, phone } = ofPerson
      await api.post('/user/getVerificationCode/S', { area_code, phone, scene: 'kyc' }, { as })
      const code = (await api.mailTo(area_code + phone))?.code
      const { id } = await post(as, '/userkycs/add/S', { ...form, documents: plain, code })
      expect(await get(one, `/userkyc/getById/${id}/S`)).toMatchObject({ id, status: 0 })
      await post(one, '/userkycs/audit/S', { id, kyc_status: 1, reason: '' })
      expect(await get(as, '/userkyc/S')).toMatchObject({ kyc_status: 1, step: 3 })
    }
  })

  test('tops up, and an administrator who lists what waits decides each by the documents’ call', async () => {
    const asked = { currency: 'USDC', network: 'ERC20' }
    const large = await post(ada, '/topup/S', { ...asked, amount: 5000, txid: newTxid() })
    const wrong = await post(ada, '/topup/S', { ...asked, amount: '30', txid: newTxid() })
    const waiting = await rowsOf(one, `/topup/user/all/S/${json({ status: 0 })}`)
    expect(waiting.map(({ id }) => id).toSorted()).toEqual([large.id, wrong.id].toSorted())
    expect(await post(one, '/wallet/approve/S', { id: large.id, feeRate: 0.01 })).toMatchObject({ status: 1 })
    expect(await post(one, '/wallet/reject/S', { id: wrong.id, reason: because })).toMatchObject({
      status: -1,
    })
    expect(await rowsOf(one, `/topup/user/all/S/${json({ status: 0 })}`)).toEqual([])
    expect(await get(ada, `/wallets/userWallet/S/${json({ currency: 'USDC' })}`)).toMatchObject({
      amount: '4950.000000',
    })
  })

  test('is given money by two administrators, the second of whom asks for the same or approves it', async () => {
    const wanted = { uid: ada.uid, currency: 'USD', amount: 50_000, reason: 'a lost wire' }
    const first = await api.post('/transactions/S', wanted, { as: one })
    expect(first.body).toMatchObject({
      status: false,
      code: 'WAITS_FOR_SECOND',
      proposal: expect.any(String),
    })
    await api.get(`/transactions/list/S`, { as: one })
    expect(await post(two, '/wallet/approve/S', { id: first.body.proposal })).toMatchObject({ status: 1 })
    await post(one, '/transactions/S', { ...wanted, uid: ben.uid, amount: 100 })
  })

  test('links a bank account, saves it as it was loaded, and withdraws to it', async () => {
    const details = {
      account_type: 3,
      beneficiaryname: 'Ada',
      accountnumber: '123-456789-001',
      bankaddress_bankname: 'Bank',
    }
    bankId = (await post(ada, '/bank/create/S', { ...details, terms: true })).id
    await post(one, '/bank/approve/S', { id: bankId })
    const loaded = await get(ada, `/userbank/list/${ada.uid}/S`)
    expect(await post(ada, '/bank/update/S', loaded)).toEqual({ id: bankId, status: 1 })
    for (const [path, body, status] of [
      ['/wallet/approve/S', { fee: 2, externalTxId: 'wire-1' }, 1],
      ['/wallet/reject/S', { reason: because }, -1],
    ] as const) {
      const order = { currency: 'USD', amount: 100, bankId }
      const code = await mailed(ada.email, 'withdraw')
      await api.post('/wallets/checkEmailCode/S', { ...order, code }, { as: ada })
      const { id } = await post(ada, '/wallet/withdraw/S', { ...order, code, pin })
      const [waits] = await rowsOf(one, `/wallet/withdraw/user/list/all/S/${json({ status: 0 })}`)
      expect(waits).toMatchObject({ id, amount: '100.00' })
      expect(await post(one, path, { id, ...body })).toEqual({ id, status })
    }
  })

  test('sends on chain from its address book', async () => {
    const bound = { currency: 'USDC', network: 'ERC20', address: addressNumber(7) }
    await post(ada, '/bindccaddress/S', { ...bound, name: 'Ledger' })
    const { id: addressId } = await post(ada, '/bindccaddress/S', { ...bound, name: 'My ledger' })
    expect(await get(ada, '/bindccaddress/list/S')).toMatchObject({ id: addressId, name: 'My ledger' })
    for (const [path, body, status] of [
      ['/wallet/approve/S', { externalTxId: newTxid() }, 1],
      ['/wallet/reject/S', { reason: because }, -1],
    ] as const) {
      const code = await mailed(ada.email, 'sendonchain')
      const { id } = await post(ada, '/sendonchain/S', { addressId, amount: 10, code, pin })
      expect((await rowsOf(one, `/sendonchain/user/all/S/${json({ status: 0 })}`))[0]).toMatchObject({ id })
      expect(await post(one, path, { id, ...body })).toEqual({ id, status })
    }
  })

  test('sends and requests payments', async () => {
    const to = {
      name: 'Landlord Ltd',
      payee_type: 1,
      account: 'DE89370400440532013000',
      bank: 'Bank',
      swift: 'TESTDEFF',
    }
    for (const [path, body, status] of [
      ['/wallet/approve/S', { externalTxId: 'wire-2' }, 1],
      ['/wallet/reject/S', { reason: because }, -1],
    ] as const) {
      const code = await mailed(ada.email, 'sendpayment')
      const { id } = await post(ada, '/sendpayment/S', { ...to, currency: 'USD', amount: 100, code })
      expect((await rowsOf(one, `/sendpayment/user/all/S/${json({ status: 0 })}`))[0]).toMatchObject({ id })
      expect(await post(one, path, { id, ...body })).toEqual({ id, status })
    }
    const asked = { name: 'Client Ltd', currency: 'USD', amount: 10 }
    const { id } = await post(ada, '/requestpayment/S', asked)
    await post(one, '/requestpayment/status/S', { id, status: 1 })
  })

  test('pays by quick pay, and by a code that is scanned', async () => {
    expect(await get(ada, `/quickpay/searchUid/${ben.uid}/S`)).toMatchObject({ uid: ben.uid })
    const paid = { uid: ben.uid, currency: 'USD', amount: 5 }
    await post(ada, '/quickpay/S', { ...paid, code: await mailed(ada.email, 'quickpay') })
    const terms = { type: 0, currency: 'USD', amount: 5, times: 1, validDays: 1 }
    const { id: dataId } = await post(ada, '/qrcode/S', {
      ...terms,
      code: await mailed(ada.email, 'quickpay'),
    })
    expect(await post(ben, '/quickpay/scan/S', { dataId })).toMatchObject({ result: 1 })
    const again = await api.post('/quickpay/scan/S', { dataId }, { as: ben })
    expect(again.body).toMatchObject({ code: 'ALREADY_SCAN', details: { result: 2 } })
  })

  test('swaps, trades and earns', async () => {
    const pair = { source: 'USD', target: 'USDC', sourceAmount: 10 }
    const { quoteId } = await post(ada, '/swap/checkAmount/S', pair)
    expect(await post(ada, '/swap/S', { ...pair, quoteId })).toMatchObject({ sourceAmount: '10.00' })
    await post(one, '/transactions/S', { uid: ada.uid, currency: 'BTC', amount: 0.01, reason: 'found' })
    const order = { type: 'sell', base: 'BTC', target: 'USD', price: 64_000, amount: 0.002 }
    const [mine, theirs] = [
      await post(ada, '/trades/userlog/S', order),
      await post(ada, '/trades/userlog/S', order),
    ]
    await post(ada, '/trades/usercancel/S', { id: mine.id })
    await post(one, '/trades/cancel/S', { id: theirs.id, reason: because })
    const plan = await get(ada, '/fixeddeposit/S/all')
    expect(await get(ada, `/fixeddeposit/S/${plan.id}`)).toMatchObject({ id: 'USD-3', type: 1 })
    const subscription = { planId: plan.id, amount: 100, rate: plan.rate }
    const [kept, ended] = [
      await post(ada, '/userfixeddeposit/S', subscription),
      await post(ada, '/userfixeddeposit/S', subscription),
    ]
    await post(ada, '/userfixeddeposit/redemption/S', { id: kept.id })
    const cancelled = await api.ask('DELETE', `/fixeddeposit/user/${ended.id}/S`, { as: ada })
    expect(recordOf(cancelled)).toMatchObject({ id: ended.id, status: -1 })
  })

  test('deposits by bank and by FPS', async () => {
    const transferImg = await uploaded(ada)
    const { id } = await post(ada, '/recharges/deposit/S', { currency: 'USD', amount: 100, transferImg })
    expect(await rowsOf(one, `/recharges/all/S/${json({ rechargeStatus: 0 })}`)).toMatchObject([
      { id, status: 0 },
    ])
    await post(one, '/recharges/setdepositStatus/S', { id, status: 1 })
    await post(one, '/recharges/rechargeStatus/S', { id, status: 1, fee: 0 })
    await post(ada, '/recharges/confirm/S', { id })
    const failed = await post(ada, '/recharges/deposit/S', {
      currency: 'USD',
      amount: 7,
      transferImg: await uploaded(ada),
    })
    const rejected = { id: failed.id, status: -1, reason: because }
    expect(await post(one, '/recharges/rechargeStatus/S', rejected)).toMatchObject({
      depositStatus: -1,
      rechargeStatus: -1,
    })
    const fps = await post(ada, '/userfpsrecharges/S', { hkdAmount: 1000, receipt: await uploaded(ada) })
    await post(one, '/userfpsrecharges/approve/S', { id: fps.id })
  })

  test('opens a card, charges it, and has its logs booked from a file', async () => {
    await get(ada, `/cards/opencard/S/${json({ currency: 'USDC', preItemId: 0 })}`)
    const printed = {
      card_id: 'REF-1',
      card_number: '4111111111111111',
      cvv: '123',
      expiration_date: '09/39',
    }
    expect(await post(one, '/cards/addcard/S', { email: ada.email, ...printed, status: 2 })).toMatchObject({
      status: 2,
    })
    const wrong = await api.get(`/cards/charge/S/${json({ currency: 'USDC', amount: 'abc' })}`, { as: ada })
    expect(wrong.body).toMatchObject({ status: false, code: 101, errorCode: 101 })
    const { id } = await get(ada, `/cards/charge/S/${json({ currency: 'USDC', id: 'fifty' })}`)
    await post(one, '/logcards/approve/S', { id })
    const head = 'Card ID,Type,Amount,Settlement date,Purchase date,Merchant,Network transaction ID'
    const form = new FormData()
    form.set('file', new Blob([`${head}\nREF-1,Card fee,1,2026-02-03,2026-02-03,Shop,t-1\n`]), 'logs.csv')
    expect(recordOf(await api.post('/logcards/add/S', form, { as: one }))).toMatchObject({ count: 1 })
    const [log] = await rowsOf(one, '/logcards/consumeListByAdmin/S')
    expect(await get(one, `/logcards/${log?.id}/S`)).toMatchObject({ id: log?.id })
    const reversed = await api.ask('DELETE', `/logcards/${log?.id}/S`, { as: one })
    expect(reversed.body.status).toBe(true)
    const short = new FormData()
    short.set('file', new Blob(['Card ID,Amount\nREF-1,1\n']), 'logs.csv')
    const refused = await api.post('/logcards/add/S', short, { as: one })
    expect(refused.body).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { field: expect.stringMatching(/\w/) },
    })
  })

  test('applies for an address, a VIP level and the deletion of its account', async () => {
    const where = { currency: 'USDC', network: 'ERC20' }
    await saveEntry(api, 'sys-config', 'ercCentralAddress', {
      field_code: 'ercCentralAddress',
      field_value: addressNumber(9),
      shown: false,
    })
    const first = await post(ben, '/ccaddressapplys/S', where)
    expect(first).toMatchObject({ status: 0, already: 0 })
    expect(await post(ben, '/ccaddressapplys/S', where)).toEqual({ ...first, already: 1 })
    const given = { id: first.id, status: 1, ccaddress: addressNumber(8) }
    const waits = await api.post('/ccaddress/status/S', given, { as: one })
    expect(waits.body.code).toBe('WAITS_FOR_SECOND')
    expect((await api.post('/ccaddress/status/S', given, { as: one })).body.proposal).toBe(
      waits.body.proposal,
    )
    expect((await api.post('/ccaddress/status/S', given, { as: two })).body.status).toBe(true)
    expect(await get(ben, '/userccaddress/S')).toMatchObject({ ccaddress: addressNumber(8) })
    const vip = await post(ada, '/user/applyvip/S', {
      bankId,
      file: await uploaded(ada),
      volume: 2,
      terms: true,
    })
    const level = { id: vip.id, vip_level: 3 }
    expect((await api.post('/user/approvevip/S', level, { as: one })).body.code).toBe('WAITS_FOR_SECOND')
    expect((await api.post('/user/approvevip/S', level, { as: two })).body.status).toBe(true)
  })

  test('signs calls that need no signature, and reads them unsigned', async () => {
    for (const path of [
      '/areacodes/userlist',
      '/countrys/list2',
      '/currencys/getpricelist',
      '/sysconfigs/listbyuser',
    ]) {
      const [plain, signed] = [await api.get(path), await api.get(`${path}/S`, { as: ada })]
      expect([plain.status, signed.status, signed.body.data]).toEqual([200, 200, plain.body.data])
    }
    const codes = (await api.get('/areacodes/userlist')).body.data as readonly { readonly code: string }[]
    expect(codes.every(({ code }) => /^\+\d+$/.test(code))).toBe(true)
  })
})
