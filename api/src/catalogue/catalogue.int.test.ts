import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'

let api: Api
let operator: Person
let support: Person
let ada: Person
beforeAll(async () => {
  api = await startApi()
  operator = await api.person('operator', { role: 'operator' })
  support = await api.person('support', { role: 'support' })
  ada = await api.person('ada')
})
afterAll(() => api.stop())

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const save = (path: string, body: object, as = operator) => api.post(path, body, { as })
const currency_img = '/currencies/usd.svg'
const dollar = { currency_code: 'USD', currency_name: 'US Dollar', currency_img, type: 1 }

describe('a currency', () => {
  test('is created with the usual scale of its type, edited, read and listed', async () => {
    const created = await save('/currencys/S', dollar)
    expect(created.body.data[0]).toMatchObject({ id: 'USD', scale: 2, status: 1, sort: 0 })
    await save('/currencys/S', { ...dollar, id: 'USD', currency_name: 'Dollar', sort: 3 })
    const { body } = await api.get('/currencys/id/USD/S', { as: support })
    expect(body.data[0]).toMatchObject({
      currency_name: 'Dollar',
      sort: 3,
      scale: 2,
      created_date: expect.any(String),
    })
    expect((await api.get('/currencys/list/S', { as: support })).body.data).toHaveLength(1)
  })

  test('keeps what was before in the log', async () => {
    const events = await api.log.readStream('catalogue-currency-USD')
    const last = JSON.parse(events.at(-1)?.data ?? '{}')
    expect([last.before.currency_name, last.after.currency_name]).toEqual(['US Dollar', 'Dollar'])
  })

  test('keeps why it was changed and deleted in the log, and not in the entry', async () => {
    const given = { ...dollar, currency_code: 'WHY', reason: 'Members ask for it' }
    const created = await save('/currencys/S', given)
    expect(created.body.data[0]).toMatchObject({ id: 'WHY' })
    expect(created.body.data[0]).not.toHaveProperty('reason')
    await api.ask('DELETE', '/currencys/WHY/S', { as: operator, body: { reason: 'Nobody took it' } })
    const events = await api.log.readStream('catalogue-currency-WHY')
    const facts = events.map(({ type, data }) => ({ type, ...JSON.parse(data) }))
    expect(facts.map(({ type, reason }) => [type, reason])).toEqual([
      ['CatalogueSaved', 'Members ask for it'],
      ['CatalogueDeleted', 'Nobody took it'],
    ])
    expect(facts[0].after).not.toHaveProperty('reason')
  })

  test('is not created twice, but the same request may come twice', async () => {
    const euro = { ...dollar, currency_code: 'EUR', currency_name: 'Euro' }
    const both = [await save('/currencys/S', euro), await save('/currencys/S', euro)]
    expect(both.map(({ body }) => body.status)).toEqual([true, true])
    const other = await save('/currencys/S', { ...euro, currency_name: 'Other' })
    expect(other.body.code).toBe('ENTRY_EXISTS')
  })

  test('keeps its code and its decimal places', async () => {
    const renamed = await save('/currencys/S', { ...dollar, id: 'USD', currency_code: 'USX' })
    const narrowed = await save('/currencys/S', { ...dollar, id: 'USD', scale: 1 })
    const unknown = await save('/currencys/S', { ...dollar, id: 'XXX', currency_code: 'XXX' })
    expect([renamed, narrowed, unknown].map(({ body }) => body.code)).toEqual([
      'ENTRY_ID_DIFFERS',
      'SCALE_LOWERED',
      'ENTRY_UNKNOWN',
    ])
  })

  test('that is hidden is hidden from members', async () => {
    await save('/currencys/S', { ...dollar, currency_code: 'XTP', type: 0, status: 0 })
    await shown(api)
    const codes = async (path: string, as: Person) =>
      (await api.get(path, { as })).body.data
        .map((each: { currency_code: string }) => each.currency_code)
        .sort()
    expect(await codes('/currencys/list/S', ada)).toEqual(['EUR', 'USD'])
    expect(await codes('/currencys/list/S', support)).toEqual(['EUR', 'USD', 'XTP'])
    expect(await codes('/currencys/1/S', ada)).toEqual(['EUR', 'USD'])
    expect(await codes('/currencys/0/S', ada)).toEqual([])
    expect((await api.get('/currencys/7/S', { as: ada })).status).toBe(422)
  })

  test('is deleted, and then unknown', async () => {
    const remove = () => api.ask('DELETE', '/currencys/XTP/S', { as: operator })
    expect((await remove()).body).toEqual({ status: true, data: [] })
    expect((await remove()).body.code).toBe('ENTRY_UNKNOWN')
    expect((await api.get('/currencys/id/XTP/S', { as: support })).status).toBe(404)
  })

  test('is changed by operators only', async () => {
    expect((await save('/currencys/S', dollar, support)).status).toBe(403)
    expect((await save('/currencys/S', dollar, ada)).status).toBe(403)
  })

  test('price list is for everybody, by lower-case symbol, and says that it is a demo', async () => {
    const { body } = await api.get('/currencys/getpricelist')
    expect(body).toEqual({
      status: true,
      data: [{ usd: '1', eur: '1.08' }],
      source: 'demo',
      as_of: expect.any(String),
    })
  })

  test('of a demo is of the day on which the platform was made', async () => {
    const made = '2026-11-02T09:00:00.000Z'
    await api.db.query(
      `insert into private.platform_keys (name, salt, fingerprint, since) values ('SECRET_KEY', '', '', $1)
       on conflict (name) do update set since = excluded.since`,
      [made],
    )
    expect((await api.get('/currencys/getpricelist')).body.as_of).toBe(made)
  })
})

describe('networks', () => {
  test('are kept, and shown to members with the currencies on them', async () => {
    await save('/networks/S', { network_code: 'ERC20', network_name: 'Ethereum' })
    await save('/networks/S', { network_code: 'OLD', network_name: 'Old', status: 0 })
    await save('/fixednetworks/S', { currency: 'USD', network_code: 'ERC20' })
    await save('/fixednetworks/S', { currency: 'USD', network_code: 'OLD' })
    expect((await api.get('/networks/list/S', { as: support })).body.data).toHaveLength(2)
    expect((await api.get('/networks/userlist/S', { as: ada })).body.data).toMatchObject([{ id: 'ERC20' }])
    const shown = [{ id: 'USD-ERC20', currency: 'USD', network_code: 'ERC20', network_name: 'Ethereum' }]
    expect((await api.get('/fixednetworks/userlist/S', { as: ada })).body.data).toMatchObject(shown)
    const of = (currency: string) =>
      api.get(`/fixednetworks/getusernetworks/S/${filter({ currency })}`, { as: ada })
    expect((await of('USD')).body.data).toMatchObject(shown)
    expect((await of('EUR')).body.data).toEqual([])
    expect((await api.get('/fixednetworks/USD-OLD/S', { as: support })).body.data[0].status).toBe(1)
    expect((await api.ask('DELETE', '/fixednetworks/USD-OLD/S', { as: operator })).body.status).toBe(true)
    expect((await api.get('/fixednetworks/list/S', { as: support })).body.data).toHaveLength(1)
  })
})

describe('swap rates', () => {
  test('are added, edited, listed in pages, and deleted', async () => {
    const rate = { source: 'USD', target: 'USDC', rate: '1', feeRate: '0.003' }
    expect((await save('/swaprates/add/S', rate)).body.data[0]).toMatchObject({
      id: 'USD-USDC',
      vipFeeRates: {},
    })
    await save('/swaprates/add/S', { ...rate, source: 'USDC', target: 'USD' })
    const edited = await save('/swaprates/S', { ...rate, id: 'USD-USDC', rate: '0.999' })
    expect(edited.body.data[0]).toMatchObject({ rate: '0.999' })
    const { body } = await api.get(`/swaprateslist/S/${filter({ limit: 1, order: 'asc' })}`, { as: support })
    expect(body.data).toMatchObject({ total: 2, data: [{ id: 'USD-USDC', rate: '0.999' }] })
    expect((await api.get('/swaprates/USDC-USD/S', { as: support })).body.data[0]).toMatchObject({
      source: 'USDC',
    })
    await api.ask('DELETE', '/swaprates/USDC-USD/S', { as: operator })
    expect((await api.get('/swaprateslist/S', { as: support })).body.data.total).toBe(1)
  })

  test.each([
    [{ rate: '0' }, 'rate'],
    [{ rate: '-1' }, 'rate'],
    [{ rate: 'one' }, 'rate'],
    [{ feeRate: '1' }, 'feeRate'],
    [{ feeRate: '0.5x' }, 'feeRate'],
    [{ vipFeeRates: { gold: '0.1' } }, 'vipFeeRates.gold'],
  ])('are refused with %j', async (wrong, path) => {
    const rate = { source: 'USD', target: 'BUSD', rate: '1', feeRate: '0.003', ...wrong }
    const { status, body } = await save('/swaprates/add/S', rate)
    expect([status, body.issues?.[0].path]).toEqual([422, path])
  })
})

describe('system configs', () => {
  test('say who changed them last, from what and why, to administrators only', async () => {
    const withReason = (field_value: string, reason: string) =>
      save('/sysconfigs/S', { field_code: 'qrMaxTimes', field_value, reason })
    await withReason('900', 'Codes were shared')
    await withReason('800', 'Still shared')
    await shown(api)
    const of = (list: { field_code: string }[]) => list.find(each => each.field_code === 'qrMaxTimes')
    expect(of((await api.get('/sysconfigs/list/S', { as: support })).body.data)).toMatchObject({
      field_value: '800',
      changed: { by: operator.uid, by_name: 'operator', before: '900', reason: 'Still shared' },
    })
    expect(of((await api.get('/sysconfigs/listbyuser')).body.data)).toEqual({
      field_code: 'qrMaxTimes',
      field_value: '800',
    })
  })

  test('wait for the last change of each before they are listed, and say when it is not there yet', async () => {
    const headers = { 'Strongroom-After': '99999999999999999999' }
    const { headers: heard } = await api.get('/sysconfigs/list/S', { as: support, headers })
    expect(heard.get('strongroom-stale')).toBe('true')
  })

  test('are saved as pairs, one or many, and shown to users with their country', async () => {
    await save('/sysconfigs/S', { field_code: 'openCardFee', field_value: '50.5' })
    await save('/sysconfigs/S', [
      { field_code: 'ercThreshold', field_value: '20' },
      { field_code: 'centralAddress', field_value: 'secret', shown: false },
    ])
    await save('/sysconfigs/S', { configs: [{ field_code: 'openCardFee', field_value: '51' }] })
    const { body } = await api.get('/sysconfigs/listbyuser', { headers: { 'CF-IPCountry': 'JP' } })
    const { data, ...beside } = body
    expect(beside).toEqual({ status: true, ipinfo: { country: 'JP' } })
    expect(data).toContainEqual({ field_code: 'ercThreshold', field_value: '20' })
    expect(data).toContainEqual({ field_code: 'openCardFee', field_value: '51' })
    const seen = data.map(({ field_code }: { field_code: string }) => field_code)
    expect(seen).toContain('bankLimit')
    for (const hidden of ['centralAddress', 'adjustmentAloneUpTo']) expect(seen).not.toContain(hidden)
    const list = (await api.get('/sysconfigs/list/S', { as: support })).body.data
    expect(list).toContainEqual(
      expect.objectContaining({ field_code: 'centralAddress', field_value: 'secret', shown: false }),
    )
    expect(list).toContainEqual({
      field_code: 'adjustmentAloneUpTo',
      field_value: '1000',
      shown: false,
      unit: 'USDC',
      default: '1000',
      meaning:
        'What an administrator may credit or adjust by hand in a day without the consent of a second one',
    })
  })
})
