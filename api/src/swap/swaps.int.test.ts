import { describe, expect, test } from 'vitest'
import { type Person, standing, startApi, toVip } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { ada, api, ben, cho, useMembers } from '../testing/members-given.suite.ts'
import { availableOf } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

useMembers()

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

  test('is quoted by the amount to receive: the least that brings it, and it settles at just that', async () => {
    const pair = { source: 'USD', target: 'USDC' }
    const ask = (fields: object) => api.post('/swap/checkAmount/S', { ...pair, ...fields }, { as: ada })
    const quote = (await ask({ receivedAmount: '9.97' })).body.data[0]
    expect(quote).toMatchObject({ sourceAmount: '10.00', receivedAmount: '9.970000', fee: '0.03' })
    const { quoteId, sourceAmount } = quote
    const swapped = await api.post('/swap/S', { ...pair, quoteId, sourceAmount }, { as: ada })
    expect(swapped.body.data[0]).toMatchObject({ sourceAmount: '10.00', receivedAmount: '9.970000' })
    expect((await ask({ receivedAmount: '0.0000001' })).body.code).toBe('TOO_MANY_PLACES')
    const message = 'Enter the amount to give or the amount to receive, one of them'
    for (const fields of [{}, { sourceAmount: '1', receivedAmount: '1' }])
      expect((await ask(fields)).body.issues).toEqual([{ path: 'sourceAmount', message }])
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
    await keep('/currencys/S', {
      currency_code: 'USDT',
      currency_name: 'Tether',
      ...{ type: 2, currency_img: '/currencies/usdt.svg' },
    })
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
    // Blanks come with what is pasted.
    expect((await check(ada, ' 1')).body.data[0].sourceAmount).toBe('1.00')
    for (const wrong of ['0', '-1', '1e3', '1 5', '1,5', 'x'])
      expect((await check(ada, wrong)).status).toBe(422)
  })

  test('currencies say what they can be swapped into', async () => {
    const { body } = await api.get('/swap/S', { as: ada })
    expect(body.data).toContainEqual({ currency: 'USDC', currency_name: 'USD Coin', targets: ['USD'] })
  })
})
