import { Decimal, wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { filter } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let finance: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  finance = await api.person('finance', { role: 'finance' })
  await fund(api, ada, 'USD', '12.5')
  await fund(api, ben, 'BTC', '0.5')
})
afterAll(() => api.stop())

const sum = (amounts: readonly (string | null | undefined)[]) =>
  amounts.reduce((total, each) => total.plus(each ?? 0), new Decimal(0)).toFixed(2)
const books = async (fields: object = {}): Promise<wire.TrialBalance> =>
  (await api.get(`/finance/trialbalance/S/${filter(fields)}`, { as: finance })).body.data[0]
const postings = async (fields: object): Promise<wire.Paged<wire.Posting>['data']> =>
  (await api.get(`/finance/postings/S/${filter(fields)}`, { as: finance })).body.data

describe('total assets', () => {
  test('are the holdings of members and the house by currency, with an estimate in USDC', async () => {
    const ask = (as: Person) => api.get('/finance/totalassets/S', { as })
    const [found] = (await ask(finance)).body.data as wire.TotalAssets[]
    const usd = { available: '12.50', locked: '0.00', saving: '0.00', card: '0.00', members: '12.50' }
    expect(found?.currencies.find(({ currency }) => currency === 'USD')).toEqual({
      ...{ currency: 'USD', ...usd, house: '0.00', price: '1', members_usdc: '12.50', house_usdc: '0.00' },
      ...{ overdrafts: '0.00', overdrafts_usdc: '0.00' },
    })
    const btc = found?.currencies.find(({ currency }) => currency === 'BTC')
    expect(btc).toMatchObject({ available: '0.50000000', members_usdc: expect.stringMatching(/^\d+\.\d\d$/) })
    expect(found?.members_usdc).toBe((Number(btc?.members_usdc) + 12.5).toFixed(2))
    expect((await ask(ada)).status).toBe(403)
  })
})

describe('total assets by day', () => {
  const ask = async (fields: object, as: Person = finance) =>
    api.get(`/finance/assethistory/S/${filter(fields)}`, { as })

  test('are what the books come to at the end of each day, today at the prices of now', async () => {
    const [today] = (await api.get('/finance/totalassets/S', { as: finance })).body.data as wire.TotalAssets[]
    const [found] = (await ask({})).body.data as wire.AssetHistory[]
    const last = found?.days.at(-1)
    expect(last?.day).toBe(found?.to)
    const usd = last?.currencies.find(({ currency }) => currency === 'USD')
    const now = today?.currencies.find(({ currency }) => currency === 'USD')
    expect(usd).toEqual({
      ...{ currency: 'USD', members: now?.members, house: now?.house },
      ...{ members_usdc: now?.members_usdc, house_usdc: now?.house_usdc },
    })
    expect(last?.members_usdc).toBe(today?.members_usdc)
    // Before the first money there is no day.
    const [early] = (await ask({ from: '2020-01-01', to: '2020-02-01' })).body.data as wire.AssetHistory[]
    expect(early?.days).toEqual([])
  })

  test('have no worth where nobody had noted a price', async () => {
    const moved = `update views.postings set at = at - interval '3 days' where currency = 'BTC'`
    await api.db.query(moved)
    await api.db.query(`delete from views.day_prices where currency = 'BTC'`)
    const [found] = (await ask({})).body.data as wire.AssetHistory[]
    const first = found?.days[0]
    expect(first?.currencies.find(({ currency }) => currency === 'BTC')).toMatchObject({
      ...{ members: '0.50000000', members_usdc: null },
    })
    expect(first?.members_usdc).toBeNull()
    expect(found?.days.at(-1)?.members_usdc).not.toBeNull()
    await api.db.query(`update views.postings set at = at + interval '3 days' where currency = 'BTC'`)
  })

  test('are asked of a year at most, the right way round, and not by members', async () => {
    const saysTo = async (fields: object) => (await ask(fields)).body.issues
    const says = (path: string, message: string) => [{ path, message }]
    const wrongWay = await saysTo({ from: '2026-02-02', to: '2026-02-01' })
    expect(wrongWay).toEqual(says('filter.to', wire.fieldMessages.daysInOrder))
    expect(await saysTo({ from: '2020-01-01' })).toEqual(says('filter.from', wire.fieldMessages.yearOfDays))
    expect(await saysTo({ from: '2999-01-01' })).toEqual(says('filter.from', wire.fieldMessages.begunDay))
    expect((await ask({}, ada)).status).toBe(403)
  })
})

describe('money in and out by day', () => {
  const ask = async (fields: object, as: Person = finance) =>
    api.get(`/finance/flows/S/${filter(fields)}`, { as })
  const flowsOf = async (fields: object): Promise<wire.MoneyFlows> => (await ask(fields)).body.data[0]

  test('is what the accounts of the outside world gave and took, every day of the range in its place', async () => {
    const { days, to, flows, came_usdc } = await flowsOf({})
    expect(days).toHaveLength(30)
    expect(new Set(days.map(({ day }) => day)).size).toBe(30)
    const today = days.at(-1)
    expect(today?.day).toBe(to)
    const usd = { currency: 'USD', came: '12.50', went: '0.00', came_usdc: '12.50', went_usdc: '0.00' }
    expect(today?.flows).toContainEqual({ way: expect.stringMatching(/^world:/), ...usd })
    expect(today?.came_usdc).toBe(sum(today?.flows.map(({ came_usdc }) => came_usdc) ?? []))
    expect(days.slice(0, -1).flatMap(({ flows }) => flows)).toEqual([])
    expect([flows, came_usdc]).toEqual([today?.flows, today?.came_usdc])
    const { lines } = await books()
    for (const { way, currency, came, went } of today?.flows ?? []) {
      const line = lines.find(each => each.account === way && each.currency === currency)
      expect(sum([came]), `${way} ${currency}`).toBe(sum([line?.debit, went]))
    }
  })

  test('has no worth where no price had been noted by the day, and leaves it out of the sum', async () => {
    await api.db.query(`update views.postings set at = at - interval '3 days' where currency = 'BTC'`)
    const noted = await api.db.query(`delete from views.day_prices where currency = 'BTC' returning *`)
    const { days, flows } = await flowsOf({})
    const btc = flows.filter(({ currency }) => currency === 'BTC')
    expect(btc).toMatchObject([{ came: '0.50000000', came_usdc: null }])
    expect(days.at(-4)).toMatchObject({ came_usdc: '0.00', flows: [{ came: '0.50000000', came_usdc: null }] })
    for (const { currency, day, price } of noted.rows)
      await api.db.query('insert into views.day_prices values ($1, $2, $3)', [currency, day, price])
    await api.db.query(`update views.postings set at = at + interval '3 days' where currency = 'BTC'`)
  })

  test('is asked of a year at most, and not by members', async () => {
    const tooLong = (await ask({ from: '2020-01-01' })).body.issues
    expect(tooLong).toEqual([{ path: 'filter.from', message: wire.fieldMessages.yearOfDays }])
    expect((await ask({}, ada)).status).toBe(403)
  })
})

describe('a figure', () => {
  test('opens into the postings it is made of, each with its event', async () => {
    const { data, total } = await postings({ account: 'user:*:available', currency: 'USD' })
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ uid: ada.uid, credit: '12.50', debit: null, stream: `wallet-${ada.uid}` })
    const events = await api.get(`/audit/events/S/${filter({ stream: `wallet-${ada.uid}` })}`, {
      as: finance,
    })
    const ids = events.body.data.data.map((event: wire.AuditEvent) => event.id)
    expect(ids).toContain(data[0]?.event_id)
  })
})

describe('the journal', () => {
  const export_ = (fields: object, as = finance) => api.get(`/finance/journal/S/${filter(fields)}`, { as })

  test('comes as a file whose debits and credits are those of the trial balance', async () => {
    const { headers, body } = await export_({ format: 'csv' })
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="journal-\d{8}-\d{6}\.csv"$/)
    const sums = new Map<string, Decimal>()
    for (const line of body.trim().split('\r\n').slice(1)) {
      const [, , , , account = '', , currency, debit, credit] = line.split(',')
      const key = `${account.replace(/^user:\d+:/, 'user:*:')} ${currency}`
      sums.set(key, (sums.get(key) ?? new Decimal(0)).plus(debit || 0).minus(credit || 0))
    }
    const { lines } = await books()
    const told = lines.map(({ account, currency, debit, credit }) => [
      `${account} ${currency}`,
      new Decimal(debit ?? 0).minus(credit ?? 0).toFixed(),
    ])
    const exported = [...sums].map(([key, sum]) => [key, sum.toFixed()])
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(told))
  })
  test('is refused for a day that is none, and for a format that is none', async () => {
    for (const fields of [{ from: '2026-02-30' }, { format: 'qif' }])
      expect((await export_(fields)).status).toBe(422)
  })
})

describe('income', () => {
  const income = (fields: object = {}) => api.get(`/finance/income/S/${filter(fields)}`, { as: finance })

  test('has each kind of fee, whose figure opens into its postings, and the spread of swaps', async () => {
    const asked = { source: 'USD', target: 'USDC', sourceAmount: '10' }
    const { quoteId } = (await api.post('/swap/checkAmount/S', asked, { as: ada })).body.data[0]
    const swap = await api.post('/swap/S', { ...asked, quoteId }, { as: ada })
    expect(swap.body).toMatchObject({ status: true })
    const { body } = await income({ by: 'day' })
    const { lines, sums, positions, spread_usdc }: wire.Income = body.data[0]
    const [line] = lines
    expect(lines).toMatchObject([
      { account: 'house:fees', type: 'SwapSettled', currency: 'USD', postings: 1 },
    ])
    expect(sums).toEqual([{ account: 'house:fees', currency: 'USD', amount: line?.amount }])
    const { first: from, last: to } = line as wire.IncomeLine
    const behind = await postings({ account: 'house:fees', currency: 'USD', type: 'SwapSettled', from, to })
    expect(behind.data.map(({ credit }) => credit)).toEqual([line?.amount])
    expect(positions.map(({ currency, after }) => [currency, after[0]])).toEqual([
      ['USD', '9'],
      ['USDC', '-'],
    ])
    expect(spread_usdc).toBe(sum(positions.map(({ change }) => change)))
  })
  test('of days before there was any is nothing', async () => {
    const { body } = await income({ from: '2020-01-01', to: '2020-01-31', by: 'month' })
    expect(body.data[0]).toMatchObject({ lines: [], sums: [], positions: [], spread_usdc: '0.00' })
  })
  test('refuses days the wrong way round, and too many one by one', async () => {
    for (const fields of [
      { from: '2026-02-02', to: '2026-02-01' },
      { from: '2025-01-01', to: '2026-01-01', by: 'day' },
    ])
      expect((await income(fields)).status).toBe(422)
  })
})

describe('the books', () => {
  test.each([
    'trialbalance',
    'trialbalance/csv',
    'postings',
    'journal',
    'totalassets',
    'assethistory',
    'flows',
    'income',
  ])('of %s are closed to members and to support', async name => {
    const support = await api.person(`support-${name}`, { role: 'support' })
    for (const as of [ada, support]) expect((await api.get(`/finance/${name}/S`, { as })).status).toBe(403)
  })
})
