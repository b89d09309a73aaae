import { openCatalogue } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeyApprovalsSuite } from '../account/testing/passkey-approvals.suite.ts'
import { postSkippedLetters } from '../quick-pay/tell-skipped.ts'
import { type Api, type Person, standing, startApi, toVip } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { availableOf, codeFor } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { createPayees } from '../vault/payees.ts'
import { createStores } from '../vault/stores.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho', { kyc: 0 })
  await fund(api, ada, 'USD', '1000')
  await fund(api, ada, 'USDC', '50')
})
afterAll(() => api.stop())

describe('a swap', () => {
  const check = (as: Person, sourceAmount: string, pair = { source: 'USD', target: 'USDC' }) =>
    api.post('/swap/checkAmount/S', { ...pair, sourceAmount }, { as })

  test('settles at the previewed terms', async () => {
    const before = await availableOf(api, ada, 'USDC')
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
    expect(swapped.headers.get('strongroom-position')).toBe(await api.log.head())
    expect(await availableOf(api, ada, 'USDC')).toBe((Number(before) + 99.7).toFixed(6))
    const { id } = swapped.body.data[0]
    expect((await api.get(`/swap/get/${id}/S`, { as: ada })).body.data).toEqual(swapped.body.data)
    expect((await api.get('/swap/list/S', { as: ada })).body.data.data[0]).toEqual(swapped.body.data[0])
    expect((await api.get(`/swap/get/${id}/S`, { as: ben })).status).toBe(404)
  })

  test('keeps twenty open quotes of a member at most: the newest, and those of others', async () => {
    await fund(api, ben, 'USD', '10')
    const others = (await check(ben, '7')).body.data[0].quoteId
    const asked: string[] = []
    for (let i = 1; i <= 25; i++) asked.push((await check(ada, String(i))).body.data[0].quoteId)
    const { rows } = await api.db.query(
      'select id, uid::text as uid from private.quotes where used_by is null order by expires_at',
    )
    expect(rows.filter(({ uid }) => uid === ada.uid).map(({ id }) => id)).toEqual(asked.slice(-20))
    expect(rows.map(({ id }) => id)).toContain(others)
  })

  test('is previewed so often and no more', async () => {
    const limited = await startApi({ config: { rateLimits: true } as never })
    const cat = await limited.person('cat')
    const pair = { source: 'USD', target: 'USDC', sourceAmount: '1' }
    const preview = () => limited.post('/swap/checkAmount/S', pair, { as: cat })
    const answers = await Promise.all([...Array(610)].map(preview))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    await limited.stop()
  })

  test('is carried out once for a quote, however often it is asked for', async () => {
    const { body } = await check(ada, '10')
    const form = { quoteId: body.data[0].quoteId, source: 'USD', target: 'USDC', sourceAmount: '10' }
    const first = await api.post('/swap/S', form, { as: ada })
    const after = await availableOf(api, ada, 'USD')
    const again = await api.post('/swap/S', form, { as: ada })
    const keyed = await api.post('/swap/S', form, { as: ada, headers: { 'Idempotency-Key': 'other' } })
    expect(again.body).toEqual(first.body)
    expect(keyed.body.code).toBe('QUOTE_USED')
    expect(await availableOf(api, ada, 'USD')).toBe(after)
  })

  test('that is asked for again under its own key and a later quote is answered as it was, and happens once', async () => {
    const [first, later] = [await check(ada, '20'), await check(ada, '20')]
    const swap = ({ body }: typeof first) =>
      api.post(
        '/swap/S',
        { quoteId: body.data[0].quoteId, source: 'USD', target: 'USDC', sourceAmount: '20.00' },
        { as: ada, headers: { 'Idempotency-Key': 'lost-swap' } },
      )
    const lost = await swap(first)
    const after = await availableOf(api, ada, 'USD')
    expect((await swap(later)).body).toEqual(lost.body)
    expect(await availableOf(api, ada, 'USD')).toBe(after)
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
    await standing(api.ledger, vip.uid, toVip(4))
    const { body } = await api.post('/swaprates/user/S', { source: 'USD', target: 'USDC' }, { as: vip })
    expect(body.data).toEqual([{ source: 'USD', target: 'USDC', rate: '1', feeRate: '0.001' }])
  })

  test('between coins charges a VIP the level’s own rate, where the pair has none for the level', async () => {
    const [vip, operator] = [await api.person('vip-2'), await api.person('operator', { role: 'operator' })]
    await standing(api.ledger, vip.uid, toVip(2))
    const keep = async (path: string, body: object) =>
      expect((await api.post(path, body, { as: operator })).body.status).toBe(true)
    await keep('/currencys/S', { currency_code: 'USDT', currency_name: 'Tether', type: 2 })
    await keep('/swaprates/add/S', { source: 'USDC', target: 'USDT', rate: '1', feeRate: '0.003' })
    await keep('/viplevels/add/S', { level: 2, level_name: 'Silver', cc_rate: '0.002' })
    const rateOf = async (source: string, target: string, as: Person) =>
      (await api.post('/swaprates/user/S', { source, target }, { as })).body.data[0].feeRate
    expect(await rateOf('USDC', 'USDT', vip)).toBe('0.002')
    expect(await rateOf('USDC', 'USDT', ada)).toBe('0.003')
    expect(await rateOf('USDC', 'USD', vip)).toBe('0.003')
    const hidden = { id: 'USDT', currency_code: 'USDT', currency_name: 'Tether', type: 2, status: 0 }
    await keep('/currencys/S', hidden)
    expect((await check(ada, '10', { source: 'USDC', target: 'USDT' })).body.code).toBe('NOT_SWAPPABLE')
    await api.ask('DELETE', '/swaprates/USDC-USDT/S', { as: operator })
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
    const [mine, theirs] = [await availableOf(api, ada, 'USD'), (await availableOf(api, ben, 'USD')) ?? '0']
    const payment = { uid: ben.uid, currency: 'USD', amount: '12.5' }
    const { body } = await pay(ada, { ...payment, code: await codeFor(api, ada, payment) })
    expect(body.data[0]).toMatchObject({ status: 1, id: expect.any(String) })
    expect(await availableOf(api, ada, 'USD')).toBe((Number(mine) - 12.5).toFixed(2))
    expect(await availableOf(api, ben, 'USD')).toBe((Number(theirs) + 12.5).toFixed(2))
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
    const code = await codeFor(api, ada, payment)
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
    const body = { ...payment, code: await codeFor(api, ada, payment) }
    const first = await pay(ada, body, { 'Idempotency-Key': 'k1' })
    const after = await availableOf(api, ada, 'USD')
    const again = await pay(ada, body, { 'Idempotency-Key': 'k1' })
    expect(again.body).toEqual(first.body)
    expect(await availableOf(api, ada, 'USD')).toBe(after)
    // A code for the next payment ends the one before it, but not what that one has paid for.
    const other = { ...payment, amount: '4' }
    await codeFor(api, ada, other)
    expect((await pay(ada, body, { 'Idempotency-Key': 'k1' })).body).toEqual(first.body)
    expect(await availableOf(api, ada, 'USD')).toBe(after)
    const differs = await pay(
      ada,
      { ...other, code: await codeFor(api, ada, other) },
      { 'Idempotency-Key': 'k1' },
    )
    expect([differs.status, differs.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  })

  test.each([
    ['to oneself', () => ({ uid: ada.uid, amount: '1' }), 'PAYS_ONESELF', 'Unable to pay to yourself'],
    ['to nobody', () => ({ uid: '999999', amount: '1' }), 'RECEIVER_UNKNOWN', 'ID not exists'],
    ['below 0.01', () => ({ uid: ben.uid, amount: '0.009', currency: 'USDC' }), 'BELOW_MINIMUM', /minimum/],
    ['of more than there is', () => ({ uid: ben.uid, amount: '99999' }), 'INSUFFICIENT_FUNDS', /balance/],
  ])('is refused %s, and the code can be used again', async (_, more, code, msg) => {
    const payment = { currency: 'USD', ...more() }
    const mailed = await codeFor(api, ada, payment)
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

  test('keeps payees under nicknames of one’s own, which nobody else sees', async () => {
    const [ivy, jon] = [await api.person('ivy'), await api.person('jon')]
    const saved = async (as = ivy) => (await api.get('/quickpay/payees/S', { as })).body.data
    const save = async (uid: string, nickname: string, as = ivy) =>
      (await api.post('/quickpay/payees/save/S', { uid, nickname }, { as })).body
    expect((await save(jon.uid, 'Rent')).status).toBe(true)
    expect((await save(ben.uid, 'allotment')).status).toBe(true)
    const rent = { uid: jon.uid, username: 'jon', nickname: 'Rent' }
    expect(await saved()).toEqual([{ uid: ben.uid, username: 'ben', nickname: 'allotment' }, rent])
    expect(await saved(jon)).toEqual([])
    await save(jon.uid, 'Landlord')
    expect(await saved()).toMatchObject([{ nickname: 'allotment' }, { nickname: 'Landlord' }])
    expect((await save(ivy.uid, 'me')).code).toBe('PAYS_ONESELF')
    expect((await save('999999', 'no one')).code).toBe('RECEIVER_UNKNOWN')
    expect((await save(jon.uid, ' ')).issues).toMatchObject([{ path: 'nickname' }])
    const third = { payee: ada.uid, nickname: 'Ada', most: 2 }
    const payees = createPayees(api.db)
    expect(await payees.save(ivy.uid, third)).toBe(false)
    expect(await payees.save(ivy.uid, { ...third, payee: ben.uid, nickname: 'allotment' })).toBe(true)
    const remove = (as = ivy) => api.post('/quickpay/payees/remove/S', { uid: jon.uid }, { as })
    expect((await remove(ben)).body.status).toBe(true)
    expect(await saved()).toContainEqual({ ...rent, nickname: 'Landlord' })
    expect((await remove()).body.status).toBe(true)
    expect((await remove()).body.status).toBe(true)
    expect((await saved()).map(({ uid }: { uid: string }) => uid)).not.toContain(jon.uid)
  })

  test('is scheduled for days to come, paused, resumed and cancelled', async () => {
    const nia = await api.person('nia')
    const payment = { uid: ben.uid, currency: 'USD', amount: '40.5' }
    const first_day = '2099-01-31'
    const add = async (days: object, code?: string) =>
      (
        await api.post(
          '/quickpay/schedules/add/S',
          {
            ...payment,
            every: 'month',
            first_day,
            ...days,
            code: code ?? (await codeFor(api, nia, payment)),
          },
          { as: nia },
        )
      ).body
    const list = async (as = nia) => (await api.get('/quickpay/schedules/S', { as })).body.data
    expect((await add({}, '000000')).code).toBe('WRONG_CODE')
    const wrong = async (days: object) => (await add(days, '000000')).issues[0].path
    expect(await wrong({ first_day: '2020-01-01' })).toBe('first_day')
    expect(await wrong({ last_day: '2099-01-30' })).toBe('last_day')
    expect(await wrong({ last_day: '2099-03-31', times: 2 })).toBe('times')
    expect(await wrong({ every: 'once', times: 2 })).toBe('times')
    const { id } = (await add({ times: 2 })).data[0]
    const open = { ...payment, id, username: 'ben', amount: '40.50', every: 'month', first_day, runs: [] }
    expect(await list()).toMatchObject([
      { ...open, next_day: first_day, last_day: '2099-02-28', status: 'active' },
    ])
    expect(await list(ben)).toEqual([])
    const change = async (to: string, as = nia) =>
      (await api.post('/quickpay/schedules/change/S', { id, to }, { as })).body
    expect((await change('paused', ben)).code).toBe('CASE_UNKNOWN')
    expect((await change('paused')).status).toBe(true)
    expect(await list()).toMatchObject([{ status: 'paused' }])
    expect((await change('active')).status).toBe(true)
    expect(await list()).toMatchObject([{ status: 'active', next_day: first_day }])
    expect((await change('cancelled')).status).toBe(true)
    expect(await list()).toMatchObject([{ status: 'cancelled', next_day: null }])
  })

  test('that is scheduled and skipped is told by one mail, in which the payee is a number', async () => {
    const pia = await api.person('pia')
    const usd = { code: 'USD', scale: 2 }
    const sides = { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } }
    const give = (command: object) =>
      api.ledger.handle(walletDecider, pia.uid, {
        id: crypto.randomUUID(),
        actor: { kind: 'system', id: 'pay-scheduled' },
        correlationId: 'test',
        command: command as never,
      })
    const terms = { to: ben.uid, currency: 'USD', amount: '40.5', every: 'month', first: '2026-01-31' }
    const given = { ...sides, enabled: true, today: '2026-01-31' }
    await give({ type: 'ScheduleQuickPay', input: { scheduleId: 's1', ...terms }, given })
    const day = { scheduleId: 's1', day: '2026-01-31', paymentId: 'p1' }
    await give({ type: 'PayScheduledQuickPay', input: day, given })
    const headers = { 'Strongroom-After': String(await api.log.head()) }
    const [row] = (await api.get('/quickpay/schedules/S', { as: pia, headers })).body.data
    expect(row.runs).toEqual([{ day: '2026-01-31', payment: null, reason: 'insufficient-funds' }])
    const stores = createStores(api.db, { secretKey: 'not asked for here' })
    const catalogue = await openCatalogue(api.log)
    const post = postSkippedLetters({ ...stores, db: api.db, catalogue, now: () => new Date() })
    // Two workers at once, and again later.
    await Promise.all([post(), post()])
    await post()
    await catalogue.close()
    const { rows } = await api.db.query<{ body: string }>(
      `select body from private.mailbox where recipient = $1 and letter = 'scheduled-payment-skipped'`,
      [pia.email],
    )
    expect(rows.map(({ body }) => body)).toEqual([
      `Your scheduled payment of 40.50 USD to user ${ben.uid} was not made on 2026-01-31.

There was not enough in your wallet.

It is not tried again for this day. The next day is 2026-02-28. You can pay now under Quick pay.`,
    ])
  })

  test('is refused to a member who is not verified, at the look-up and at the payment', async () => {
    const gia = await api.person('gia', { kyc: 0 })
    const search = async () => (await api.get(`/quickpay/searchUid/${gia.uid}/S`, { as: ada })).body
    expect(await search()).toMatchObject({
      status: false,
      code: 'RECEIVER_NOT_VERIFIED',
      msg: 'This member cannot be paid until their identity is verified',
    })
    expect(JSON.stringify(await search())).not.toContain('gia')
    const payment = { uid: gia.uid, currency: 'USD', amount: '1' }
    const before = await availableOf(api, ada, 'USD')
    const refusedTo = async () =>
      (await pay(ada, { ...payment, code: await codeFor(api, ada, payment) })).body.code
    expect(await refusedTo()).toBe('RECEIVER_NOT_VERIFIED')
    // Withdrawn after they were looked up: the decision reads their standing again.
    await standing(api.ledger, gia.uid, { type: 'DecideKyc', input: { status: 1 } })
    expect((await search()).data[0].uid).toBe(gia.uid)
    await standing(api.ledger, gia.uid, { type: 'DecideKyc', input: { status: 0 } })
    expect(await refusedTo()).toBe('RECEIVER_NOT_VERIFIED')
    expect(await availableOf(api, ada, 'USD')).toBe(before)
  })

  test('amount is checked before a code is asked for', async () => {
    const check = async (amount: string) =>
      (await api.get(`/quickpay/currency/USDC/amount/${amount}/S`, { as: ada })).body
    expect((await check('1')).data[0]).toMatchObject({ currency: 'USDC', amount: '1.000000' })
    expect((await check('0.009')).code).toBe('BELOW_MINIMUM')
    expect((await check('5000')).code).toBe('INSUFFICIENT_FUNDS')
  })
})

passkeyApprovalsSuite(() => api)
