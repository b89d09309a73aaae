import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, password, pin, startApi } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { fund, shown } from '../testing/fund.ts'
import { availableOf, codeFor, filter, submitTopUp } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { saveLevel } from '../testing/vip-level.ts'

let api: Api
let support: Person
let superadmin: Person
let finance: Person
let ben: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  support = await api.person('support', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
  superadmin = await api.person('superadmin', { role: 'superadmin' })
  ben = await api.person('ben')
  await fund(api, ben, 'USD', '1000')
})
afterAll(() => api.stop())

const reason = 'A card of theirs was reported stolen'
const keyed = (as: Person, key: string = randomUUID()) => ({ as, headers: { 'Idempotency-Key': key } })
const disable = (uid: string, as = support, key?: string) =>
  api.post('/user/disable/S', { uid, reason }, keyed(as, key))
const enable = (uid: string, as = support) => api.post('/user/enable/S', { uid, reason }, keyed(as))
const listed = async (fields: object) =>
  (await api.get(`/user/list/S/${filter({ limit: 100, ...fields })}`, { as: support })).body.data.data.map(
    ({ uid }: { uid: string }) => uid,
  )
const eventsOf = async (uid: string) =>
  (
    await api.get(`/audit/events/S/${filter({ stream: `member-${uid}`, order: 'asc', limit: 100 })}`, {
      as: support,
    })
  ).body.data.data

const signIn = async (email: string) => {
  await api.post('/user/getEmailCode', { email, scene: 'login' })
  const code = (await api.mailTo(email))?.code
  const { body } = await api.post('/user/checkEmailCode', { email, code, scene: 'login' })
  const fp_session_key = body.data[0].fp_session_key
  await api.post('/user/checkPinCode', { email, pin, fp_session_key })
  return api.post('/user/signin', { email, password, fp_session_key })
}
const pay = async (as: Person, to: Person, amount: string) => {
  const payment = { uid: to.uid, currency: 'USD', amount }
  return api.post('/quickpay/S', { ...payment, code: await codeFor(api, as, payment) }, { as })
}
const payQr = async (as: Person) => {
  const code = await codeFor(api, as, { payee: 'paycode', currency: 'USD', amount: '10' })
  const wanted = { type: 0, currency: 'USD', amount: '10', times: 1, validDays: 1, code }
  return (await api.post('/qrcode/S', wanted, { as })).body.data[0].id as string
}
type Described = Record<string, Record<string, { description: string }>>

/** Every call that a session signs, as the OpenAPI document names them; any value stands for what is in a path. */
const signedCalls = async () => {
  const { paths } = (await (await api.app.request('/v1/openapi.json')).json()) as { paths: Described }
  return Object.values(paths).flatMap(methods =>
    Object.entries(methods).flatMap(([method, { description }]) => {
      const path = /Path form: `(.*)`/.exec(description)?.[1] ?? ''
      const place = path.replace('{json}', filter({})).replaceAll(/\{\w+\}/g, '1')
      return path.includes('/S') ? [{ method: method.toUpperCase(), path: place }] : []
    }),
  )
}
const disabled = { status: 400, body: { code: 'ACCOUNT_IS_DISABLED' } }

describe('a disabled member', () => {
  test('acts nowhere, is paid nowhere and has no session, until enabled', async () => {
    const ada = await api.person('ada')
    await fund(api, ada, 'USD', '1000')
    const owned = await payQr(ada)
    const others = await payQr(ben)
    const arriving = await submitTopUp(api, ada, 'USD', '50')
    const { body } = await disable(ada.uid)
    expect(body.data).toEqual([{ uid: ada.uid, status: 0, vip_level: 0 }])

    const calls = await signedCalls()
    expect(calls.length).toBeGreaterThan(200)
    for (const { method, path } of calls)
      expect(await api.ask(method, path, { as: ada }), path).toMatchObject(disabled)
    expect(await pay(ada, ben, '1')).toMatchObject(disabled)
    expect(await api.post('/quickpay/scan/S', { dataId: others }, { as: ada })).toMatchObject(disabled)
    expect(await signIn(ada.email)).toMatchObject(disabled)
    const before = await api.post('/user/beforeSignIn', { email: ada.email, password })
    expect(before.body.data).toEqual([{ status: 1, userStatus: 0 }])

    const found = await api.get(`/quickpay/searchUid/${ada.uid}/S`, { as: ben })
    expect(found.body).toMatchObject({ status: false, code: 'RECEIVER_UNKNOWN' })
    expect((await pay(ben, ada, '1')).body.code).toBe('RECEIVER_UNKNOWN')
    expect((await api.get(`/quickpay/payinfo/${owned}/S`, { as: ben })).body.code).toBe('NOT_FOUND_DATA')
    const scanned = () => api.post('/quickpay/scan/S', { dataId: owned }, { as: ben })
    expect((await scanned()).body).toMatchObject({ code: 'NOT_FOUND_DATA', details: { result: '3' } })

    // Money from outside is the member's: finance credits it, and it waits in the wallet.
    expect((await api.post('/topup/approve/S', { id: arriving }, { as: finance })).body.status).toBe(true)

    expect((await enable(ada.uid)).body.data).toMatchObject([{ status: 1 }])
    // Sessions of before do not come back.
    expect((await api.get('/user/userinfo/S', { as: ada })).body.code).toBe('AUTH_EXPIRED')
    const again = { ...ada, key: (await signIn(ada.email)).body.data[0].session_key as string }
    expect(await availableOf(api, again, 'USD')).toBe('1040.00')
    expect((await pay(again, ben, '1')).body.status).toBe(true)
    expect((await pay(ben, again, '1')).body.status).toBe(true)
    expect((await scanned()).body.data).toMatchObject([{ result: 1 }])
  })

  test('is not let in by a process whose read models stand still', async () => {
    const eve = await api.person('eve')
    await disable(eve.uid)
    await shown(api)
    // As it is before the read model has heard of it, or while it is made anew.
    await api.db.query('update views.members set enabled = true where uid = $1', [eve.uid])
    expect(await api.get('/user/userinfo/S', { as: eve })).toMatchObject(disabled)
    // A session that was on its way through the sign-in meanwhile changes nothing either.
    const late = { ...eve, key: await api.openSession(eve.email) }
    expect(await api.post('/wallet/create/S', { currency: 'USDC' }, { as: late })).toMatchObject(disabled)
  })

  test('has what was asked for wait: it is rejected, or settled once enabled', async () => {
    const gil = await api.person('gil')
    await fund(api, gil, 'USD', '500')
    const { bankId, ids } = { bankId: await bankOf(api, gil, finance), ids: [] as string[] }
    for (const amount of ['100', '50']) {
      const order = { uid: gil.uid, currency: 'USD', amount, bankId }
      ids.push((await api.post('/wallet/withdrawByAdmin/S', order, { as: finance })).body.data[0].id)
    }
    await disable(gil.uid)
    const approve = (id?: string) => api.post('/wallet/approve/S', { id }, { as: superadmin })
    expect((await approve(ids[0])).body.code).toBe('MEMBER_DISABLED')
    const rejected = await api.post('/wallet/reject/S', { id: ids[1], reason }, { as: superadmin })
    expect(rejected.body.status).toBe(true)
    await enable(gil.uid)
    expect((await approve(ids[0])).body.status).toBe(true)
  })
})

describe('disabling and enabling', () => {
  test('stand in the audit trail with who and why, once however often asked', async () => {
    const hal = await api.person('hal')
    const key = randomUUID()
    for (const _ of [1, 2]) await disable(hal.uid, support, key)
    await enable(hal.uid)
    // A retry that comes late does not end what was opened since.
    const open = { ...hal, key: await api.openSession(hal.email) }
    await disable(hal.uid, support, key)
    expect((await api.get('/user/userinfo/S', { as: open })).status).toBe(200)
    const told = (await eventsOf(hal.uid)).slice(-2)
    const actor = { kind: 'admin', id: support.uid }
    expect(told).toMatchObject([
      { type: 'MemberDisabled', actor, data: { reason } },
      { type: 'MemberEnabled', actor, data: { reason } },
    ])
  })

  test('are for support and superadministrators, never on oneself, with a reason', async () => {
    const ivy = await api.person('ivy')
    for (const [as, status] of [
      [finance, 403],
      [ben, 403],
    ] as const)
      expect((await disable(ivy.uid, as)).status).toBe(status)
    expect((await disable(support.uid)).status).toBe(403)
    expect((await disable(superadmin.uid, superadmin)).body.code).toBe('OWN_CASE')
    expect((await api.post('/user/disable/S', { uid: ivy.uid }, { as: support })).body.issues).toMatchObject([
      { path: 'reason' },
    ])
    expect((await disable('999999')).status).toBe(404)
    expect((await disable(finance.uid)).status).toBe(403)
    expect((await disable(finance.uid, superadmin)).body.status).toBe(true)
    // An administrator's calls end with the account too.
    expect(await api.get('/user/list2/S', { as: finance })).toMatchObject(disabled)
    await enable(finance.uid, superadmin)
    finance = { ...finance, key: await api.openSession(finance.email) }
  })
})

describe('a VIP level', () => {
  test('is given and taken away without an application', async () => {
    await saveLevel(api, 3)
    const jo = await api.person('jo')
    const give = (vip_level: number, as = finance) =>
      api.post('/user/setvip/S', { uid: jo.uid, vip_level, reason }, keyed(as))
    expect((await give(98)).body.code).toBe('ENTRY_UNKNOWN')
    expect((await give(3, ben)).status).toBe(403)
    expect((await give(3)).body.data).toEqual([{ uid: jo.uid, status: 1, vip_level: 3 }])
    expect((await api.get('/user/userinfo/S', { as: jo })).body.data).toMatchObject([{ vip_level: 3 }])
    expect(await listed({ vip_from: 1 })).toEqual([jo.uid])
    expect(await listed({ vip_level: 2 })).toEqual([])
    expect((await eventsOf(jo.uid)).slice(-1)).toMatchObject([
      { type: 'VipSet', actor: { id: finance.uid }, data: { level: 3, reason } },
    ])
    expect((await give(0)).body.data).toMatchObject([{ vip_level: 0 }])
    const own = { uid: finance.uid, vip_level: 3, reason }
    expect((await api.post('/user/setvip/S', own, { as: finance })).status).toBe(403)
  })
})

describe('the page of a member', () => {
  const counts = async (uid: string) => (await api.get(`/user/counts/${uid}/S`, { as: support })).body.data[0]
  const sessionsOf = async (uid: string) =>
    (await api.get(`/user/opensessions/${uid}/S`, { as: support })).body.data

  test('counts what its lists show, and nothing of anybody else', async () => {
    const oli = await api.person('oli')
    await fund(api, oli, 'USD', '50')
    await submitTopUp(api, oli, 'USD', '10')
    await shown(api)
    const list = async (path: string) =>
      (await api.get(`${path}/S/${filter({ uid: oli.uid })}`, { as: support })).body.data.total
    const counted = await counts(oli.uid)
    expect(counted).toMatchObject({ trades: 0, notes: 0, fps: 0, referrals: 0 })
    expect(counted.events).toBeGreaterThan(0)
    expect(counted.topups).toBeGreaterThan(0)
    expect(counted).toMatchObject({
      topups: await list('/topup/list'),
      wallets: await list('/wallets/list'),
      transactions: await list('/transactions/list'),
    })
    expect((await api.get('/user/counts/x/S', { as: support })).status).toBe(404)
  })

  test('shows the open sessions and ends them with a reason, again however often asked', async () => {
    const pia = await api.person('pia')
    const open = { ...pia, key: await api.openSession(pia.email) }
    expect(await sessionsOf(pia.uid)).toHaveLength(2)
    const end = (as: Person, uid = pia.uid) => api.post('/user/endsessions/S', { uid, reason }, keyed(as))
    expect((await end(finance)).status).toBe(403)
    expect((await end(superadmin, superadmin.uid)).body.code).toBe('OWN_CASE')
    expect((await end(support)).body.data).toMatchObject([{ uid: pia.uid, status: 1 }])
    expect(await sessionsOf(pia.uid)).toEqual([])
    expect((await api.get('/user/userinfo/S', { as: open })).body.code).toBe('AUTH_EXPIRED')
    expect((await signIn(pia.email)).body.data).toMatchObject([{ email: pia.email }])
    await end(support)
    expect(await sessionsOf(pia.uid)).toEqual([])
    const ended = { type: 'SessionsEnded', actor: { kind: 'admin', id: support.uid }, data: { reason } }
    expect((await eventsOf(pia.uid)).slice(-2)).toMatchObject([ended, ended])
  })

  test('keeps notes, and writes to those they name where to read them, and nothing of the member', async () => {
    const quin = await api.person('quin')
    const note = 'Quin called about the card, @finance'
    const add = (as: Person, mentions: readonly string[]) =>
      api.post('/user/note/S', { uid: quin.uid, note, mentions }, { as })
    expect((await add(support, [finance.uid, support.uid])).body.status).toBe(true)
    expect((await api.get(`/user/notes/${quin.uid}/S`, { as: finance })).body.data).toMatchObject([
      { note, by_name: 'support', mentions: [{ uid: finance.uid }, { uid: support.uid }] },
    ])
    expect((await counts(quin.uid)).notes).toBe(1)
    const mail = await api.mailTo(finance.email)
    expect(mail?.subject).toBe('A note names you')
    expect(mail?.text).toContain(`https://money.example/admin/member/${quin.uid}/notes`)
    expect(mail?.text).not.toContain('card')
    expect((await api.mailTo(support.email))?.subject).not.toBe('A note names you')
    expect((await add(support, [quin.uid])).body.issues).toMatchObject([{ path: 'mentions' }])
  })
})

describe('the list of members', () => {
  test('shows the disabled, those of a VIP level or above, and those of a verification', async () => {
    const kay = await api.person('kay', { kyc: 0 })
    await disable(kay.uid)
    await shown(api)
    expect(await listed({ status: 0, uid: kay.uid })).toEqual([kay.uid])
    expect(await listed({ status: 1 })).not.toContain(kay.uid)
    expect(await listed({ status: 1 })).toContain(ben.uid)
    expect(await listed({ kyc_status: 0, vip_level: 0 })).toEqual([kay.uid])
    expect(await listed({ kyc_status: 1 })).not.toContain(kay.uid)
  })
})

describe('editing a member', () => {
  const edit = (uid: string, fields: object, as = superadmin) =>
    api.post('/user/edit/S', { uid, reason, ...fields }, keyed(as))

  test('keeps names and addresses out of the log', async () => {
    const lee = await api.person('lee')
    expect((await edit(lee.uid, { username: 'Lee Smith', language: 'ja' }, support)).body.status).toBe(true)
    expect(await api.members.byUid(lee.uid)).toMatchObject({ username: 'Lee Smith', language: 'ja' })
    const [event] = (await eventsOf(lee.uid)).slice(-1)
    expect(event).toMatchObject({
      type: 'MemberEdited',
      actor: { id: support.uid },
      data: { fields: ['username', 'language'], reason },
    })
    expect(JSON.stringify(event)).not.toContain('Lee Smith')
    expect((await edit(lee.uid, {})).body.issues).toMatchObject([{ path: 'username' }])
    expect((await edit(superadmin.uid, { username: 'me' })).body.code).toBe('OWN_CASE')
  })

  test('moves an account to another address, by a superadministrator, and tells both', async () => {
    const mia = await api.person('mia')
    const email = 'mia.new@example.com'
    expect((await edit(mia.uid, { email }, support)).status).toBe(403)
    expect((await edit(mia.uid, { email: ben.email })).body.code).toBe('EMAIL_TAKEN')
    expect((await edit(mia.uid, { email })).body.status).toBe(true)
    expect((await api.get('/user/userinfo/S', { as: mia })).body.code).toBe('AUTH_EXPIRED')
    for (const each of [mia.email, email])
      expect((await api.mailTo(each))?.subject).toBe('Your e-mail address was changed')
    expect((await signIn(email)).body.data).toMatchObject([{ email }])
    expect(JSON.stringify(await eventsOf(mia.uid))).not.toContain(email)
  })

  test('has the letters to an earlier address erased with the member', async () => {
    const ned = await api.person('ned')
    const email = 'ned.new@example.com'
    await edit(ned.uid, { email })
    const moved = { ...ned, email, key: await api.openSession(email) }
    await api.post('/user/getEmailCode', { email, scene: 'delaccount' })
    const code = (await api.mailTo(email))?.code
    const proof = await api.post('/user/checkEmailCode', { email, code, scene: 'delaccount' })
    const { fp_session_key } = proof.body.data[0]
    const left = await api.post('/user/deleteaccount/S', { email, password, fp_session_key }, { as: moved })
    expect(left.body.status).toBe(true)
    const { rows } = await api.db.query('select from private.mailbox where recipient = any($1)', [
      [ned.email, email],
    ])
    expect(rows).toHaveLength(0)
  })
})
