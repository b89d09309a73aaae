import { Decimal, type wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { bankOf, proofOf } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { availableOf, filter, newTxid, submitTopUp } from '../testing/money.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

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
  await fund(api, ada, 'USD', '1000')
  await fund(api, ada, 'USDC', '50')
})
afterAll(() => api.stop())

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
    expect(await availableOf(api, ben, 'BTC')).toBe('0.00000000')
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
    const id = await submitTopUp(api, ben, 'USDC', '20')
    const pending = await api.get(`/topup/user/${ben.uid}/S`, { as: ben })
    expect(pending.body.data.data[0]).toMatchObject({
      id,
      status: 0,
      amount: '20.000000',
      fee: null,
      credited: null,
    })
    const approve = (externalTxId: string) =>
      api.post('/topup/approve/S', { id, fee: '0.5', externalTxId }, { as: finance })
    const asked = { kind: 'top-up', id, feeRate: '0.05' }
    const checked = await api.post('/approvals/check/S', asked, { as: finance })
    expect(checked.body.data[0]).toMatchObject({ fee: '1.000000', credited: '19.000000' })
    const { status, body: refused } = await approve('x1')
    expect([status, refused.issues]).toEqual([
      422,
      [{ path: 'externalTxId', message: 'Not a TXID of this network' }],
    ])
    const { body } = await approve(newTxid())
    expect(body.data).toEqual([{ id, status: 1 }])
    expect(await availableOf(api, ben, 'USDC')).toBe('19.500000')
    const approved = await api.get(`/topup/user/${ben.uid}/S`, { as: ben })
    expect(approved.body.data.data[0]).toMatchObject({ status: 1, fee: '0.500000', credited: '19.500000' })
  })

  test('is refused below the smallest transfer of its network', async () => {
    const below = { currency: 'USDC', network: 'ERC20', amount: '19.999999', txid: newTxid() }
    expect((await api.post('/topup/S', below, { as: ben })).body).toMatchObject({
      code: 'BELOW_MINIMUM',
      details: { minimum: '20', currency: 'USDC' },
    })
  })

  test('is refused with what is no TXID of its network', async () => {
    const body = { currency: 'USDC', network: 'ERC20', amount: '20', txid: 'zz' }
    const { status, body: answer } = await api.post('/topup/S', body, { as: ben })
    expect([status, answer.issues]).toEqual([422, [{ path: 'txid', message: 'Not a TXID of this network' }]])
  })

  test('with a TXID used before is refused, to the same member and to another', async () => {
    const twice = { currency: 'USDC', network: 'ERC20', amount: '20', txid: newTxid() }
    await api.post('/topup/S', twice, { as: ben })
    const codes = await Promise.all([ben, ada].map(as => api.post('/topup/S', twice, { as })))
    expect(codes.map(({ body }) => body.code)).toEqual(['TXID_ALREADY_USED', 'TXID_ALREADY_USED'])
  })

  test('that was rejected shows why, and gives its TXID back', async () => {
    const form = { currency: 'USDC', network: 'ERC20', amount: '20', txid: newTxid() }
    const { body } = await api.post('/topup/S', form, { as: ben })
    const { id } = body.data[0]
    const rejected = await api.post('/topup/reject/S', { id, reason: 'Not on the chain' }, { as: finance })
    expect(rejected.body.data).toEqual([{ id, status: -1 }])
    const list = await api.get(`/topup/user/${ben.uid}/S/${filter({ status: -1 })}`, { as: ben })
    expect(list.body.data.data[0]).toMatchObject({ id, reason: 'Not on the chain' })
    expect((await api.post('/topup/S', form, { as: ada })).body.status).toBe(true)
  })

  test('is decided once', async () => {
    const id = await submitTopUp(api, ben, 'USDC', '20')
    await api.post('/topup/approve/S', { id }, { as: finance })
    const again = await api.post('/topup/reject/S', { id, reason: 'late' }, { as: finance })
    expect(again.body).toMatchObject({ code: 'ALREADY_DECIDED', details: { status: 'approved' } })
  })

  test('is never decided by its own maker', async () => {
    const maker = await api.person('maker', { role: 'superadmin' })
    const id = await submitTopUp(api, maker, 'USDC', '20')
    for (const [path, body] of [
      ['approve', { id }],
      ['reject', { id, reason: 'mine' }],
    ] as const)
      expect((await api.post(`/topup/${path}/S`, body, { as: maker })).body.code).toBe('OWN_CASE')
  })

  test('needs a verified identity, and a network its currency is on', async () => {
    const form = { currency: 'USDC', network: 'ERC20', amount: '20', txid: newTxid() }
    expect((await api.post('/topup/S', form, { as: cho })).body.code).toBe('IDENTITY_NOT_VERIFIED')
    const other = { ...form, network: 'TRC20', currency: 'USD', txid: newTxid() }
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

describe('the limits of a member', () => {
  const limitsOf = async (as: Person) =>
    (await api.get('/wallets/limits/S', { as })).body.data as wire.Limit[]
  const limit = async (as: Person, kind: string, currency: string | null = null) =>
    (await limitsOf(as)).find(each => each.kind === kind && each.currency === currency)

  test('are those of the settings, which the commands ask too', async () => {
    const operator = await api.person('limits-operator', { role: 'operator' })
    expect(await limit(ben, 'withdrawal', 'USD')).toMatchObject({ minimum: '20.00', by_level: 0 })
    const field = { field_code: 'withdrawMinimum', field_value: '30' }
    await api.post('/sysconfigs/S', field, { as: operator })
    expect(await limit(ben, 'withdrawal', 'USD')).toMatchObject({ minimum: '30.00' })
    expect(await limit(ben, 'quick-pay')).toMatchObject({ minimum: '0.01' })
    expect(await limit(ben, 'top-up', 'USDC')).toMatchObject({ of: expect.any(String) })
    expect(await limit(ben, 'fps', 'HKD')).toMatchObject({ minimum: '100', maximum: '50000', by_level: 1 })
  })

  test('say what is used: bank accounts held, and what was charged to the card today', async () => {
    const held = { period: 'held', most: '3', used: '0', by_level: 1 }
    expect(await limit(ben, 'bank-accounts')).toMatchObject(held)
    const charged = { minimum: '10.00', maximum: '5000.00', period: 'day', most: '10000.00', used: '0.00' }
    expect(await limit(ben, 'card-charge', 'USD')).toMatchObject(charged)
  })

  const places: Readonly<Record<string, number>> = { USD: 2, HKD: 2, USDC: 6 }
  /** An amount less or more the least unit of its currency; one of any currency is asked for in USDC. */
  const past = (amount: string, currency: string | null, by: 1 | -1) =>
    new Decimal(amount).plus(new Decimal(by).times(`1e-${places[currency ?? 'USDC']}`)).toFixed()
  const codeOf = async (asked: Promise<{ readonly body: { readonly code?: unknown } }>) =>
    (await asked).body.code
  let bankId: string
  /** What each kind of order answers to an amount. */
  const orders: Readonly<Record<string, (amount: string) => Promise<unknown>>> = {
    'top-up': amount =>
      codeOf(
        api.post('/topup/S', { currency: 'USDC', network: 'ERC20', amount, txid: newTxid() }, { as: ada }),
      ),
    fps: async hkdAmount =>
      codeOf(api.post('/userfpsrecharges/S', { hkdAmount, receipt: await proofOf(api, ada) }, { as: ada })),
    'sent-payment': amount =>
      codeOf(api.post('/sendpayment/check/S', { currency: 'USD', amount }, { as: ada })),
    withdrawal: amount =>
      codeOf(api.post('/wallet/withdrawcheck/S', { currency: 'USD', amount, bankId }, { as: ada })),
    'quick-pay': amount => codeOf(api.get(`/quickpay/currency/USDC/amount/${amount}/S`, { as: ada })),
    trade: amount =>
      codeOf(
        api.post(
          '/trades/check/S',
          { type: 'sell', base: 'USDC', target: 'USD', price: '1', amount },
          { as: ada },
        ),
      ),
    'fixed-deposit': amount =>
      codeOf(api.post('/userfixeddeposit/check/S', { planId: 'USD-12', amount, rate: '3.65' }, { as: ada })),
  }

  test('are kept by the commands to the least unit: what is shown is taken, and one unit past it refused', async () => {
    await saveEntry(api, 'trade-pair', 'USDC-USD', { base: 'USDC', target: 'USD', minimum: '0.5', status: 1 })
    for (const term of [12, 3, 0, 1] as const)
      await saveEntry(api, 'fixed-deposit-plan', `USD-${term}`, {
        ...{ currency: 'USD', term, rate: '3.65', minimum: '50', status: 1 },
      })
    bankId = await bankOf(api, ada, support)
    const shown = await limitsOf(ada)
    expect(shown.filter(({ kind }) => kind === 'fixed-deposit').map(({ of }) => of)).toEqual([
      ...['0', '1', '3', '12'],
    ])
    for (const [kind, order] of Object.entries(orders)) {
      const one = shown.find(each => each.kind === kind && each.of !== 'BANK')
      const [least, most, currency] = [one?.minimum ?? '', one?.maximum, one?.currency ?? null]
      expect([kind, await order(past(least, currency, -1))]).toEqual([kind, 'BELOW_MINIMUM'])
      expect([kind, await order(least)]).toEqual([kind, undefined])
      if (most) expect([kind, await order(past(most, currency, 1))]).toEqual([kind, 'ABOVE_MAXIMUM'])
    }
  })
})
