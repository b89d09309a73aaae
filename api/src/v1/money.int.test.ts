import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, standing, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
let finance: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho', { kyc: 0 })
  finance = await api.person('finance', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  await fund(ada, 'USD', '1000')
  await fund(ada, 'USDC', '50')
})
afterAll(() => api.stop())

let transactionsSeen = 0
const txid = () => createHash('sha256').update(String(++transactionsSeen)).digest('hex')
const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))

const submit = async (as: Person, currency: string, amount: string) => {
  const network = currency === 'USD' ? 'BANK' : 'ERC20'
  const { body } = await api.post('/topup/S', { currency, network, amount, txid: txid() }, { as })
  return body.data[0].id as string
}
const fund = async (as: Person, currency: string, amount: string) => {
  const id = await submit(as, currency, amount)
  await api.post('/topup/approve/S', { id }, { as: finance })
}
const walletOf = async (as: Person, currency: string): Promise<string> => {
  const { body } = await api.get(`/wallets/userWallet/S/${filter({ currency })}`, { as })
  return body.data[0]?.amount
}
const codeFor = async (as: Person, payment: object = {}) => {
  await api.post('/user/getEmailCode', { email: as.email, scene: 'quickpay', ...payment })
  return (await api.mailTo(as.email))?.code as string
}

describe('a wallet', () => {
  test('row shows what is available, locked and saving, at the scale of its currency', async () => {
    const { body } = await api.get('/wallets/userWallet/S', { as: ada })
    expect(body.data).toContainEqual({
      currency: 'USD',
      currency_name: 'US Dollar',
      amount: '1000.00',
      locked: '0.00',
      user_fixed_deposit_amount: '0.00',
    })
  })

  test('is opened in a shown currency, and opening it again changes nothing', async () => {
    const first = await api.post('/wallet/create/S', { currency: 'BTC' }, { as: ben })
    const again = await api.post('/wallet/create/S', { currency: 'BTC' }, { as: ben })
    expect(first.body.data[0]).toMatchObject({ currency: 'BTC', amount: '0.00000000' })
    expect(again.body).toEqual(first.body)
    expect(await walletOf(ben, 'BTC')).toBe('0.00000000')
  })

  test('is not opened in a currency that is hidden or unknown', async () => {
    for (const currency of ['HIDDEN', 'NONE']) {
      const { body } = await api.post('/wallet/create/S', { currency }, { as: ben })
      expect(body).toMatchObject({ status: false, code: 'CURRENCY_NOT_OFFERED' })
    }
  })

  test('says what can be spent', async () => {
    const one = await api.get(`/getuseravailable/S/${filter({ currency: 'USD' })}`, { as: cho })
    const other = await api.get('/swap/available/currency/USDC/S', { as: ada })
    expect([one.body.data, other.body.data]).toEqual([
      [{ currency: 'USD', amount: '0.00' }],
      [{ currency: 'USDC', amount: '50.000000' }],
    ])
  })
})

describe('a top-up', () => {
  test('is pending until finance approves it, less a fee', async () => {
    const id = await submit(ben, 'USDC', '20')
    const pending = await api.get(`/topup/user/${ben.uid}/S`, { as: ben })
    expect(pending.body.data.data[0]).toMatchObject({
      id,
      status: 0,
      amount: '20.000000',
      fee: null,
      credited: null,
    })
    const { body } = await api.post(
      '/topup/approve/S',
      { id, fee: '0.5', externalTxId: 'x1' },
      { as: finance },
    )
    expect(body.data).toEqual([{ id, status: 1 }])
    expect(await walletOf(ben, 'USDC')).toBe('19.500000')
    const approved = await api.get(`/topup/user/${ben.uid}/S`, { as: ben })
    expect(approved.body.data.data[0]).toMatchObject({ status: 1, fee: '0.500000', credited: '19.500000' })
  })

  test('with a TXID used before is refused, to the same member and to another', async () => {
    const twice = { currency: 'USDC', network: 'ERC20', amount: '1', txid: txid() }
    await api.post('/topup/S', twice, { as: ben })
    const codes = await Promise.all([ben, ada].map(as => api.post('/topup/S', twice, { as })))
    expect(codes.map(({ body }) => body.code)).toEqual(['TXID_ALREADY_USED', 'TXID_ALREADY_USED'])
  })

  test('that was rejected shows why, and gives its TXID back', async () => {
    const form = { currency: 'USDC', network: 'ERC20', amount: '1', txid: txid() }
    const { body } = await api.post('/topup/S', form, { as: ben })
    const { id } = body.data[0]
    const rejected = await api.post('/topup/reject/S', { id, reason: 'Not on the chain' }, { as: finance })
    expect(rejected.body.data).toEqual([{ id, status: -1 }])
    const list = await api.get(`/topup/user/${ben.uid}/S/${filter({ status: -1 })}`, { as: ben })
    expect(list.body.data.data[0]).toMatchObject({ id, reason: 'Not on the chain' })
    expect((await api.post('/topup/S', form, { as: ada })).body.status).toBe(true)
  })

  test('is decided once', async () => {
    const id = await submit(ben, 'USDC', '1')
    await api.post('/topup/approve/S', { id }, { as: finance })
    const again = await api.post('/topup/reject/S', { id, reason: 'late' }, { as: finance })
    expect(again.body).toMatchObject({ code: 'ALREADY_DECIDED', details: { status: 'approved' } })
  })

  test('is never decided by its own maker', async () => {
    const maker = await api.person('maker', { role: 'superadmin' })
    const id = await submit(maker, 'USDC', '1')
    for (const [path, body] of [
      ['approve', { id }],
      ['reject', { id, reason: 'mine' }],
    ] as const)
      expect((await api.post(`/topup/${path}/S`, body, { as: maker })).body.code).toBe('OWN_CASE')
  })

  test('needs a verified identity, and a network its currency is on', async () => {
    const form = { currency: 'USDC', network: 'ERC20', amount: '1', txid: txid() }
    expect((await api.post('/topup/S', form, { as: cho })).body.code).toBe('IDENTITY_NOT_VERIFIED')
    const other = { ...form, network: 'TRC20', currency: 'USD', txid: txid() }
    expect((await api.post('/topup/S', other, { as: ada })).body.code).toBe('NETWORK_NOT_OFFERED')
  })

  test('unknown to everybody is refused', async () => {
    const { body } = await api.post('/topup/approve/S', { id: 'nothing' }, { as: finance })
    expect(body.code).toBe('TOP_UP_UNKNOWN')
  })

  test('list of administrators says whose it is, and filters', async () => {
    const { body } = await api.get(`/topup/list/S/${filter({ uid: ben.uid, status: 1, limit: 1 })}`, {
      as: support,
    })
    expect(body.data.total).toBeGreaterThan(1)
    expect(body.data.data).toEqual([
      expect.objectContaining({ uid: ben.uid, username: 'ben', email: ben.email }),
    ])
  })
})

describe('a swap', () => {
  const check = (as: Person, sourceAmount: string, pair = { source: 'USD', target: 'USDC' }) =>
    api.post('/swap/checkAmount/S', { ...pair, sourceAmount }, { as })

  test('settles at the previewed terms', async () => {
    const before = await walletOf(ada, 'USDC')
    const { body } = await check(ada, '100')
    const { quoteId, expiresAt, ...terms } = body.data[0]
    expect(terms).toEqual({
      source: 'USD',
      target: 'USDC',
      sourceAmount: '100.00',
      receivedAmount: '99.700000',
      feeRate: '0.003',
      fee: '0.30',
      rate: '1',
    })
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
    const swapped = await api.post(
      '/swap/S',
      { quoteId, source: 'USD', target: 'USDC', sourceAmount: '100' },
      { as: ada },
    )
    expect(swapped.body.data[0]).toMatchObject(terms)
    expect(swapped.headers.get('strongroom-position')).toBeTruthy()
    expect(await walletOf(ada, 'USDC')).toBe((Number(before) + 99.7).toFixed(6))
    const { id } = swapped.body.data[0]
    expect((await api.get(`/swap/get/${id}/S`, { as: ada })).body.data).toEqual(swapped.body.data)
    expect((await api.get('/swap/list/S', { as: ada })).body.data.data[0]).toEqual(swapped.body.data[0])
    expect((await api.get(`/swap/get/${id}/S`, { as: ben })).status).toBe(404)
  })

  test('is carried out once for a quote, however often it is asked for', async () => {
    const { body } = await check(ada, '10')
    const form = { quoteId: body.data[0].quoteId, source: 'USD', target: 'USDC', sourceAmount: '10' }
    const first = await api.post('/swap/S', form, { as: ada })
    const after = await walletOf(ada, 'USD')
    const again = await api.post('/swap/S', form, { as: ada })
    const keyed = await api.post('/swap/S', form, { as: ada, headers: { 'Idempotency-Key': 'other' } })
    expect(again.body).toEqual(first.body)
    expect(keyed.body.code).toBe('QUOTE_USED')
    expect(await walletOf(ada, 'USD')).toBe(after)
  })

  test('is refused when the quote is another’s, for another amount, run out, or its rate has changed', async () => {
    const quote = async () => (await check(ada, '10')).body.data[0].quoteId as string
    const swap = (quoteId: string, as: Person, sourceAmount = '10') =>
      api.post('/swap/S', { quoteId, source: 'USD', target: 'USDC', sourceAmount }, { as })
    expect((await swap(await quote(), ben)).body.code).toBe('QUOTE_EXPIRED')
    expect((await swap(await quote(), ada, '11')).body.code).toBe('QUOTE_DIFFERS')
    const old = await quote()
    await api.db.query(`update private.quotes set expires_at = now() - interval '1 second' where id = $1`, [
      old,
    ])
    expect((await swap(old, ada)).body.code).toBe('QUOTE_EXPIRED')
    const stale = await quote()
    await seedCatalogue(api, { 'USD-USDC': '0.999' })
    expect((await swap(stale, ada)).body.code).toBe('QUOTE_CHANGED')
    await seedCatalogue(api)
  })

  test('charges a VIP what is set for the level', async () => {
    const vip = await api.person('vip')
    await standing(api.ledger, vip.uid, { type: 'SetVip', input: { level: 4 } })
    const { body } = await api.post('/swaprates/user/S', { source: 'USD', target: 'USDC' }, { as: vip })
    expect(body.data).toEqual([{ source: 'USD', target: 'USDC', rate: '1', feeRate: '0.001' }])
  })

  test('preview refuses what the swap would refuse', async () => {
    expect((await check(cho, '10')).body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect((await check(ada, '100000')).body).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      msg: 'Insufficient wallet balance',
      details: { currency: 'USD' },
    })
    expect((await check(ada, '1.001')).body.code).toBe('TOO_MANY_PLACES')
    expect((await check(ada, '1', { source: 'USD', target: 'BTC' })).body.code).toBe('NOT_SWAPPABLE')
    for (const wrong of ['0', '-1', '1e3', ' 1', '1,5', 'x'])
      expect((await check(ada, wrong)).status).toBe(422)
  })

  test('currencies say what they can be swapped into', async () => {
    const { body } = await api.get('/swap/S', { as: ada })
    expect(body.data).toContainEqual({ currency: 'USDC', currency_name: 'USD Coin', targets: ['USD'] })
  })
})

describe('quick pay', () => {
  const pay = (as: Person, body: object, headers = {}) => api.post('/quickpay/S', body, { as, headers })

  test('moves money at once, and both sides see it', async () => {
    const [mine, theirs] = [await walletOf(ada, 'USD'), (await walletOf(ben, 'USD')) ?? '0']
    const payment = { uid: ben.uid, currency: 'USD', amount: '12.5' }
    const { body } = await pay(ada, { ...payment, code: await codeFor(ada, payment) })
    expect(body.data[0]).toMatchObject({ status: 1, id: expect.any(String) })
    expect(await walletOf(ada, 'USD')).toBe((Number(mine) - 12.5).toFixed(2))
    expect(await walletOf(ben, 'USD')).toBe((Number(theirs) + 12.5).toFixed(2))
    const { id } = body.data[0]
    const [sent, received] = await Promise.all([ada, ben].map(as => api.get(`/quickpay/get/${id}/S`, { as })))
    expect(sent?.body.data[0]).toMatchObject({
      direction: 'sent',
      receiver_username: 'ben',
      amount: '12.50',
      status: 1,
    })
    expect(received?.body.data[0]).toMatchObject({ direction: 'received', sender_username: 'ada' })
    expect((await api.get(`/quickpay/get/${id}/S`, { as: cho })).status).toBe(404)
    const log = await api.get('/logquickpay/list/S', { as: ben })
    expect(log.body.data.data[0]).toMatchObject({ id, direction: 'received' })
  })

  test('mail names amount and payee, and its code pays nothing else', async () => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '1.00' }
    const code = await codeFor(ada, payment)
    expect((await api.mailTo(ada.email))?.text).toContain(`1.00 USD to user ${ben.uid}`)
    expect((await pay(ada, { ...payment, amount: '2.00', code })).body.code).toBe('WRONG_CODE')
    expect((await pay(ada, { ...payment, uid: cho.uid, code })).body.code).toBe('WRONG_CODE')
    expect((await pay(ada, { ...payment, amount: '1', code })).body.status).toBe(true)
    expect((await pay(ada, { ...payment, code })).body.code).toBe('WRONG_CODE')
  })

  test('code of another scene or of nobody pays nothing', async () => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '1' }
    expect((await pay(ada, { ...payment, code: '000000' })).body.code).toBe('WRONG_CODE')
    await api.post('/user/getEmailCode', { email: ada.email, scene: 'login' })
    const login = (await api.mailTo(ada.email))?.code
    expect((await pay(ada, { ...payment, code: login })).body.code).toBe('WRONG_CODE')
  })

  test('with a key is answered again as the first time, and with another body is 409', async () => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '3' }
    const body = { ...payment, code: await codeFor(ada, payment) }
    const first = await pay(ada, body, { 'Idempotency-Key': 'k1' })
    const after = await walletOf(ada, 'USD')
    const again = await pay(ada, body, { 'Idempotency-Key': 'k1' })
    expect(again.body).toEqual(first.body)
    expect(await walletOf(ada, 'USD')).toBe(after)
    // A code for the next payment ends the one before it, but not what that one has paid for.
    const other = { ...payment, amount: '4' }
    await codeFor(ada, other)
    expect((await pay(ada, body, { 'Idempotency-Key': 'k1' })).body).toEqual(first.body)
    expect(await walletOf(ada, 'USD')).toBe(after)
    const differs = await pay(ada, { ...other, code: await codeFor(ada, other) }, { 'Idempotency-Key': 'k1' })
    expect([differs.status, differs.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  })

  test.each([
    ['to oneself', () => ({ uid: ada.uid, amount: '1' }), 'PAYS_ONESELF', 'Unable to pay to yourself'],
    ['to nobody', () => ({ uid: '999999', amount: '1' }), 'RECEIVER_UNKNOWN', 'ID not exists'],
    ['below 0.01', () => ({ uid: ben.uid, amount: '0.009', currency: 'USDC' }), 'BELOW_MINIMUM', /minimum/],
    ['of more than there is', () => ({ uid: ben.uid, amount: '99999' }), 'INSUFFICIENT_FUNDS', /balance/],
  ])('is refused %s, and the code can be used again', async (_, more, code, msg) => {
    const payment = { currency: 'USD', ...more() }
    const mailed = await codeFor(ada, payment)
    const refused = await pay(ada, { ...payment, code: mailed })
    expect(refused.body.code).toBe(code)
    expect(refused.body.msg).toMatch(msg)
    expect((await pay(ada, { ...payment, code: mailed })).body.code).toBe(code)
  })

  test('finds a receiver, and says why one cannot be paid', async () => {
    const off = await api.person('off')
    await standing(api.ledger, off.uid, { type: 'SwitchQuickPay', input: { on: false } })
    const search = async (uid: string) => (await api.get(`/quickpay/searchUid/${uid}/S`, { as: ada })).body
    expect((await search(ben.uid)).data).toEqual([{ uid: ben.uid, username: 'ben', quickpay_status: 1 }])
    expect((await search(ada.uid)).msg).toBe('Unable to pay to yourself')
    expect((await search('999999')).msg).toBe('ID not exists')
    expect((await search(off.uid)).msg).toBe('The user has turned off quick pay')
  })

  test('amount is checked before a code is asked for', async () => {
    const check = async (amount: string) =>
      (await api.get(`/quickpay/currency/USDC/amount/${amount}/S`, { as: ben })).body
    expect((await check('1')).data[0]).toMatchObject({ currency: 'USDC', amount: '1.000000' })
    expect((await check('0.009')).code).toBe('BELOW_MINIMUM')
    expect((await check('5000')).code).toBe('INSUFFICIENT_FUNDS')
  })
})

describe('a statement', () => {
  test('has a line for each movement with the balance after it', async () => {
    const dan = await api.person('dan')
    await fund(dan, 'USD', '30')
    const payment = { uid: ben.uid, currency: 'USD', amount: '10' }
    await api.post('/quickpay/S', { ...payment, code: await codeFor(dan, payment) }, { as: dan })
    const { body } = await api.get(`/usertransactions/list/${dan.uid}/S`, { as: dan })
    expect(body.data.data).toMatchObject([
      { type: 'quick-pay-sent', amount: '-10.00', balance: '20.00', counterparty: ben.uid, status: 'done' },
      { type: 'top-up', amount: '30.00', balance: '30.00', status: 'done' },
    ])
    expect(body.data.total).toBe(2)
  })

  test('is one’s own, unless an administrator asks', async () => {
    const [own, other, admin] = await Promise.all(
      [ben, ada, support].map(as => api.get(`/usertransactions/list/${ben.uid}/S`, { as })),
    )
    expect([own?.status, other?.status, admin?.status]).toEqual([200, 403, 200])
  })

  test('of everybody names whose line it is', async () => {
    const { body } = await api.get(`/transactions/list/S/${filter({ uid: ada.uid, type: 'swap-out' })}`, {
      as: support,
    })
    expect(body.data.data[0]).toMatchObject({ username: 'ada', email: ada.email, type: 'swap-out' })
  })
})

describe('the audit', () => {
  test('shows a member’s facts with legs that sum to zero', async () => {
    const { body } = await api.get(`/audit/events/S/${filter({ uid: ada.uid, type: 'SwapSettled' })}`, {
      as: support,
    })
    const [event] = body.data.data
    expect(event).toMatchObject({ stream: `wallet-${ada.uid}`, actor: { kind: 'member', id: ada.uid } })
    const sum = event.legs
      .filter((leg: { currency: string }) => leg.currency === 'USD')
      .reduce((total: number, leg: { amount: string }) => total + Number(leg.amount), 0)
    expect(event.legs.length).toBeGreaterThan(3)
    expect(sum).toBeCloseTo(0)
  })

  test('says when the books were last proven, or that they never were', async () => {
    expect((await api.get('/proof/S', { as: support })).body).toEqual({ status: true, data: [] })
    const { createProver } = await import('@strongroom/projections')
    await createProver({ pool: api.db, log: api.log }).prove()
    expect((await api.get('/proof/S', { as: support })).body.data[0]).toMatchObject({
      equal: true,
      difference: null,
    })
  })
})

describe('members', () => {
  test('are listed with wallets and an estimate in USDC', async () => {
    const { body } = await api.get(`/user/list/S/${filter({ search: 'CHO@' })}`, { as: support })
    expect(body.data).toMatchObject({
      total: 1,
      data: [{ uid: cho.uid, kyc_status: 0, totalAmount: '0.00' }],
    })
    const { body: rich } = await api.get(`/user/list/S/${filter({ uid: ada.uid })}`, { as: support })
    expect(Number(rich.data.data[0].totalAmount)).toBeGreaterThan(900)
  })

  test('are listed in short', async () => {
    const { body } = await api.get(`/user/list2/S/${filter({ sort: 'uid', order: 'asc', limit: 1 })}`, {
      as: support,
    })
    expect(body.data.data).toEqual([{ uid: ada.uid, username: 'ada', email: ada.email }])
  })
})

describe('read your writes', () => {
  test('says so honestly when a read model has not come as far', async () => {
    const lagging = await startApi()
    const eva = await lagging.person('eva')
    const headers = { 'Strongroom-After': '99999999999999999999' }
    const { headers: heard, body } = await lagging.get('/wallets/userWallet/S', { as: eva, headers })
    expect([heard.get('strongroom-stale'), body.status]).toEqual(['true', true])
    await lagging.stop()
  })
})

describe('authorisation', () => {
  test('keeps members off every administrators’ call', async () => {
    const paths = [
      '/topup/list/S',
      '/transactions/list/S',
      '/user/list/S',
      '/user/list2/S',
      '/audit/events/S',
      '/sysconfigs/list/S',
      '/networks/list/S',
      '/swaprateslist/S',
    ]
    const answers = await Promise.all(paths.map(path => api.get(path, { as: ada })))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 403))
    const posts = [
      ['/topup/approve/S', { id: 'x' }],
      ['/currencys/S', {}],
      ['/sysconfigs/S', {}],
    ] as const
    for (const [path, body] of posts) expect((await api.post(path, body, { as: ada })).status).toBe(403)
  })

  test('keeps members off each other’s records', async () => {
    const paths = [`/topup/user/${ben.uid}/S`, `/usertransactions/list/${ben.uid}/S`]
    const answers = await Promise.all(paths.map(path => api.get(path, { as: ada })))
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect(
      (await api.post('/swaprates/user/S', { source: 'USD', target: 'USDC', uid: ben.uid }, { as: ada }))
        .status,
    ).toBe(403)
  })

  test('lets only finance decide on money, and only operators change reference data', async () => {
    const id = await submit(ben, 'USDC', '1')
    expect((await api.post('/topup/approve/S', { id }, { as: support })).status).toBe(403)
    expect((await api.ask('DELETE', '/networks/ERC20/S', { as: finance })).status).toBe(403)
  })
})

describe('a member’s identity', () => {
  test('is decided by support, and opens money at once', async () => {
    const [newcomer, support] = [
      await api.person('newcomer', { kyc: -1 }),
      await api.person('support-1', { role: 'support' }),
    ]
    const topUp = { currency: 'USDC', network: 'ERC20', amount: '5', txid: 'newcomer-1' }
    expect((await api.post('/topup/S', topUp, { as: newcomer })).body.code).toBe('IDENTITY_NOT_VERIFIED')
    const decided = await api.post('/userkycs/audit/S', { uid: newcomer.uid, kyc_status: 1 }, { as: support })
    expect(decided.body.data).toEqual([{ uid: newcomer.uid, kyc_status: 1 }])
    expect((await api.post('/topup/S', topUp, { as: newcomer })).body.status).toBe(true)
    await api.post('/userkycs/audit/S', { uid: newcomer.uid, kyc_status: -1 }, { as: support })
    expect((await api.post('/topup/S', { ...topUp, txid: 'newcomer-2' }, { as: newcomer })).body.code).toBe(
      'IDENTITY_NOT_VERIFIED',
    )
  })
  test('is not decided by oneself, by a member, by finance, or for nobody', async () => {
    const [support, finance] = [
      await api.person('support-2', { role: 'support' }),
      await api.person('finance-2', { role: 'finance' }),
    ]
    const decide = async (uid: string, as: typeof support) =>
      (await api.post('/userkycs/audit/S', { uid, kyc_status: 1 }, { as })).status
    expect(await decide(support.uid, support)).toBe(403)
    expect(await decide(finance.uid, ada)).toBe(403)
    expect(await decide(ada.uid, finance)).toBe(403)
    expect(await decide('999999', support)).toBe(404)
  })
})
