import './testing/limits.suite.ts'
import { describe, expect, test, vi } from 'vitest'
import { startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { ada, api, ben, cho, finance, support, useMembers } from '../testing/members-given.suite.ts'
import { availableOf, filter, newTxid, submitTopUp } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

useMembers()

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

  test('is neither opened nor asked for by a member who is not verified', async () => {
    const operator = await api.person('wallet-operator', { role: 'operator' })
    const onRequest = {
      currency_code: 'KRW',
      currency_name: 'Won',
      ...{ type: 1, on_request: 1, currency_img: '/currencies/usd.svg' },
    }
    await api.post('/currencys/S', onRequest, { as: operator })
    for (const currency of ['BTC', 'KRW']) {
      const { body } = await api.post('/wallet/create/S', { currency }, { as: cho })
      expect(body).toMatchObject({ status: false, code: 'IDENTITY_NOT_VERIFIED' })
    }
    expect((await api.get('/wallets/userWallet/S', { as: cho })).body.data).toEqual([])
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
  const waiting = { timeout: 30_000, interval: 200 }

  test('says so honestly when a read model has not come as far', async () => {
    const lagging = await startApi()
    const eva = await lagging.person('eva')
    const headers = { 'Strongroom-After': '99999999999999999999' }
    const { headers: heard, body } = await lagging.get('/wallets/userWallet/S', { as: eva, headers })
    expect([heard.get('strongroom-stale'), body.status]).toEqual(['true', true])
    await lagging.stop()
  })

  test('tells every reader for how many seconds read models have been behind, until they are not', async () => {
    const lagging = await startApi()
    await seedCatalogue(lagging)
    const [eva, fred] = [await lagging.person('eva'), await lagging.person('fred')]
    const behind = async (path: string) =>
      Number((await lagging.get(path, { as: fred })).headers.get('strongroom-behind'))
    await fund(lagging, eva, 'USD', '1')
    expect(await behind('/wallets/userWallet/S')).toBe(0)
    const holding = await lagging.db.connect()
    await holding.query('begin; lock table views.checkpoint in share row exclusive mode')
    const opened = await lagging.post('/wallet/create/S', { currency: 'BTC' }, { as: eva })
    expect(opened.body.status).toBe(true)
    await vi.waitFor(async () => expect(await behind('/wallets/userWallet/S')).toBeGreaterThan(1), waiting)
    await holding.query('rollback')
    holding.release()
    await vi.waitFor(async () => expect(await behind('/wallets/userWallet/S')).toBe(0), waiting)
    await lagging.stop()
  })
})
