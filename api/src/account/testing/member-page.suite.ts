import { describe, expect, test } from 'vitest'
import { type Person, password } from '../../testing/api.ts'
import { fund, shown } from '../../testing/fund.ts'
import { filter, submitTopUp } from '../../testing/money.ts'
import {
  api,
  ben,
  disable,
  eventsOf,
  finance,
  keyed,
  listed,
  reason,
  signIn,
  superadmin,
  support,
} from './member-standing-given.suite.ts'

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

  test('keeps notes about an administrator from that administrator', async () => {
    const add = async (as: Person) =>
      (await api.post('/user/note/S', { uid: finance.uid, note: 'Asked for a day off' }, { as })).body
    expect(await add(support)).toMatchObject({ status: true })
    expect(await add(finance)).toMatchObject({ code: 'OWN_CASE' })
    const read = async (as: Person) => (await api.get(`/user/notes/${finance.uid}/S`, { as })).body.data
    expect(await read(support)).toHaveLength(1)
    expect(await read(finance)).toEqual([])
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
