import { randomUUID } from 'node:crypto'
import { addressesDecider, createLedger, openLog } from '@strongroom/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDepositAddresses } from '../private/deposit-addresses.ts'
import { type Api, type Person, pin, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { addressPool } from './give-address.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
let finance: Person
let operator: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho', { kyc: 0 })
  finance = await api.person('finance', { role: 'finance' })
  operator = await api.person('operator', { role: 'operator' })
  for (const [path, body] of [
    ['/networks/S', { network_code: 'BTC', network_name: 'Bitcoin' }],
    ['/fixednetworks/S', { currency: 'BTC', network_code: 'BTC' }],
  ] as const)
    await api.post(path, body, { as: operator })
  await fund(api, ada, 'USDC', '200')
})
afterAll(() => api.stop())

const ledgerWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const entry = { currency: 'USDC', network: 'ERC20', address: ledgerWallet, name: 'My ledger' }

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const walletOf = async (as: Person) =>
  (await api.get(`/wallets/userWallet/S/${filter({ currency: 'USDC' })}`, { as })).body.data[0]
const bind = async (as: Person, over: Partial<typeof entry> = {}): Promise<string> =>
  (await api.post('/bindccaddress/S', { ...entry, ...over }, { as })).body.data[0].id
const codeFor = async ({ email }: Person, payee: string, amount: string) => {
  await api.post('/user/getEmailCode', { email, scene: 'sendonchain', payee, currency: 'USDC', amount })
  return (await api.mailTo(email))?.code
}
const topUp = async (as: Person, amount: string) => {
  const body = { currency: 'USDC', network: 'ERC20', amount, txid: randomUUID() }
  const { id } = (await api.post('/topup/S', body, { as })).body.data[0]
  await api.post('/topup/approve/S', { id }, { as: finance })
}
const send = async (as: Person, order: { addressId: string; amount: string; fee?: string }) => {
  const code = await codeFor(as, order.addressId, order.amount)
  return api.post('/sendonchain/S', { ...order, code, pin }, { as })
}

describe('the fee of sending on chain', () => {
  test('is kept by operators and read by members, where it is shown', async () => {
    const fee = { currency: 'USDC', network: 'ERC20', fee: '5' }
    expect((await api.post('/socfees/S', fee, { as: ada })).status).toBe(403)
    const saved = await api.post('/socfees/S', fee, { as: operator })
    expect(saved.body.data[0]).toMatchObject({ id: 'USDC-ERC20', ...fee, status: 1 })
    await api.post('/socfees/S', { currency: 'BTC', network: 'BTC', fee: '0', status: 0 }, { as: operator })
    expect((await api.get('/socfees/list/S', { as: ada })).body.data).toHaveLength(1)
    expect((await api.get('/socfees/USDC-ERC20/S', { as: finance })).body.data[0]).toMatchObject(fee)
    expect((await api.ask('DELETE', '/socfees/BTC-BTC/S', { as: operator })).body.status).toBe(true)
    expect((await api.get('/socfees/list/S', { as: operator })).body.data).toHaveLength(1)
    const wrong = await api.post('/socfees/S', { ...fee, fee: '-1' }, { as: operator })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'fee'])
  })
})

describe('an address book', () => {
  test('takes an address that is right for its network, once, and lets it go', async () => {
    const id = await bind(ben, { address: ledgerWallet.toLowerCase() })
    expect(await bind(ben, { name: 'Twice' })).toBe(id)
    const list = () => api.get(`/bindccaddress/list/S/${filter({ network: 'ERC20' })}`, { as: ben })
    expect((await list()).body.data).toMatchObject({ total: 1, data: [{ id, ...entry }] })
    expect((await api.ask('DELETE', `/bindccaddress/${id}/S`, { as: ada })).body.code).toBe('CASE_UNKNOWN')
    expect((await api.ask('DELETE', `/bindccaddress/${id}/S`, { as: ben })).body.status).toBe(true)
    expect((await list()).body.data.total).toBe(0)
    expect(await bind(ben)).not.toBe(id)
  })
  test('says which field is wrong, and never repeats the address', async () => {
    for (const [over, path] of [
      [{ address: ledgerWallet.replace('5aA', '5aa') }, 'address'],
      [{ address: bitcoin }, 'address'],
      [{ name: 'x'.repeat(21) }, 'name'],
      [{ name: ' ' }, 'name'],
    ] as const) {
      const { status, body } = await api.post('/bindccaddress/S', { ...entry, ...over }, { as: ben })
      expect([status, body.issues[0].path]).toEqual([422, path])
      expect(JSON.stringify(body)).not.toContain({ ...entry, ...over }.address)
    }
    const { body } = await api.post('/bindccaddress/S', { ...entry, network: 'BTC' }, { as: ben })
    expect(body).toMatchObject({ code: 'NETWORK_NOT_OFFERED', details: { network: 'BTC' } })
  })
  test('is kept by administrators too, by the member’s e-mail', async () => {
    const body = { ...entry, email: cho.email }
    expect((await api.post('/adminbindccaddress/S', body, { as: finance })).status).toBe(403)
    const { id } = (await api.post('/adminbindccaddress/S', body, { as: operator })).body.data[0]
    const path = `/adminbindccaddress/list/${encodeURIComponent(cho.email)}/S`
    expect((await api.get(path, { as: finance })).body.data.data).toMatchObject([{ id, ...entry }])
    await api.ask('DELETE', `/adminbindccaddress/${id}/S`, { as: operator })
    expect((await api.get(path, { as: finance })).body.data.total).toBe(0)
    expect((await api.get('/adminbindccaddress/list/nobody@example.com/S', { as: finance })).status).toBe(404)
  })
  test('keeps addresses out of the log', async () => {
    const texts = (await api.log.readAll({ limit: 1_000 })).map(({ data, metadata }) => `${data}${metadata}`)
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.join('\n').toLowerCase()).not.toContain(ledgerWallet.toLowerCase())
  })
})

describe('a send on chain', () => {
  let addressId: string
  beforeAll(async () => {
    addressId = await bind(ada)
  })
  const records = async (as = ada) =>
    (await api.get(`/sendonchain/user/${ada.uid}/S`, { as })).body.data.data as Record<string, unknown>[]

  test('says what is available, what it costs and what arrives', async () => {
    const sendable = (fields: object) =>
      api.get(`/sendonchain/getavailablebalance/S/${filter(fields)}`, { as: ada })
    expect((await sendable({ currency: 'USDC', network: 'ERC20' })).body.data[0]).toEqual({
      currency: 'USDC',
      network: 'ERC20',
      available: '200.000000',
      fee: '5.000000',
    })
    expect((await sendable({ currency: 'BTC', network: 'BTC' })).body.data[0].fee).toBeNull()
    const check = await api.post('/sendonchain/check/S', { addressId, amount: '100' }, { as: ada })
    expect(check.body.data[0]).toMatchObject({ fee: '5.000000', arrives: '95.000000', balance: '100.000000' })
  })
  test('locks the amount, is listed with its address, and leaves with its transaction’s id', async () => {
    const sent = await send(ada, { addressId, amount: '100', fee: '5.000000' })
    expect(sent.body.data[0]).toMatchObject({ status: 0 })
    const { id } = sent.body.data[0]
    expect(await walletOf(ada)).toMatchObject({ amount: '100.000000', locked: '100.000000' })
    expect((await records())[0]).toMatchObject({
      id,
      arrives: '95.000000',
      address: ledgerWallet,
      name: 'My ledger',
      status: 0,
    })
    const mail = await api.mailTo(ada.email)
    expect(mail?.text).toContain(`100 USDC to My ledger, ${ledgerWallet} (ERC20)`)

    const without = await api.post('/sendonchain/approve/S', { id }, { as: finance })
    expect([without.status, without.body.issues[0].path]).toEqual([422, 'externalTxId'])
    const approval = { id, externalTxId: '0xfeed' }
    expect((await api.post('/sendonchain/approve/S', approval, { as: operator })).status).toBe(403)
    const approved = await api.post('/sendonchain/approve/S', approval, { as: finance })
    expect(approved.body.data[0]).toEqual({ id, status: 1 })
    expect(await walletOf(ada)).toMatchObject({ amount: '100.000000', locked: '0.000000' })
    expect((await records())[0]).toMatchObject({ status: 1, externalTxId: '0xfeed' })
    const again = await api.post('/sendonchain/reject/S', { id, reason: 'x' }, { as: finance })
    expect(again.body.code).toBe('ALREADY_DECIDED')
  })
  test('is given back in full, and its line says why', async () => {
    const { id } = (await send(ada, { addressId, amount: '50' })).body.data[0]
    await api.post('/sendonchain/reject/S', { id, reason: 'address of a mixer' }, { as: finance })
    expect(await walletOf(ada)).toMatchObject({ amount: '100.000000', locked: '0.000000' })
    const lines = await api.get(`/usertransactions/list/${ada.uid}/S`, { as: ada })
    expect(lines.body.data.data.slice(0, 2)).toMatchObject([
      { type: 'chain-send-returned', amount: '50.000000' },
      { type: 'chain-send', status: 'rejected', reason: 'address of a mixer' },
    ])
    const all = await api.get(`/sendonchain/list/S/${filter({ uid: ada.uid, status: -1 })}`, { as: finance })
    expect(all.body.data.data).toMatchObject([{ id, email: ada.email, reason: 'address of a mixer' }])
  })
  test('takes the code and the PAY code of this very send, each once', async () => {
    const other = await bind(ada, { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', name: 'Other' })
    const code = await codeFor(ada, addressId, '10')
    const attempt = (over: object) =>
      api.post('/sendonchain/S', { addressId, amount: '10', code, pin, ...over }, { as: ada })
    expect((await attempt({ pin: '000000' })).body.code).toBe('WRONG_PIN')
    expect((await attempt({ amount: '11' })).body.code).toBe('WRONG_CODE')
    expect((await attempt({ addressId: other })).body.code).toBe('WRONG_CODE')
    expect((await attempt({})).body.status).toBe(true)
    expect((await attempt({})).body.code).toBe('WRONG_CODE')
  })
  test('is refused where its fee is not below it, has changed, or the address is another’s', async () => {
    expect((await send(ada, { addressId, amount: '5' })).body.code).toBe('FEE_ABOVE_AMOUNT')
    const changed = await send(ada, { addressId, amount: '10', fee: '4' })
    expect(changed.body).toMatchObject({ code: 'FEE_CHANGED', details: { fee: '5.000000' } })
    expect((await send(ada, { addressId, amount: '90.000001' })).body.code).toBe('INSUFFICIENT_FUNDS')
    const check = (as: Person, id: string) =>
      api.post('/sendonchain/check/S', { addressId: id, amount: '10' }, { as })
    expect((await check(ben, addressId)).body.code).toBe('ADDRESS_NOT_USABLE')
    const hers = await bind(cho)
    expect((await check(cho, hers)).body.code).toBe('IDENTITY_NOT_VERIFIED')
  })
  test('is shown to nobody else', async () => {
    expect((await api.get(`/sendonchain/user/${ada.uid}/S`, { as: ben })).status).toBe(403)
    expect(await records(finance)).toHaveLength(3)
  })
})

/** Whether something ends by itself, or somebody else has to let go of a row first. */
const untilItWaits = async (work: Promise<unknown>): Promise<'done' | 'waits'> => {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  for (;;) {
    const sql = `select from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database())`
    const { rowCount } = await api.db.query(sql)
    if (isDone) return 'done'
    if (rowCount) return 'waits'
  }
}

describe('a deposit address', () => {
  const pool = [
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ] as const
  const want = (as: Person, network = 'ERC20', currency = 'USDC') =>
    api.post('/ccaddress/checkcreateuseraddress/S', { currency, network }, { as })
  const bring = (ccaddress: string | readonly string[], network = 'ERC20') =>
    api.post('/ccaddress/0/S', { network, ccaddress }, { as: operator })
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
  })
  test('is corrected and deleted while nobody has it, and not afterwards', async () => {
    const all = await api.get('/ccaddress/adminList/all/S', { as: finance })
    const free = all.body.data.data.find((each: { uid: string | null }) => each.uid === null)
    const taken = all.body.data.data.find((each: { uid: string | null }) => each.uid !== null)
    const correct = (id: string, ccaddress: string) =>
      api.post(`/ccaddress/${id}/S`, { network: 'ERC20', ccaddress }, { as: operator })
    expect((await correct(free.id, pool[2])).body.data[0].ccaddress).toBe(pool[2])
    expect((await correct(free.id, pool[0])).body.code).toBe('ADDRESS_TAKEN')
    expect((await correct(taken.id, pool[1])).body.code).toBe('ADDRESS_GIVEN')
    const remove = (id: string) => api.ask('DELETE', `/ccaddress/${id}/S`, { as: operator })
    expect((await remove(taken.id)).body.code).toBe('ADDRESS_GIVEN')
    expect((await remove(free.id)).body.status).toBe(true)
    expect((await remove(free.id)).body.code).toBe('ENTRY_UNKNOWN')
    expect((await api.get(`/ccaddress/${free.id}/S`, { as: finance })).status).toBe(404)
    expect((await api.get(`/ccaddress/${taken.id}/S`, { as: finance })).body.data[0].uid).toBe(ada.uid)
  })
  test('has one member only, however many ask at once, of two processes', async () => {
    // Another process knows nothing but the log and the database.
    const log = await openLog({ databaseUrl: api.url })
    const ledger = createLedger({ log })
    const pool2 = addressPool({ ...api.deps, ledger })
    const ask = (uid: string) => ({
      session: { id: 's', uid, email: '', role: 'member', admin: false } as const,
      commandId: randomUUID(),
      requestId: 'r',
      moved: () => {},
    })
    const people = await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(name => api.person(name)))
    await bring(pool)
    const here = people.map(async person => (await want(person)).body.data[0].ccaddress as string | null)
    const there = people.map(async ({ uid }) => (await pool2.giveTo(ask(uid), uid, 'ERC20'))?.ccaddress)
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
  test('is taken by one of two who reach for it in the same moment, and one member takes one', async () => {
    const house = createDepositAddresses(api.db)
    const [first] = await house.add('RACE', ['one'])
    const other = await api.db.connect()
    await other.query('begin')
    await other.query('update private.deposit_addresses set uid = $1, given_at = now() where id = $2', [
      ada.uid,
      first?.id,
    ])
    // Not committed yet: the last one is out of ben's reach, and stays so.
    const bens = house.give(ben.uid, 'RACE')
    expect(await untilItWaits(bens)).toBe('done')
    expect(await bens).toBeUndefined()
    await house.add('RACE', ['two'])
    // Ada asks again elsewhere, and finds another free; that has to wait for what becomes of the first.
    const again = house.give(ada.uid, 'RACE')
    expect(await untilItWaits(again)).toBe('waits')
    await other.query('commit')
    other.release()
    expect(await again).toMatchObject({ ccaddress: 'one' })
    expect(await house.give(ben.uid, 'RACE')).toMatchObject({ ccaddress: 'two', uid: ben.uid })
  })
  test('completes an application by hand: the next of the pool, or the one named, or none is left', async () => {
    const [first, second] = await applied(0)
    const complete = (id: string, ccaddress?: string) =>
      api.post('/ccaddress/status/S', { id, status: 1, ccaddress }, { as: operator })
    expect((await complete(first.id)).body.code).toBe('ADDRESS_POOL_EMPTY')
    expect((await complete(first.id, bitcoin)).status).toBe(422)
    expect((await complete(first.id, pool[0])).body.code).toBe('ADDRESS_TAKEN')
    const fresh = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
    expect((await complete(first.id, fresh)).body.data[0]).toEqual({ id: first.id, status: 1 })
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
  test('that is retired stays its member’s, who may get another', async () => {
    const [{ id, ccaddress }] = (await api.get('/userccaddress/S', { as: ada })).body.data
    const retire = () => api.post('/ccaddress/deladdress/S', { id }, { as: operator })
    expect((await retire()).body.status).toBe(true)
    expect((await retire()).body.code).toBe('CASE_UNKNOWN')
    expect((await api.get('/userccaddress/S', { as: ada })).body.data).toEqual([])
    // Enough for those who wait, and for her.
    await bring(['1', '2', '3', '4', '5', '6'].map(digit => `0x${digit.repeat(40)}`))
    const next = (await want(ada)).body.data[0].ccaddress
    expect([next === ccaddress, next]).toEqual([false, expect.stringMatching(/^0x(.)\1{39}$/)])
    const hers = await api.get(`/ccaddress/adminList/${ada.uid}/S`, { as: finance })
    expect(hers.body.data.data).toHaveLength(2)
    expect(hers.body.data.data).toContainEqual(expect.objectContaining({ id, retired: 1, uid: ada.uid }))
  })
  test('says what has come in over its network, and where the house brings it together', async () => {
    const [{ id }] = (await api.get('/userccaddress/S', { as: ada })).body.data
    const { body } = await api.get('/user/getaddresslist/S', { as: ada })
    expect(body.data).toMatchObject({ total: 0 })
    await topUp(ada, '40')
    await topUp(ada, '2.5')
    const collected = await api.get(`/user/getaddresslist/S/${filter({ network: 'ERC20' })}`, { as: ada })
    expect(collected.body.data.data).toMatchObject([
      { id, currency: 'USDC', collected: '42.500000', transfers: 2 },
    ])
    const setting = { field_code: 'ercCentralAddress', field_value: ledgerWallet }
    await api.post('/sysconfigs/S', setting, { as: operator })
    const forwards = await api.get('/user/getforwardaddresslist/S', { as: finance })
    expect(forwards.body.data.data).toMatchObject([
      { network: 'ERC20', ccaddress: ledgerWallet, addresses: expect.any(Number) },
      { network: 'TRC20', ccaddress: '', addresses: 0 },
    ])
  })
  test('is for the verified, and on networks that have addresses', async () => {
    expect((await want(cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect((await want(ada, 'BANK', 'USD')).body.code).toBe('NETWORK_NOT_OFFERED')
    expect((await want(ada, 'BTC')).body.code).toBe('NETWORK_NOT_OFFERED')
    const apply = (as: Person, network: string) =>
      api.post('/ccaddressapplys/S', { currency: 'BTC', network }, { as })
    expect((await apply(cho, 'BTC')).body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect((await apply(ben, 'ERC20')).body.code).toBe('NETWORK_NOT_OFFERED')
    expect((await apply(ben, 'BTC')).body.status).toBe(true)
  })
})
