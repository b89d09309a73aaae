import { randomUUID } from 'node:crypto'
import { addressesDecider } from '@strongroom/ledger/chain'
import { createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { addressNumber } from '../testing/deposit-address.ts'
import { shown } from '../testing/fund.ts'
import { readAddress } from './chain-address.ts'
import { depositAddressCalls } from './deposit-addresses.ts'
import { giveAddress } from './give-address.ts'
import { addressCollectedSuite } from './testing/address-collected.suite.ts'
import { addressLimitsSuite } from './testing/address-limits.suite.ts'
import {
  ada,
  api,
  askOf,
  bitcoin,
  colleague,
  depositAddresses,
  filter,
  finance,
  operator,
  pool,
  useDepositAddresses,
} from './testing/deposit-addresses-given.suite.ts'

useDepositAddresses()

describe('a deposit address', () => {
  const want = (as: Person, network = 'ERC20', currency = 'USDC') =>
    api.post('/ccaddress/checkcreateuseraddress/S', { currency, network }, { as })
  /** Brings addresses in, with a second administrator, and gives those that were new. */
  const bring = async (ccaddress: string | readonly string[], network = 'ERC20') => {
    const heard = await api.post('/ccaddress/0/S', { network, ccaddress }, { as: operator })
    if (!heard.body.proposal) return heard
    const proposals = `/proposals/list/S/${filter({ search: heard.body.proposal })}`
    await approvedBy(api, colleague, heard)
    const [{ after }] = (await api.get(proposals, { as: finance })).body.data.data
    const listed = (each: string) =>
      api.get(`/ccaddress/adminList/all/S/${filter({ search: each })}`, { as: finance })
    const found = await Promise.all((after.ccaddress as string[]).map(listed))
    return { ...heard, body: { status: true, data: found.map(({ body }) => body.data.data[0]) } }
  }
  const applied = async (status: 0 | 1) =>
    (await api.get(`/ccaddressapplys/S/${filter({ status, network: 'ERC20' })}`, { as: finance })).body.data
      .data

  test('is applied for while there is none, and given as soon as there is', async () => {
    expect((await want(ada)).body.data[0]).toMatchObject({ id: null, ccaddress: null })
    expect((await want(ada)).body.data[0].ccaddress).toBeNull()
    await shown(api)
    expect(await applied(0)).toMatchObject([{ uid: ada.uid, email: ada.email, currency: 'USDC' }])
    const own = () => api.get('/ccaddressapplys/user/S', { as: ada })
    expect((await own()).body.data.data).toMatchObject([{ status: 0, finish_date: null }])

    const [address] = (await bring(pool[0].toLowerCase())).body.data
    expect(address).toMatchObject({ ccaddress: pool[0], uid: ada.uid, email: ada.email, retired: 0 })
    expect((await own()).body.data.data).toMatchObject([{ status: 1 }])
    expect((await want(ada)).body.data[0]).toMatchObject({ ccaddress: pool[0], demo: 0 })
    const mine = await api.get(`/userccaddress/S/${filter({ currency: 'USDC' })}`, { as: ada })
    expect(mine.body.data).toMatchObject([{ network: 'ERC20', ccaddress: pool[0] }])
  })
  test('is brought in all or none, by operators, and known ones once', async () => {
    expect(
      (await api.post('/ccaddress/0/S', { network: 'ERC20', ccaddress: pool }, { as: finance })).status,
    ).toBe(403)
    const wrong = await bring([pool[1], bitcoin])
    expect([wrong.status, wrong.body.issues]).toEqual([
      422,
      [{ path: 'ccaddress.1', message: expect.any(String) }],
    ])
    expect((await bring([pool[1], pool[1].toLowerCase(), pool[0]])).body.data).toHaveLength(1)
    const list = await api.get(`/ccaddress/adminList/all/S/${filter({ given: 0 })}`, { as: finance })
    expect(list.body.data).toMatchObject({ total: 1, data: [{ ccaddress: pool[1], uid: null }] })
    const listed = async (over: object) =>
      (await api.get(`/ccaddress/adminList/all/S/${filter({ given: 0, ...over })}`, { as: finance })).body
        .data
    expect(await listed({ page: 2 })).toMatchObject({ total: 1, data: [] })
    expect(await listed({ to: '2020-01-01' })).toMatchObject({ total: 0, data: [] })
  })
  test('is corrected and deleted while nobody has it, and not afterwards', async () => {
    const all = await api.get('/ccaddress/adminList/all/S', { as: finance })
    const free = all.body.data.data.find((each: { uid: string | null }) => each.uid === null)
    const taken = all.body.data.data.find((each: { uid: string | null }) => each.uid !== null)
    const another = await api.person('another', { role: 'operator' })
    const correct = (id: string, ccaddress: string) =>
      api.post(`/ccaddress/${id}/S`, { network: 'ERC20', ccaddress }, { as: another })
    await approvedBy(api, operator, await correct(free.id, pool[2]))
    const broughtBy = 'select imported_by from private.deposit_addresses where address = $1'
    expect((await api.db.query(broughtBy, [pool[2]])).rows).toEqual([{ imported_by: operator.uid }])
    expect((await correct(free.id, pool[0])).body.code).toBe('ADDRESS_TAKEN')
    expect((await correct(taken.id, pool[1])).body.code).toBe('ADDRESS_GIVEN')
    const remove = (id: string) => api.ask('DELETE', `/ccaddress/${id}/S`, { as: operator })
    expect((await remove(taken.id)).body.code).toBe('ADDRESS_GIVEN')
    // A removal that a crash has cut off: no member gets the address, and the next removal ends it.
    await api.db.query('update private.deposit_addresses set removed_at = now() where id = $1', [free.id])
    expect(await depositAddresses.give((await api.person('late')).uid, 'ERC20')).toBeUndefined()
    expect((await correct(free.id, pool[1])).body.status).toBe(false)
    expect((await remove(free.id)).body.status).toBe(true)
    const trail = await api.get(`/audit/events/S/${filter({ stream: `pooladdress-${free.id}` })}`, {
      as: finance,
    })
    expect(trail.body.data.data).toMatchObject([
      {
        type: 'PoolAddressRemoved',
        actor: { kind: 'admin', id: operator.uid },
        data: { addressId: free.id, network: 'ERC20' },
      },
    ])
    expect(JSON.stringify(trail.body)).not.toContain(pool[2])
    expect((await remove(free.id)).body.code).toBe('ENTRY_UNKNOWN')
    expect((await api.get(`/ccaddress/${free.id}/S`, { as: finance })).status).toBe(404)
    expect((await api.get(`/ccaddress/${taken.id}/S`, { as: finance })).body.data[0].uid).toBe(ada.uid)
  })
  test('has one member only, however many ask at once, of two processes', async () => {
    // Another process knows nothing but the log and the database.
    const log = await openLog({ databaseUrl: api.url })
    const ledger = createLedger({ log })
    const people = await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(name => api.person(name)))
    await bring(pool)
    const here = people.map(async person => (await want(person)).body.data[0].ccaddress as string | null)
    const there = people.map(
      async ({ uid }) =>
        (await giveAddress({ ...api.deps, depositAddresses, ledger }, askOf({ uid }), uid, 'ERC20'))
          ?.ccaddress,
    )
    const given = (await Promise.all([...here, ...there])).filter(address => address)
    await log.close()
    expect(new Set(given).size).toBe(2)
    const { rows } = await api.db.query<{ uid: string; n: string }>(
      `select uid::text, count(*) as n from private.deposit_addresses where given_at is not null group by uid`,
    )
    expect(rows.map(({ n }) => n)).toEqual(rows.map(() => '1'))
    await shown(api)
    // Everybody else waits, once.
    expect((await applied(0)).length).toBe(4)
    for (const { uid } of people) {
      const { state } = await api.ledger.load(addressesDecider, uid)
      expect(Object.keys(state.deposit).length + Object.keys(state.applications).length).toBe(1)
    }
  })
  test('completes an application by hand: the next of the pool, or the one named, or none is left', async () => {
    const [first, second] = await applied(0)
    const complete = (id: string, ccaddress?: string) =>
      api.post('/ccaddress/status/S', { id, status: 1, ccaddress }, { as: operator })
    expect((await complete(first.id)).body.code).toBe('ADDRESS_POOL_EMPTY')
    expect((await complete(first.id, bitcoin)).status).toBe(422)
    expect((await complete(first.id, pool[0])).body.code).toBe('ADDRESS_TAKEN')
    const fresh = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
    const named = await complete(first.id, fresh)
    await approvedBy(api, colleague, named)
    await shown(api)
    expect((await complete(first.id)).body.data[0].status).toBe(1)
    const undone = await api.post('/ccaddress/status/S', { id: first.id, status: 0 }, { as: operator })
    expect(undone.body.code).toBe('ALREADY_DECIDED')
    expect((await complete(randomUUID())).body.code).toBe('CASE_UNKNOWN')
    expect((await applied(0)).map(({ id }: { id: string }) => id)).toContain(second.id)
    const whose = await api.post(
      '/ccaddress/getreferenceids/S',
      { ccaddress: fresh.toLowerCase() },
      { as: finance },
    )
    expect(whose.body.data).toMatchObject([{ ccaddress: fresh, network: 'ERC20', uid: first.uid }])
  })
  test('that a crash left in the table only is given by trying again, to whom it was meant for', async () => {
    const dia = await api.person('dia')
    const eli = await api.person('eli')
    for (const person of [dia, eli]) await want(person)
    await shown(api)
    const waits = async (as: Person) => (await applied(0)).find(({ uid }: { uid: string }) => uid === as.uid)
    const complete = ({ id }: { id: string }, ccaddress: string) =>
      api.post('/ccaddress/status/S', { id, status: 1, ccaddress }, { as: operator })
    const ccaddress = addressNumber(101)
    const isWritten = readAddress('ERC20', ccaddress) as string
    const [taken] = await depositAddresses.add('ERC20', [isWritten])
    await depositAddresses.give(dia.uid, 'ERC20', taken?.id)
    expect((await complete(await waits(eli), ccaddress)).body.code).toBe('ADDRESS_TAKEN')
    expect((await complete(await waits(dia), ccaddress)).body.data[0]).toMatchObject({ status: 1 })
    await shown(api)
    expect(await waits(dia)).toBeUndefined()

    const rest = (await applied(0)).map((_: unknown, at: number) => addressNumber(110 + at))
    await depositAddresses.add('ERC20', rest)
    await bring(rest)
    await shown(api)
    expect(await applied(0)).toEqual([])
  })
  test('goes to the next who waits when somebody else is just serving the first, and to who begins to wait', async () => {
    const [first, next, late] = await Promise.all(['fay', 'gus', 'hal'].map(name => api.person(name)))
    if (!first || !next || !late) throw new Error('nobody came')
    for (const person of [first, next]) await want(person)
    // Another administrator's process has it in the table, and not yet in the log.
    await depositAddresses.add('ERC20', [addressNumber(201)])
    await depositAddresses.give(first.uid, 'ERC20')
    const [given] = (await bring(addressNumber(202))).body.data
    expect(given.uid).toBe(next.uid)

    const handle: typeof api.ledger.handle = async (...about) => {
      await depositAddresses.add('ERC20', [addressNumber(203)])
      return api.ledger.handle(...about)
    }
    const [call] = depositAddressCalls
    const reply = await call?.handler({ ...askOf(late), body: { currency: 'USDC', network: 'ERC20' } }, {
      ...api.deps,
      depositAddresses,
      ledger: { ...api.ledger, handle },
    } as never)
    expect(reply?.body).toMatchObject({
      data: [{ ccaddress: addressNumber(203) }],
    })
  })
  test('that is retired stays its member’s, who may get another', async () => {
    const [{ id, ccaddress }] = (await api.get('/userccaddress/S', { as: ada })).body.data
    const retire = () => api.post('/ccaddress/deladdress/S', { id }, { as: operator })
    expect((await retire()).body.status).toBe(true)
    expect((await retire()).body.code).toBe('CASE_UNKNOWN')
    expect((await api.get('/userccaddress/S', { as: ada })).body.data).toEqual([])
    // Enough for the members on the waiting list, and for Ada.
    const brought = [301, 302, 303, 304, 305, 306].map(addressNumber)
    await bring(brought)
    const next = (await want(ada)).body.data[0].ccaddress
    expect(next).not.toBe(ccaddress)
    expect(brought).toContain(next)
    const hers = await api.get(`/ccaddress/adminList/${ada.uid}/S/${filter({ network: 'ERC20' })}`, {
      as: finance,
    })
    expect(hers.body.data.data).toHaveLength(2)
    expect(hers.body.data.data).toContainEqual(expect.objectContaining({ id, retired: 1, uid: ada.uid }))
  })
})

addressCollectedSuite()
addressLimitsSuite()
