import { memberDecider } from '@strongroom/ledger/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, disabling, newTonce, type Person, standing, startApi } from '../testing/api.ts'
import { sign } from '../testing/sign.ts'

let api: Api
let ada: Person
let ben: Person
let admin: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
  ben = await api.person('ben')
})
afterAll(() => api.stop())

const minutes = (count: number) => String(Date.now() + count * 60_000)
const userinfo = '/user/userinfo/S'

describe('a signed call', () => {
  test.each(['path', 'headers'] as const)('is answered when it is signed in its %s', async form => {
    const { body } = await api.get(userinfo, { as: ada, form })
    expect(body.data[0].uid).toBe(ada.uid)
  })

  test('carries headers that keep its secrets where they are', async () => {
    const { headers } = await api.get(userinfo, { as: ada })
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test.each([
    ['of another member', () => ({ signature: sign({ email: ben.email, tonce: minutes(0), key: ada.key }) })],
    ['of another moment', () => ({ signature: sign({ email: ada.email, tonce: minutes(1), key: ada.key }) })],
    [
      'made with another key',
      () => ({ signature: sign({ email: ada.email, tonce: minutes(0), key: ben.key }) }),
    ],
    ['that is no signature', () => ({ signature: 'nonsense' })],
  ])('is refused with a signature %s', async (_, wrong) => {
    const { status, body } = await api.get(userinfo, { as: ada, tonce: minutes(0), ...wrong() })
    expect([status, body.code]).toEqual([403, 'WRONG_SIGNATURE'])
  })

  test('is refused in another member’s name', async () => {
    const tonce = newTonce()
    const signature = sign({ email: ben.email, tonce, key: ada.key })
    const headers = { 'X-Email': ben.email }
    const { status } = await api.get(userinfo, { as: ada, form: 'headers', tonce, signature, headers })
    expect(status).toBe(403)
  })

  test('is refused without a signature', async () => {
    const { status, body } = await api.get('/user/userinfo')
    expect([status, body.code]).toEqual([403, 'WRONG_SIGNATURE'])
  })

  test.each([-4.9, 4.9])('is answered when its clock is %d minutes off', async off => {
    expect((await api.get(userinfo, { as: ada, tonce: minutes(off) })).status).toBe(200)
  })

  test.each([-5.1, 5.1])('is refused when its clock is %d minutes off', async off => {
    const { status, body } = await api.get(userinfo, { as: ada, tonce: minutes(off) })
    expect([status, body.code]).toEqual([403, 'TONCE_OFF'])
  })

  test.each(['', 'soon', '1e12', '-1', 'Infinity'])('is refused with the tonce %j', async tonce => {
    const { status } = await api.get(userinfo, { as: ada, form: 'headers', tonce })
    expect(status).toBe(403)
  })

  test('of an unknown session is AUTH_EXPIRED, as HTTP 200', async () => {
    const { status, body } = await api.get(userinfo, { as: { ...ada, key: 'f'.repeat(64) } })
    expect([status, body.status, body.code]).toEqual([200, false, 'AUTH_EXPIRED'])
  })

  test('of a session that has run out is AUTH_EXPIRED', async () => {
    const cho = await api.person('cho')
    await api.db.query(`update private.sessions set expires_at = now() where uid = $1`, [cho.uid])
    expect((await api.get(userinfo, { as: cho })).body.code).toBe('AUTH_EXPIRED')
  })

  test('of a disabled account is the one HTTP 400', async () => {
    const off = await api.person('off')
    const outcome = await standing(api.ledger, off.uid, disabling)
    if (outcome.kind === 'accepted') await api.views.waitForPosition(outcome.position, ['members'], 300_000)
    const { status, body } = await api.get(userinfo, { as: off })
    expect([status, body.code]).toEqual([400, 'ACCOUNT_IS_DISABLED'])
  })
})

describe('a changing call', () => {
  test('is refused when it comes again with its tonce, in either form', async () => {
    const [dan, tonce] = [await api.person('dan'), newTonce()]
    const first = await api.post('/wallet/create/S', { currency: 'XXX' }, { as: dan, tonce })
    const again = await api.post('/wallet/create/S', { currency: 'XXX' }, { as: dan, tonce })
    const headers = await api.post(
      '/wallet/create/S',
      { currency: 'XXX' },
      { as: dan, tonce, form: 'headers' },
    )
    expect(first.status).toBe(200)
    expect([again.status, again.body.code, headers.status]).toEqual([403, 'REPLAYED', 403])
  })

  test('is carried out once when it comes twice at the same moment', async () => {
    const [dan, tonce] = [await api.person('dana'), newTonce()]
    const both = await Promise.all([1, 2].map(() => api.post('/user/logout/S', {}, { as: dan, tonce })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('may share its tonce with another call', async () => {
    const tonce = newTonce()
    await api.get(userinfo, { as: ada, tonce })
    expect((await api.get(userinfo, { as: ada, tonce })).status).toBe(200)
  })
})

describe('the ids in the log', () => {
  /** Of the last event of a member's stream, and of its command. */
  const lastIdsOf = async (uid: string) => {
    const events = await api.log.readStream(`member-${uid}`, { direction: 'backwards', limit: 1 })
    return events.flatMap(({ id, metadata }) => [
      id,
      (JSON.parse(metadata) as { commandId: string }).commandId,
    ])
  }

  test.each([
    [
      'begin with the time of a key that begins with one',
      '019aa9f0-6c00-7abc-8def-0123456789ab',
      /^019aa9f0-6c00-8/,
    ],
    ['follow from any other key', 'order-7', /^[0-9a-f]{8}-[0-9a-f]{4}-5/],
    ['begin with the time without a key', undefined, /^[0-9a-f]{8}-[0-9a-f]{4}-[78]/],
  ])('%s', async (_, key, form) => {
    const [finance, member] = [
      await api.person(`timing-${key ?? 'not'}`, { role: 'superadmin' }),
      await api.person(`timed-${key ?? 'not'}`),
    ]
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
    const withdrawn = { uid: member.uid, kyc_status: -1, reason: 'expired' }
    expect((await api.post('/userkycs/audit/S', withdrawn, { as: finance, headers })).body.status).toBe(true)
    const ids = await lastIdsOf(member.uid)
    expect(ids).toHaveLength(2)
    for (const id of ids) expect(id).toMatch(form)
  })
})

describe('an administrator’s Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': 'one-key' }
  const audit = (uid: string) =>
    api.post('/userkycs/audit/S', { uid, kyc_status: -1, reason: 'expired' }, { as: admin, headers })
  const kycOf = async ({ uid }: Person) => (await api.ledger.load(memberDecider, uid)).state.kyc

  test('decides once for one member, and is 409 for another', async () => {
    admin = await api.person('keyed', { role: 'superadmin' })
    const [cho, dan] = [await api.person('keyed-cho'), await api.person('keyed-dan')]
    const first = await audit(cho.uid)
    expect(first.body.status).toBe(true)
    expect((await audit(cho.uid)).body).toEqual(first.body)
    const other = await audit(dan.uid)
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    expect([await kycOf(cho), await kycOf(dan)]).toEqual([-1, 1])
  })

  test('is another’s for another administrator', async () => {
    const eve = await api.person('keyed-eve')
    admin = await api.person('keyed-2', { role: 'superadmin' })
    expect((await audit(eve.uid)).body.status).toBe(true)
  })
})

describe('secrets', () => {
  test('reach neither log lines nor error bodies', async () => {
    const secret = 'Sesame-open-1'
    await api.post('/user/beforeSignIn', { email: 'ada@example.com', password: secret })
    await api.post('/user/signin', { email: 'ada@example.com', password: secret, fp_session_key: 7 })
    const wrong = await api.get('/user/userinfo/S/nonsense', { as: ada })
    await api.get(userinfo, { as: ada })
    const heard = JSON.stringify([...api.logged, wrong.body])
    expect(api.logged.length).toBeGreaterThan(0)
    for (const word of [secret, ada.key, ben.key, 'ada@example.com']) expect(heard).not.toContain(word)
  })

  test('reach neither when a call breaks', async () => {
    const broken = await startApi()
    const eva = await broken.person('eva')
    await broken.db.query('alter table private.sessions rename to gone')
    const { status, body } = await broken.get(userinfo, { as: eva })
    await broken.db.query('alter table private.gone rename to sessions')
    expect([status, body.code]).toEqual([500, 'BROKEN'])
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(body)).not.toMatch(/relation|sessions|select/)
    const said = broken.logged.join()
    expect(said).toContain(body.requestId)
    for (const word of [eva.key, eva.email]) expect(said).not.toContain(word)
    await broken.stop()
  })
})
