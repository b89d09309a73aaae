import type { AnyContract } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Heard, type Person, startApi } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { approvedBy } from '../testing/by-two.ts'
import { addressNumber, giveAddress } from '../testing/deposit-address.ts'
import { fund, shown } from '../testing/fund.ts'
import { formOf, handIn } from '../testing/identity.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'
import * as depositAddresses from '../vault/deposit-addresses.ts'
import { entries } from './testing/entry-of-each-kind.ts'
import { changing, isSaving, otherChanges } from './testing/saving-calls.ts'
import { subscribe } from './testing/subscribe.ts'

// A client that edits a record loads it, changes a field of it, and saves all that it was given.

let api: Api
let boss: Person
let deputy: Person
let ada: Person
let eve: Person
let cal: Person

beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  for (const [kind, id, value] of entries) await saveEntry(api, kind, id, value).catch(() => {})
  await saveEntry(api, 'trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', minimum: '0.01', status: 1 })
  boss = await api.person('boss', { role: 'superadmin' })
  deputy = await api.person('deputy', { role: 'superadmin' })
  ada = await api.person('ada')
  eve = await api.person('eve', { kyc: -1 })
  cal = await api.person('cal', { kyc: -1 })
  await bankOf(api, ada, boss)
  await giveAddress(api, ada, addressNumber(1))
  await depositAddresses.add(api.db, 'ERC20', [addressNumber(3)])
  await shown(api)
})
afterAll(() => api.stop())

type Records = readonly Readonly<Record<string, unknown>>[]
const recordsIn = ({ body }: Heard): Records => body.data?.data ?? body.data ?? []
const get = async (path: string, as: Person) => recordsIn(await api.get(path, { as }))

/** The records that each saving call saves, as its loading call gives them, and the person who does. */
const loads: Readonly<Record<string, () => Promise<Records>>> = {
  '/viplevels/S': () => get('/viplevels/list/S', boss),
  '/member/S': () => get(`/user/list/S/${encodeURIComponent(JSON.stringify({ uid: ada.uid }))}`, boss),
  '/agents/editAgent/S': async () => {
    const agent = { name: 'Demo Northwind', api_key: 'k'.repeat(32), access_interval: 5 }
    await api.post('/agents/createAgent/S', agent, { as: boss })
    return get('/agents/list/S', boss)
  },
  '/swaprates/S': () => get('/swaprateslist/S', boss),
  '/trades/S': () => get('/trades/S', boss),
  '/fixeddeposit/S': () => get('/fixeddeposit/S/all', boss),
  '/bank/update/S': () => get(`/userbank/list/${ada.uid}/S`, ada),
  '/cards/setcard/S': async () => {
    await givenCard()
    return get('/cards/listByAdmin/S', boss)
  },
  '/ccaddress/{id}/S': async () => {
    const found = await get('/ccaddress/adminList/all/S', boss)
    return (await Promise.all(found.map(({ id }) => get(`/ccaddress/${id}/S`, boss)))).flat()
  },
  '/transactions/S': () => linesAsLoaded(),
  '/transactions/edit/S': () => linesAsLoaded(),
  '/isunbanks/editIsShow/S': () => get('/isunbanks/list/S', boss),
  '/fixeddeposit/user/S': async () => {
    if ((await get('/fixeddeposit/user/S', boss)).length === 0) await subscribe(api, ada)
    return get('/fixeddeposit/user/S', boss)
  },
  '/userkycs/addByAdmin/S': async () => {
    waitingRecord ??= await handIn(api, eve, await formOf(api, eve))
    await shown(api)
    return get(`/userkyc/getById/${waitingRecord}/S`, boss)
  },
  '/userkycs/add/S': async () => {
    rejectedRecord ??= await rejected(cal)
    return get(`/userkyc/getById/${rejectedRecord}/S`, cal)
  },
}
/** Lines by their ids, as a screen that edits one loads them, and as the list has them. */
const linesAsLoaded = async (): Promise<Records> => {
  if ((await get('/transactions/list/S', boss)).length === 0) await fund(api, ada, 'USDC', '1000')
  await shown(api)
  const rows = (await get('/transactions/list/S', boss)).slice(0, 1)
  const whole = await Promise.all(rows.map(({ id }) => get(`/transactions/${id}/S`, boss)))
  return [...whole.flat(), ...rows]
}
/** Calls that make a new record of what was loaded. */
const makesAnew = ['/userkycs/add/S']
let rejectedRecord: string | undefined
const rejected = async (as: Person): Promise<string> => {
  const id = await handIn(api, as, await formOf(api, as))
  await api.post('/userkycs/audit/S', { id, kyc_status: -1, reason: 'Not readable' }, { as: boss })
  await shown(api)
  return id
}
/** The change of a record that has no place in an order. */
const otherwise: Readonly<Record<string, object>> = {
  '/agents/editAgent/S': { access_interval: 9 },
  '/maintenances/S': { status: 0 },
  '/swaprates/S': { feeRate: '0.002' },
  '/member/S': { username: 'Ada L.' },
  '/bank/update/S': { bankaddress_bankname: 'Another bank' },
  '/cards/setcard/S': { expiration_date: '10/29' },
  '/ccaddress/{id}/S': { ccaddress: addressNumber(2) },
  '/transactions/S': { note: 'A note' },
  '/transactions/edit/S': { note: 'Another note' },
  '/isunbanks/editIsShow/S': { is_show: 0 },
  '/fixeddeposit/user/S': { next_rate: '2.05', reason: 'loyal' },
}
/** Fields that change with it: a bank account whose details are other ones is looked at again. */
const along: Readonly<Record<string, readonly string[]>> = {
  '/bank/update/S': ['status', 'version'],
  '/fixeddeposit/user/S': ['profit', 'maturity_amount'],
}
/** Fields of a change that the record does not keep: the reason stands in the log. */
const notKept: Readonly<Record<string, readonly string[]>> = { '/fixeddeposit/user/S': ['reason'] }
let waitingRecord: string | undefined
const givenCard = async () => {
  if ((await get('/cards/listByAdmin/S', boss)).length > 0) return
  await fund(api, ada, 'USDC', '1000')
  await api.get(`/cards/opencard/S/${encodeURIComponent('{"currency":"USDC"}')}`, { as: ada })
  const printed = { card_id: 'REF-1', card_number: '4111111111111111', cvv: '123', expiration_date: '09/29' }
  await api.post('/cards/addcard/S', { email: ada.email, ...printed, status: 2 }, { as: boss })
  await shown(api)
}

const saving = changing.map(({ call }) => call).filter(({ loaded }) => loaded)
const loadedOf = async ({ path }: AnyContract): Promise<Records> => {
  const known = loads[path]
  if (known) return known()
  const [base] = path.split('/').slice(1)
  const found = await get(`/${base}/list/S`, boss)
  if (found.length > 0 || (base !== 'sysbanks' && base !== 'bankcategorys')) return found
  return get(`/${base}/all/S`, boss)
}
const savers: Readonly<Record<string, () => Person>> = {
  '/bank/update/S': () => ada,
  '/userkycs/add/S': () => cal,
}
const whoSaves = (path: string) => savers[path]?.() ?? boss
const save = ({ method, path }: AnyContract, record: object) =>
  api.ask(method, path.replace('{id}', String((record as { id: unknown }).id)), {
    body: record,
    as: whoSaves(path),
  })

describe('a record', () => {
  test('is saved by a call that says what it loads, wherever a record is loaded of what a call saves', () => {
    expect(saving.length).toBeGreaterThan(20)
    const others = changing.filter(({ call, shared }) => isSaving(call, shared) && !call.loaded)
    expect(others.map(({ name }) => name).sort()).toEqual([...otherChanges].sort())
  })

  test.each(saving.map(call => [call.path, call] as const))(
    'saved as it was loaded changes nothing: %s',
    async (_, call) => {
      const records = await loadedOf(call)
      expect(records.length).toBeGreaterThan(0)
      const before = await api.log.head()
      for (const record of records.slice(0, 3)) {
        const { status, body } = await save(call, record)
        expect([status, body.status, body.issues, body.code]).toEqual([200, true, undefined, undefined])
      }
      if (!makesAnew.includes(call.path)) expect(await api.log.head()).toBe(before)
    },
  )

  test.each(saving.map(call => [call.path, call] as const))(
    'says which field it does not save: %s',
    async (_, call) => {
      const [record] = await loadedOf(call)
      const beside = { ...record, created_date: '1999-01-01T00:00:00.000Z' }
      if (record && 'created_date' in record) {
        const { status, body } = await save(call, beside)
        expect([status, body.issues]).toEqual([
          422,
          [{ path: 'created_date', message: 'This cannot be changed' }],
        ])
        expect(body.msg).toBe('Created cannot be changed')
      }
      const stray = await save(call, { ...record, stray: 1 })
      expect([stray.status, stray.body.issues[0]]).toEqual([422, { path: 'stray', message: 'Unknown field' }])
    },
  )

  test.each(
    saving
      .filter(({ path }) => ![...makesAnew, '/userkycs/addByAdmin/S'].includes(path))
      .map(call => [call.path, call] as const),
  )('saved with one field changed is changed in that one: %s', async (_, call) => {
    const [record] = await loadedOf(call)
    const change = otherwise[call.path] ?? { sort: 77 }
    const heard = await save(call, { ...record, ...change })
    expect(heard.status, JSON.stringify(heard.body)).toBe(200)
    if (!heard.body.status) await approvedBy(api, deputy, heard)
    const after = await again(call, record)
    const kept = Object.entries(change).filter(([name]) => !notKept[call.path]?.includes(name))
    expect(after).toMatchObject(Object.fromEntries(kept))
    for (const [name, value] of Object.entries(record ?? {}))
      if (
        name in after &&
        !(name in change) &&
        !['updated_date', 'banks', ...(along[call.path] ?? [])].includes(name)
      )
        expect(after[name], name).toEqual(value)
  })

  test('of a pair is saved when its market has moved since it was loaded', async () => {
    const [pair] = await get('/trades/S', boss)
    const before = await api.log.head()
    const { body } = await api.post('/trades/S', { ...pair, market: '1.5' }, { as: boss })
    expect(body.status, JSON.stringify(body)).toBe(true)
    expect(await api.log.head()).toBe(before)
  })
})

/** The record as its loading call gives it after the call. */
const again = async (call: AnyContract, record: Records[number] | undefined) => {
  await shown(api)
  const found = (await loadedOf(call)).find(({ id }) => id === record?.id)
  return found as Readonly<Record<string, unknown>>
}
