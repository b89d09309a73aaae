import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, type Person, pin, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { addPasskey, askApproval } from '../testing/own-passkey.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { createStores } from '../vault/stores.ts'
import { postAddressLetters } from './tell-saved.ts'

let api: Api
/** Hours that have passed for the platform while its tests ran. */
let hours = 0
const now = () => new Date(Date.now() + hours * 3_600_000)
/** The platform, asked by clients whose clocks go with its own. */
const withOwnClock = (started: Api): Api => {
  let calls = 0
  const ask: Api['ask'] = (method, path, more) =>
    started.ask(method, path, { tonce: String(now().getTime() + calls++), ...more })
  return {
    ...started,
    ask,
    get: (path, more) => ask('GET', path, more),
    post: (path, body, more) => ask('POST', path, { body, ...more }),
  }
}
let ada: Person
let ben: Person
let cho: Person
let finance: Person
let operator: Person
beforeAll(async () => {
  api = withOwnClock(await startApi({ now }))
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
const codeFor = async (as: Person, payee: string, amount: string) => {
  const asked = { email: as.email, scene: 'sendonchain', payee, currency: 'USDC', amount }
  await api.post('/user/getEmailCode', asked, { as, form: 'headers' })
  return (await api.mailTo(as.email))?.code
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
    const list = (over: object = {}) =>
      api.get(`/bindccaddress/list/S/${filter({ network: 'ERC20', ...over })}`, { as: ben })
    expect((await list()).body.data).toMatchObject({ total: 1, data: [{ id, ...entry }] })
    expect((await list({ page: 2 })).body.data).toMatchObject({ total: 1, data: [] })
    expect((await list({ to: '2020-01-01' })).body.data.total).toBe(0)
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
    const cut = await api.post('/sendonchain/approve/S', { id, externalTxId: '0xfeed' }, { as: finance })
    expect([cut.status, cut.body.issues]).toEqual([
      422,
      [{ path: 'externalTxId', message: 'Not a TXID of this network' }],
    ])
    const externalTxId = `0x${'feed'.repeat(16)}`
    const approval = { id, externalTxId }
    expect((await api.post('/sendonchain/approve/S', approval, { as: operator })).status).toBe(403)
    const approved = await api.post('/sendonchain/approve/S', approval, { as: finance })
    expect(approved.body.data[0]).toEqual({ id, status: 1 })
    expect(await walletOf(ada)).toMatchObject({ amount: '100.000000', locked: '0.000000' })
    expect((await records())[0]).toMatchObject({ status: 1, externalTxId })
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
  test('takes a passkey’s proof for this very send in place of both codes', async () => {
    const passkey = await addPasskey(api, ada)
    const asked = { scene: 'sendonchain', payee: addressId, currency: 'USDC', amount: '9' } as const
    const attempt = async (over: object) => {
      const code = passkey.prove(await askApproval(api, ada, asked))
      return api.post('/sendonchain/S', { addressId, amount: '9', code, ...over }, { as: ada })
    }
    expect((await attempt({ amount: '9.5' })).body.code).toBe('WRONG_PASSKEY')
    const code = await codeFor(ada, addressId, '9')
    const without = await api.post('/sendonchain/S', { addressId, amount: '9', code }, { as: ada })
    expect([without.status, without.body.issues]).toMatchObject([422, [{ path: 'pin' }]])
    const { id } = (await attempt({})).body.data[0]
    await api.post('/sendonchain/reject/S', { id, reason: 'not needed' }, { as: finance })
  })
  test('is answered again when its code has run out meanwhile', async () => {
    const body = { addressId, amount: '12', code: await codeFor(ada, addressId, '12'), pin }
    const send = () => api.post('/sendonchain/S', body, { as: ada, headers: { 'Idempotency-Key': 'late' } })
    const first = await send()
    await api.db.query('update private.email_codes set expires_at = now() where email = $1', [ada.email])
    expect(first.body.status).toBe(true)
    expect((await send()).body).toEqual(first.body)
  })
  test('is answered again when its address has left the book meanwhile', async () => {
    const gone = await bind(ada, { address: '0x52908400098527886E0F7030069857D2E4169EE7', name: 'Gone' })
    const body = { addressId: gone, amount: '11', code: await codeFor(ada, gone, '11'), pin }
    const send = (over: object = {}) =>
      api.post('/sendonchain/S', { ...body, ...over }, { as: ada, headers: { 'Idempotency-Key': 'gone' } })
    const first = await send()
    expect(first.body.status).toBe(true)
    await api.ask('DELETE', `/bindccaddress/${gone}/S`, { as: ada })
    expect((await send()).body).toEqual(first.body)
    expect((await send({ amount: '12' })).status).toBe(409)
    await api.post('/sendonchain/reject/S', { id: first.body.data[0].id, reason: 'x' }, { as: finance })
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
    expect(await records(finance)).toHaveLength(6)
  })
})

describe('an allow-list', () => {
  const stateOf = async (as: Person) =>
    (await api.get('/bindccaddress/allowlist/S', { as })).body.data[0] as Record<string, unknown>
  const turn = (way: 'on' | 'off', as: Person, body?: object) =>
    api.post(`/bindccaddress/allowlist/${way}/S`, body, { as })
  const turnOff = async (as: Person) => {
    await api.post('/user/getEmailCode', { email: as.email, scene: 'allowlist' })
    return turn('off', as, { pin, code: (await api.mailTo(as.email))?.code })
  }
  const check = async (as: Person, addressId: string) =>
    (await api.post('/sendonchain/check/S', { addressId, amount: '10' }, { as })).body
  const inADay = () => new Date(now().getTime() + 24 * 3_600_000).toISOString().slice(0, 13)

  test('lets a new address rest for a day, wherever money is asked for, and tells by mail', async () => {
    const dee = await api.person('dee')
    await fund(api, dee, 'USDC', '50')
    const known = await bind(dee)
    expect(await stateOf(dee)).toEqual({ on: 0, ends_date: null, cooling_hours: 24 })
    expect((await check(dee, known)).status).toBe(true)
    expect((await turn('on', dee)).body.status).toBe(true)
    // Saved a moment ago: the list acts at once, on it too.
    expect((await check(dee, known)).code).toBe('ADDRESS_RESTING')
    const { usable_date } = (await api.get('/bindccaddress/list/S', { as: dee })).body.data.data[0]
    expect(usable_date.slice(0, 13)).toBe(inADay())
    const sent = await send(dee, { addressId: known, amount: '10' })
    expect([sent.body.code, sent.body.details]).toEqual(['ADDRESS_RESTING', { from: usable_date }])
    hours += 24
    expect((await send(dee, { addressId: known, amount: '10' })).body.status).toBe(true)
    expect((await api.get('/bindccaddress/list/S', { as: dee })).body.data.data[0].usable_date).toBeNull()

    const fresh = await bind(dee, { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', name: 'Fresh' })
    const mail = await api.mailTo(dee.email)
    expect(mail?.subject).toBe('A new address in your address book')
    expect(mail?.text).toContain('0xdAC17F958D2ee523a2206206994597C13D831ec7')
    expect((await check(dee, fresh)).code).toBe('ADDRESS_RESTING')
    expect((await check(dee, known)).status).toBe(true)
    // Taken out and saved again, it is new again.
    await api.ask('DELETE', `/bindccaddress/${known}/S`, { as: dee })
    expect((await check(dee, await bind(dee))).code).toBe('ADDRESS_RESTING')
  })

  test('is told of a saved address once, though the process ended between the log and the mail', async () => {
    const gus = await api.person('gus')
    await turn('on', gus)
    const letters = async () => {
      const { rows } = await api.db.query<{ body: string }>(
        `select body from private.mailbox where recipient = $1 and letter = 'address-saved'`,
        [gus.email],
      )
      return rows
    }
    const handle = api.ledger.handle.bind(api.ledger)
    const killed = vi.spyOn(api.ledger, 'handle').mockImplementationOnce(async (...given) => {
      await handle(...given)
      throw new Error('the process ends here')
    })
    expect((await api.post('/bindccaddress/S', entry, { as: gus })).status).toBe(500)
    killed.mockRestore()
    expect(await letters()).toEqual([])
    const stores = createStores(api.db, { secretKey: 'not asked for here' })
    const post = postAddressLetters({ ...stores, ledger: api.ledger, logger: pino({ enabled: false }), now })
    // Two workers at once, and again later.
    await Promise.all([post(), post()])
    await post()
    const [mail, ...more] = await letters()
    expect(mail?.body).toContain(`My ledger, ${ledgerWallet} (ERC20)`)
    expect(more).toEqual([])
  })

  test('ends a day after the PAY code and the mailed code, told by mail, and not before', async () => {
    const eli = await api.person('eli')
    await fund(api, eli, 'USDC', '50')
    await turn('on', eli)
    hours += 1
    const wrongPin = await turn('off', eli, { pin: '135791', code: '000000' })
    expect(wrongPin.body.code).toBe('WRONG_PIN')
    expect((await turn('off', eli, { pin, code: '000000' })).body.code).toBe('WRONG_CODE')
    const { ends_date } = (await turnOff(eli)).body.data[0]
    expect(ends_date.slice(0, 13)).toBe(inADay())
    const mail = await api.mailTo(eli.email)
    expect(mail?.subject).toBe('Your allow-list of addresses is being turned off')
    expect(mail?.text).toContain(ends_date.slice(0, 16).replace('T', ' '))
    const fresh = await bind(eli)
    expect((await check(eli, fresh)).code).toBe('ADDRESS_RESTING')
    hours += 24
    expect(await stateOf(eli)).toMatchObject({ on: 0, ends_date: null })
    expect((await check(eli, await bind(eli, { name: 'Again' }))).status).toBe(true)
    const token = /keepallowlist#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1]
    const late = await api.post('/bindccaddress/allowlist/keep', { token })
    expect(late.body.code).toBe('LINK_USED_UP')
  })

  test('stays on by the mail’s link, once, or by turning it on; each end is told once', async () => {
    const fay = await api.person('fay')
    const ending = async () =>
      (
        await api.db.query(
          `select body from private.mailbox where recipient = $1 and letter = 'allow-list-ending' order by id`,
          [fay.email],
        )
      ).rows as { body: string }[]
    await turn('on', fay)
    const [first, again] = [await turnOff(fay), await turnOff(fay)]
    expect(again.body.data[0].ends_date).toBe(first.body.data[0].ends_date)
    const mails = await ending()
    expect(mails).toHaveLength(1)
    const token = /https:\/\/money\.example\/keepallowlist#([0-9a-f]{64})/.exec(mails[0]?.body ?? '')?.[1]
    const keep = async () => (await api.post('/bindccaddress/allowlist/keep', { token })).body
    expect(await keep()).toEqual({ status: true, data: [] })
    expect(await stateOf(fay)).toMatchObject({ on: 1, ends_date: null })
    expect((await keep()).code).toBe('LINK_USED_UP')
    hours += 1
    await turnOff(fay)
    expect(await ending()).toHaveLength(2)
    await turn('on', fay)
    expect(await stateOf(fay)).toMatchObject({ on: 1, ends_date: null })
    const facts = (await api.log.readStream(`addresses-${fay.uid}`)).map(({ type }) => type)
    expect(facts).toEqual([
      'AllowListTurnedOn',
      'AllowListEndAsked',
      'AllowListTurnedOn',
      'AllowListEndAsked',
      'AllowListTurnedOn',
    ])
  })
})
