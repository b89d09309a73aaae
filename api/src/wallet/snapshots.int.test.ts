import { randomUUID } from 'node:crypto'
import { dayPricesDecider } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let today = '2026-03-01'
let calls = 0
const now = () => new Date(Date.parse(`${today}T10:00:00Z`) + calls++)

beforeAll(async () => {
  const log = createMemoryLog()
  api = await startApi({ log, ledger: createLedger({ log, now }), now })
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  await fund(api, ada, 'USD', '100')
  today = '2026-03-03'
  await fund(api, ada, 'BTC', '0.5')
  const input = { day: '2026-03-03', prices: { BTC: '10000' } }
  await api.ledger.handle(dayPricesDecider, input.day, {
    id: randomUUID(),
    actor: { kind: 'system', id: 'test' },
    correlationId: 'test',
    command: { type: 'PriceDay', input },
  })
  today = '2026-03-05'
  await fund(api, ada, 'USD', '50.5')
})
afterAll(() => api.stop())

const snapshots = (uid: string, range: string, as: Person) =>
  api.get(`/wallets/snapshot/${uid}/S/${range}`, { as, tonce: String(now().getTime()) })

describe('balance snapshots', () => {
  test('have every day since the first money, at the prices of that day and today’s at the current ones', async () => {
    const { body } = await snapshots(ada.uid, 'all', ada)
    expect(body.data.map(({ day, total }: { day: string; total: string }) => [day, total])).toEqual([
      ['2026-03-01', '100.00'],
      ['2026-03-02', '100.00'],
      ['2026-03-03', '5100.00'],
      ['2026-03-04', '5100.00'],
      ['2026-03-05', '32150.50'],
    ])
    expect(body.data[2]).toMatchObject({
      date: '03/Mar/2026',
      priced: true,
      balances: [
        { currency: 'BTC', amount: '0.50000000', value: '5000.00' },
        { currency: 'USD', amount: '100.00', value: '100.00' },
      ],
    })
  })

  test('go back as far as asked, with what was there before', async () => {
    today = '2026-03-10'
    const { body } = await snapshots(ada.uid, '7', ada)
    expect(body.data).toHaveLength(7)
    expect(body.data[0]).toMatchObject({ day: '2026-03-04', total: '5100.00' })
    expect((await snapshots(ada.uid, '365', ada)).body.data).toHaveLength(10)
  })

  test('are asked for by day and member in either order', async () => {
    const usual = (await snapshots(ada.uid, '7', ada)).body
    const other = await snapshots('7', ada.uid, ada)
    expect([other.status, other.body]).toEqual([200, usual])
    expect((await snapshots('7', ada.uid, ben)).status).toBe(403)
    for (const [first, second] of [
      ['7', '30'],
      [ada.uid, ben.uid],
    ] as const)
      expect((await snapshots(first, second, ada)).status).toBe(422)
  })

  test('are one’s own, and any for administrators; other ranges are refused', async () => {
    const admin = await api.person('admin', { role: 'support' })
    expect((await snapshots(ada.uid, '30', ben)).status).toBe(403)
    expect((await snapshots(ada.uid, '30', admin)).status).toBe(200)
    expect((await snapshots(ben.uid, 'all', ben)).body.data).toEqual([])
    expect((await snapshots(ada.uid, '8', ada)).status).toBe(422)
  })
})

describe('home', () => {
  const home = async (as: Person, from = '2026-03-02', timeZone?: string) => {
    const json = encodeURIComponent(JSON.stringify({ from, ...(timeZone ? { timeZone } : {}) }))
    return api.get(`/wallets/home/S/${json}`, { as, tonce: String(now().getTime()) })
  }

  test('sums what came and what left since the month began, in the reader’s time zone', async () => {
    const sums = (await home(ada)).body.data[0].month
    expect(sums).toEqual([
      { currency: 'BTC', came: '0.50000000', left: '0.00000000' },
      { currency: 'USD', came: '50.50', left: '0.00' },
    ])
    // Ten o’clock of the fifth in London is the sixth in Kiritimati.
    expect((await home(ada, '2026-03-06')).body.data[0].month).toEqual([])
    expect((await home(ada, '2026-03-06', 'Pacific/Kiritimati')).body.data[0].month).toHaveLength(1)
  })

  test('says whether money has ever come', async () => {
    const funded = async (as: Person) => (await home(as)).body.data[0].funded
    expect([await funded(ada), await funded(ben)]).toEqual([1, 0])
    const cho = await api.person('cho')
    const granted = await api.ledger.handle(walletDecider, cho.uid, {
      id: randomUUID(),
      actor: { kind: 'system', id: 'test' },
      correlationId: 'test',
      command: {
        type: 'GrantBonus',
        input: { bonus: 'sign-up', about: cho.uid, currency: 'USD', amount: '5' },
        given: { currency: { code: 'USD', scale: 2 } },
      },
    })
    expect(granted).toMatchObject({ kind: 'accepted' })
    await shown(api)
    // A bonus for joining is a movement, and not money that the member has brought in.
    expect((await home(cho)).body.data[0]).toMatchObject({ month: [{ came: '5.00' }], funded: 0 })
  })

  test('names the member’s own cases that wait, and the fixed deposit that ends next', async () => {
    const give = async (command: WalletCommand) => {
      const about = {
        id: randomUUID(),
        actor: { kind: 'member', id: ada.uid },
        correlationId: 'test',
      } as const
      expect(await api.ledger.handle(walletDecider, ada.uid, { ...about, command })).toMatchObject({
        kind: 'accepted',
      })
    }
    const currency = { code: 'USD', scale: 2 }
    await give({
      type: 'SubmitTopUp',
      input: { topUpId: 'waits', currency: 'USD', network: 'TEST', amount: '12', txid: 'waits' },
      given: { verified: true, currency, networkOffered: true },
    })
    for (const [depositId, term] of [
      ['later', 12],
      ['sooner', 3],
      ['open', 0],
    ] as const)
      await give({
        type: 'SubscribeFixedDeposit',
        input: { depositId, planId: 'plan', amount: '10', rate: '2' },
        given: {
          verified: true,
          earnOn: true,
          plan: { currency, term, rate: '2', minimum: '0' },
          today: '2026-03-10',
        },
      })
    await shown(api)
    expect((await home(ada)).body.data[0]).toMatchObject({
      waits: [{ kind: 'top-up', count: 1, sums: [{ currency: 'USD', amount: '12.00' }] }],
      matures: { id: 'sooner', currency: 'USD', principal: '10.00', day: '2026-06-10' },
      banks: 0,
    })
    expect((await home(ben)).body.data[0]).toEqual({
      ...{ month: [], waits: [], matures: null, funded: 0, banks: 0 },
      ...{ passkeys: 0, authenticator: 0 },
    })
  })

  test('says what guards the member’s sign-in', async () => {
    await api.db.query(
      `insert into private.passkeys (id, uid, name, public_key, counter, transports, browser, system)
       values ('key', $1, 'My key', 'key', 0, '{}', '', '')`,
      [ben.uid],
    )
    await api.db.query('update private.credentials set authenticator_since = now() where uid = $1', [ada.uid])
    expect((await home(ben)).body.data[0]).toMatchObject({ passkeys: 1, authenticator: 0 })
    expect((await home(ada)).body.data[0]).toMatchObject({ passkeys: 0, authenticator: 1 })
  })

  test('asks for a day, and a time zone that there is', async () => {
    expect((await home(ada, 'March')).status).toBe(422)
    expect((await home(ada, '2026-03-01', 'Nowhere')).status).toBe(422)
  })
})
