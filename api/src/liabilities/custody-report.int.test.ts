import { HttpResponse } from 'msw/http'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { custodyOf } from '../chain/custody/custody-of.ts'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { addressNumber, centralAddress, giveAddress } from '../testing/deposit-address.ts'
import { startFakeCustody } from '../testing/fake-custody.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { bound } from '../vault/bound.ts'
import * as depositAddressesStore from '../vault/deposit-addresses.ts'
import { askCustody } from './ask-custody.ts'

const custody = startFakeCustody()
let api: Api
let finance: Person
let second: Person
let support: Person
let theirs: readonly string[]
/** The workers' clock. */
let now = new Date('2026-11-22T12:00:00.000Z')
let job: () => Promise<void>

const start = () => {
  const known = custodyOf(api.deps)
  if (!known) throw new Error('there is a custody')
  const depositAddresses = bound(depositAddressesStore, api.db)
  const logger = pino({ level: 'silent' })
  job = askCustody({ ...api.deps, custody: known, depositAddresses, logger, now: () => now })
}
beforeAll(async () => {
  api = await startApi({ config: { custodyUrl: custody.url, custodyToken: 'the token' } })
  await seedCatalogue(api)
  finance = await api.person('finance', { role: 'finance' })
  second = await api.person('second', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  const members = [await api.person('ada'), await api.person('ben')]
  const given = await Promise.all(members.map((each, at) => giveAddress(api, each, addressNumber(at + 1))))
  theirs = given.map(({ ccaddress }) => ccaddress)
  start()
})
afterAll(async () => {
  custody.stop()
  await api.stop()
})
beforeEach(() => custody.forget())

const held = (address: string, currency: string, amount: string, over: object = {}) => ({
  ...{ network: 'ERC20', address, currency, amount, evidence: 'Block 21300000' },
  ...over,
})
const report = (id: string, at: string, ...holdings: object[]) => {
  custody.holdingsAnswer = () => HttpResponse.json({ id, at, holdings })
}
/** 12.5 USDC on two members' addresses and 70 on the central one, and what the house does not keep. */
const firstReport = () => {
  const [one, two] = theirs as [string, string]
  report(
    ...(['r1', '2026-11-22T10:00:00Z'] as const),
    ...[held(one.toLowerCase(), 'USDC', '10.5'), held(two, 'USDC', '2'), held(two, 'USDT', '0')],
    ...[held(centralAddress, 'USDC', '70.1234567'), held(centralAddress, 'DOGE', '5')],
  )
}
const standing = async (as = finance) => (await api.get('/holdings/custody/S', { as })).body.data[0]
const ask = async (as = finance) => (await api.post('/holdings/custody/S', {}, { as })).body
/** Finance asks, and the workers hear it. */
const asked = async () => {
  await ask()
  await job()
  await shown(api)
  return standing()
}
const holdings = async () => (await api.get('/holdings')).body.data
const events = async () => {
  const { rows } = await api.db.query(`select type from views.events where stream like 'holding-%'`)
  return rows.length
}

const state = { kind: 'address', name: 'Hot wallet', currency: 'USDC', amount: '1', evidence: 'Looked' }

describe('the custody’s report', () => {
  test('is asked for by finance, and shows its addresses to everybody, members’ ones only as a sum', async () => {
    expect(await standing()).toMatchObject({ custody: 'http', report: null, outcome: null, asked_date: null })
    const [one] = theirs as [string]
    firstReport()
    expect((await ask()).data[0].asked_date).not.toBeNull()
    await job()
    await shown(api)
    expect(custody.asked).toEqual([{ path: 'holdings', token: 'Bearer the token' }])
    const about = { kind: 'address', source: 'custody', network: 'ERC20', currency: 'USDC' }
    const found = await holdings()
    expect(found).toHaveLength(2)
    expect(found).toMatchObject([
      { ...about, reference: centralAddress, addresses: null, date: '2026-11-22', amount: '70.123456' },
      { ...about, addresses: 2, date: '2026-11-22', amount: '12.5', evidence: 'Block 21300000' },
    ])
    expect(JSON.stringify(found).toLowerCase()).not.toContain(one.toLowerCase())
    expect(await standing()).toMatchObject({
      ...{ asked_date: null, outcome: 'recorded', report: 'r1', report_date: '2026-11-22T10:00:00.000Z' },
      ...{ left_out: ['DOGE'], places: 2 },
    })
    const [full] = (await api.get('/holdings/list/S', { as: support })).body.data
    expect(full).toMatchObject({ report: 'r1', stated_by: 'custody', stated_by_name: '', file: null })
    const [usdc] = (await api.get('/liabilities/compared')).body.data
    expect(usdc).toMatchObject({ currency: 'USDC', held: '82.623456', last_date: '2026-11-22' })
  })

  test('adds nothing when it is given again', async () => {
    firstReport()
    const before = await events()
    expect(await asked()).toMatchObject({ outcome: 'known', report: 'r1' })
    await api.db.query('delete from work.custody_reports')
    expect(await asked()).toMatchObject({ outcome: 'recorded', report: 'r1' })
    expect(await events()).toBe(before)
  })

  test.each([
    ['cannot be reached', 'away', () => new HttpResponse(null, { status: 502 })],
    ['is no JSON', 'unreadable', () => new HttpResponse('<html>')],
    ['has no list', 'unreadable', () => HttpResponse.json({ id: 'r2', at: '2026-11-22T11:00:00Z' })],
  ])('changes nothing when it %s, and says so', async (_, outcome, answer) => {
    const before = await holdings()
    custody.holdingsAnswer = answer
    expect(await asked()).toMatchObject({ outcome, report: 'r1', asked_date: null })
    expect(await holdings()).toEqual(before)
  })

  test.each([
    ['an amount that is none', [held(centralAddress, 'USDC', '-1')], 'unreadable'],
    ['an address that is none', [held('0x12', 'USDC', '1')], 'unreadable'],
    ['a network without addresses', [held(centralAddress, 'USDC', '1', { network: 'FOO' })], 'unreadable'],
    [
      'an address twice',
      [held(centralAddress, 'USDC', '1'), held(centralAddress.toLowerCase(), 'USDC', '2')],
      'unreadable',
    ],
    ['evidence of two lines', [held(centralAddress, 'USDC', '1', { evidence: 'a\nb' })], 'unreadable'],
  ])('with %s changes nothing', async (_, rows, outcome) => {
    const before = await holdings()
    report('r2', '2026-11-22T11:00:00Z', ...rows)
    expect(await asked()).toMatchObject({ outcome, report: 'r1' })
    expect(await holdings()).toEqual(before)
  })

  test('of an earlier moment than the last, or of one to come, changes nothing', async () => {
    const before = await holdings()
    report('r0', '2026-11-22T09:59:59Z')
    expect(await asked()).toMatchObject({ outcome: 'earlier', report: 'r1' })
    report('r9', '2026-11-22T12:05:01Z')
    expect(await asked()).toMatchObject({ outcome: 'later', report: 'r1' })
    expect(await holdings()).toEqual(before)
  })

  test('takes the place of what finance stated of an address, and finance does not state it anew', async () => {
    const reference = addressNumber(9)
    const day = new Date().toISOString().slice(0, 10)
    const heard = await api.post('/holdings/S', { ...state, reference, date: day }, { as: finance })
    const { proposal: id } = (await approvedBy(api, second, heard)).body
    report('r3', '2026-11-22T11:00:00Z', held(reference, 'USDC', '3'))
    await asked()
    const found = await holdings()
    expect(found).toMatchObject([{ id, source: 'custody', amount: '3', reference }])
    expect(found).toHaveLength(1)
    const anew = await api.post('/holdings/S', { ...state, id, reference, date: day }, { as: finance })
    expect(anew.body.code).toBe('HOLDING_REPORTED')
    const out = await api.post('/holdings/withdraw/S', { id, reason: 'sold' }, { as: finance })
    await approvedBy(api, second, out)
    await shown(api)
    expect(await holdings()).toEqual([])
    report('r4', '2026-11-22T11:30:00Z', held(reference, 'USDC', '3'))
    await asked()
    expect(await holdings()).toMatchObject([{ reference, source: 'custody' }])
  })

  test('that names no place withdraws those of the one before, and is told apart from it', async () => {
    report(
      'r4b',
      '2026-11-22T11:40:00Z',
      held(centralAddress, 'DOGE', '5'),
      held(centralAddress, 'USDC', '0'),
    )
    expect(await asked()).toMatchObject({ report: 'r4b', left_out: ['DOGE'], places: 0 })
    expect(await holdings()).toEqual([])
    custody.holdingsAnswer = () => new HttpResponse(null, { status: 502 })
    expect(await asked()).toMatchObject({ outcome: 'away', report: 'r4b', places: 0 })
  })

  test('is asked for by itself once a day, and again a quarter of an hour after it could not be had', async () => {
    const heard = () => custody.asked.length
    await job()
    expect(heard()).toBe(0)
    now = new Date('2026-11-23T00:00:01.000Z')
    await job()
    expect((await standing()).outcome).toBe('away')
    expect(heard()).toBe(1)
    now = new Date('2026-11-23T00:15:00.000Z')
    await job()
    expect(heard()).toBe(1)
    now = new Date('2026-11-23T00:15:01.000Z')
    report('r5', '2026-11-23T00:00:00Z', held(centralAddress, 'USDC', '1'))
    await job()
    await job()
    expect(heard()).toBe(2)
    expect(await standing()).toMatchObject({ report: 'r5', recorded_date: now.toISOString() })
  })

  test('is asked for by those who decide only', async () => {
    expect((await api.post('/holdings/custody/S', {}, { as: support })).status).toBe(403)
    expect(await standing(support)).toMatchObject({ custody: 'http' })
  })
})
