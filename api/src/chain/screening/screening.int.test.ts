import { HttpResponse } from 'msw/http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, pin, startApi } from '../../testing/api.ts'
import { approvedBy } from '../../testing/by-two.ts'
import { addressNumber, giveAddress } from '../../testing/deposit-address.ts'
import { startFakeScreening } from '../../testing/fake-screening.ts'
import { fund, shown } from '../../testing/fund.ts'
import { codeFor, filter } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { createStores } from '../../vault/stores.ts'
import { screenCases } from './screen-cases.ts'
import { screeningOf } from './screening-of.ts'

const service = startFakeScreening()
const scored = (score: number, ...reasons: string[]) => HttpResponse.json({ score, reasons })
const away = () => new HttpResponse(null, { status: 503 })

let api: Api
let ada: Person
let one: Person
let two: Person
let support: Person
beforeAll(async () => {
  api = await startApi({ config: { screeningUrl: service.url, screeningToken: 'ours' } })
  await seedCatalogue(api)
  ada = await api.person('ada')
  one = await api.person('one', { role: 'finance' })
  two = await api.person('two', { role: 'superadmin' })
  support = await api.person('support', { role: 'support' })
  const operator = await api.person('operator', { role: 'operator' })
  await api.post('/socfees/S', { currency: 'USDC', network: 'ERC20', fee: '1' }, { as: operator })
  await fund(api, ada, 'USDC', '1000')
})
afterEach(() => service.forget())
afterAll(async () => {
  await api.stop()
  service.stop()
})

let number = 1
const newTxid = () => `0x${String(number++).padStart(64, '0')}`
const topUp = async (txid = newTxid()): Promise<string> => {
  const body = { currency: 'USDC', network: 'ERC20', amount: '50', txid }
  const { id } = (await api.post('/topup/S', body, { as: ada })).body.data[0]
  await shown(api)
  return id
}
const bind = async (address: string): Promise<string> => {
  const entry = { currency: 'USDC', network: 'ERC20', address, name: 'My ledger' }
  return (await api.post('/bindccaddress/S', entry, { as: ada })).body.data[0].id
}
const send = async (address = addressNumber(number++)): Promise<string> => {
  const addressId = await bind(address)
  const payment = { scene: 'sendonchain', payee: addressId, currency: 'USDC', amount: '10' }
  const code = await codeFor(api, ada, payment)
  const { body } = await api.post('/sendonchain/S', { addressId, amount: '10', code, pin }, { as: ada })
  await shown(api)
  return body.data[0].id
}
const approveTopUp = (id: string, more: object = {}) =>
  api.post('/topup/approve/S', { id }, { as: one, ...more })
const approveSend = (id: string) =>
  api.post('/sendonchain/approve/S', { id, externalTxId: newTxid() }, { as: one })
const release = (id: string, over: object = {}) =>
  api.post('/scancryptoapis/release/S', { id, reason: 'the exchange has confirmed it' }, { as: one, ...over })
const again = (id: string) => api.post('/scancryptoapis/again/S', { id }, { as: one })
const riskOf = async (id: string) =>
  (await api.get(`/scancryptoapis/case/${id}/S`, { as: support })).body.data[0]
/** A turn of the workers' job. */
const turn = () =>
  screenCases({
    ...{ logger: api.deps.logger, screening: screeningOf(api.deps.config) },
    cryptoScans: createStores(api.db, api.deps.config).cryptoScans,
  })()
const listed = async (fields: object) =>
  (await api.get(`/scancryptoapis/list/S/${filter(fields)}`, { as: support })).body.data

describe('a top-up above the limit', () => {
  test('is credited only once a second administrator has agreed, who sees score and reasons', async () => {
    service.answer = ({ kind }) => (kind === 'txid' ? scored(95, 'sanctions') : scored(5))
    await giveAddress(api, ada, addressNumber(900))
    const id = await topUp()
    await turn()
    expect(service.asked.map(({ kind, direction, token }) => ({ kind, direction, token }))).toEqual(
      expect.arrayContaining([
        { kind: 'txid', direction: 'in', token: 'Bearer ours' },
        { kind: 'address', direction: 'in', token: 'Bearer ours' },
      ]),
    )
    expect((await approveTopUp(id)).body).toMatchObject({
      status: false,
      code: 'RISK_ABOVE_LIMIT',
      details: { score: '95', limit: '70' },
    })
    const asked = await release(id)
    expect(await riskOf(id)).toMatchObject({ score: 95, held: true, proposal: asked.body.proposal })
    const own = { id: asked.body.proposal }
    expect((await api.post('/proposals/approve/S', own, { as: one })).body.code).toBe('OWN_CASE')
    expect((await approveTopUp(id)).body.code).toBe('RISK_ABOVE_LIMIT')
    const [proposal] = (await api.get(`/proposals/list/S/${filter({ search: own.id })}`, { as: two })).body
      .data.data
    expect(proposal).toMatchObject({
      ...{ kind: 'risk-release', subject: id, uid: ada.uid, mine: 1 },
      after: { screened: 'top-up', amount: '50.000000', score: 95, risks: ['sanctions'] },
    })
    await approvedBy(api, two, asked)
    expect(await riskOf(id)).toMatchObject({ held: false, released: true, proposal: null })
    expect((await approveTopUp(id)).body.data[0]).toEqual({ id, status: 1 })
    const events = await api.get(`/audit/events/S/${filter({ type: 'RiskReleased' })}`, { as: support })
    expect(events.body.data.data).toMatchObject([
      {
        stream: `risk-release-${id}`,
        data: { screened: 'top-up', score: 95, risks: ['sanctions'], approvedBy: two.uid },
      },
    ])
  })

  test('is held again when its score rises above the one that was agreed on', async () => {
    service.answer = () => scored(80, 'scam')
    const id = await topUp()
    await approvedBy(api, two, await release(id))
    service.answer = () => scored(90, 'stolen-funds')
    expect((await again(id)).body.data[0]).toMatchObject({ score: 90, held: true, released: false })
    expect((await approveTopUp(id)).body.code).toBe('RISK_ABOVE_LIMIT')
  })

  test('may be rejected by one administrator, and a release cannot be asked for then', async () => {
    service.answer = () => scored(100, 'sanctions')
    const id = await topUp()
    const reject = { id, reason: 'sanctions' }
    expect((await api.post('/topup/reject/S', reject, { as: one })).body.status).toBe(true)
    await shown(api)
    expect((await release(id)).body.code).toBe('ALREADY_DECIDED')
  })
})

describe('a top-up below the limit', () => {
  test('is credited by one administrator, who gets the answer again, whatever the score is by then', async () => {
    service.answer = () => scored(69)
    const id = await topUp()
    expect((await release(id)).body.code).toBe('RISK_NOT_HELD')
    const headers = { headers: { 'Idempotency-Key': 'once' } }
    const first = await approveTopUp(id, headers)
    expect(first.body.data[0]).toEqual({ id, status: 1 })
    expect((await approveTopUp(id, headers)).body).toEqual(first.body)
  })
})

describe('while the service is away', () => {
  test('a send is held as not screened, is asked about again, and goes out then', async () => {
    service.answer = away
    const id = await send()
    expect((await approveSend(id)).body).toMatchObject({ code: 'RISK_ABOVE_LIMIT', details: { score: '' } })
    const look = { kind: 'chain-send', id }
    const [looked] = (await api.post('/approvals/check/S', look, { as: one })).body.data
    expect(looked.held).toMatchObject({ code: 'RISK_ABOVE_LIMIT', details: { score: '' } })
    expect(await riskOf(id)).toMatchObject({ score: null, held: true, scans: [{ status: -1 }] })
    expect((await again(id)).body.code).toBe('SCREENING_AWAY')
    service.answer = () => scored(10)
    expect((await again(id)).body.data[0]).toMatchObject({ score: 10, held: false })
    expect((await approveSend(id)).body.data[0]).toEqual({ id, status: 1 })
  })

  test('a send goes out once two have agreed to send it unscreened', async () => {
    service.answer = away
    const id = await send()
    await approvedBy(api, two, await release(id))
    expect((await approveSend(id)).body.data[0]).toEqual({ id, status: 1 })
  })

  test('a top-up is credited, and says that it is not screened', async () => {
    service.answer = away
    const id = await topUp()
    await turn()
    expect(await riskOf(id)).toMatchObject({ score: null, held: false, service: 'http' })
    expect((await approveTopUp(id)).body.status).toBe(true)
  })

  test('an answer of before stays', async () => {
    service.answer = () => scored(88, 'mixer')
    const id = await topUp()
    await turn()
    service.answer = away
    expect((await again(id)).body.code).toBe('SCREENING_AWAY')
    expect(await riskOf(id)).toMatchObject({ score: 88, held: true })
  })
})

describe('the list of scans', () => {
  test('has bound addresses too, with filters and an order by score', async () => {
    service.answer = ({ value }) => (value === addressNumber(777) ? scored(99, 'darknet-market') : scored(3))
    const id = await bind(addressNumber(777))
    await turn()
    const found = await listed({ case_kind: 'address', least: 99 })
    expect(found.data).toMatchObject([
      {
        ...{ case_id: id, uid: ada.uid, username: 'ada', kind: 'address', score: 99, limit: 70, status: 1 },
        ...{ risks: ['darknet-market'], source: 'http', value: addressNumber(777) },
      },
    ])
    expect((await listed({ search: addressNumber(777) })).total).toBe(1)
    expect((await listed({ kind: 'txid', case_kind: 'address' })).total).toBe(0)
    const scores = (await listed({ sort: 'score', limit: 100 })).data.map(
      ({ score }: { score: number | null }) => score ?? -1,
    )
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
    expect((await listed({ status: -1 })).data.every((row: { score: null }) => row.score === null)).toBe(true)
  })

  test('is for administrators, and asking again for those who decide', async () => {
    const id = await topUp()
    expect((await api.get('/scancryptoapis/list/S', { as: ada })).status).toBe(403)
    expect((await api.post('/scancryptoapis/again/S', { id }, { as: support })).status).toBe(403)
    expect((await again('none')).body.code).toBe('CASE_UNKNOWN')
    expect((await release(id, { as: support })).status).toBe(403)
  })
})
