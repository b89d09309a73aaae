import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { postingNotices } from '../testing/post-notices.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { deliverPushes } from '../vault/push/deliver-pushes.ts'
import { createStores } from '../vault/stores.ts'

const service = 'https://fcm.googleapis.com/fcm/send'
type Heard = { readonly id: string; readonly headers: Headers; readonly bytes: number }
const heard: Heard[] = []
/** The answer of the push service, by the id in the address. */
const answers = new Map<string, () => Response>()
const server = setupServer(
  http.post(`${service}/:id`, async ({ request, params }) => {
    const id = String(params.id)
    heard.push({ id, headers: request.headers, bytes: (await request.arrayBuffer()).byteLength })
    return answers.get(id)?.() ?? new HttpResponse(null, { status: 201 })
  }),
)

let api: Api
beforeAll(async () => {
  server.listen()
  api = await startApi()
  await seedCatalogue(api)
})
beforeEach(() => void heard.splice(0))
afterAll(async () => {
  server.close()
  await api.stop()
})

const newBrowser = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const id = randomUUID()
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return { id, endpoint: `${service}/${id}`, ...keys }
}
const subscribe = async (as: Person, { id: _, ...browser } = newBrowser(), more: object = {}) =>
  (await api.post('/user/push/S', { ...browser, ...more }, { as })).body
const standing = async (as: Person) => (await api.get('/user/push/S', { as })).body.data[0]
const withBrowser = async (name: string, more: object = {}) => {
  const [who, browser] = [await api.person(name), newBrowser()]
  // The decision about their identity is told before.
  await post()
  expect((await subscribe(who, browser, more)).status).toBe(true)
  return { who, browser }
}
const keptOf = async ({ uid }: Person) =>
  (await api.db.query('select endpoint from private.push_subscriptions where uid = $1', [uid])).rows.map(
    ({ endpoint }) => endpoint.slice(service.length + 1),
  )
const postsTo = async ({ uid }: Person) =>
  (
    await api.db.query(
      `select body, tries, extract(epoch from next_try_at - now()) as seconds
       from private.push_posts join private.push_subscriptions using (endpoint) where uid = $1`,
      [uid],
    )
  ).rows.map(row => ({ ...JSON.parse(row.body), tries: row.tries, seconds: Number(row.seconds) }))
const deliver = () =>
  deliverPushes({
    db: api.db,
    logger: pino({ level: 'silent' }),
    now: api.deps.now,
    config: { ...api.deps.config, mailFrom: 'Strongroom <no-reply@strongroom.example>' },
  })()
const post = () => postingNotices(api)()

describe('a browser', () => {
  test('takes messages by its member’s wish, without amounts unless they allow them, and no more once they do not', async () => {
    const ada = await api.person('push-ada')
    expect(await standing(ada)).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/), status: 0, amounts: 0 })
    const browser = newBrowser()
    await subscribe(ada, browser)
    expect(await standing(ada)).toMatchObject({ status: 1, amounts: 0 })
    await subscribe(ada, browser, { amounts: 1 })
    await subscribe(ada, browser)
    expect(await standing(ada)).toMatchObject({ status: 1, amounts: 1 })
    expect((await api.post('/user/push/end/S', undefined, { as: ada })).body.status).toBe(true)
    expect(await standing(ada)).toMatchObject({ status: 0, amounts: 0 })
  })

  test.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://fcm.googleapis.com:8443/x',
    'https://u:p@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'no address',
  ])('is no way to make the platform call %s', async endpoint => {
    const eve = await api.person(`push-eve-${randomUUID()}`)
    const refused = await subscribe(eve, { ...newBrowser(), endpoint })
    expect(refused.issues).toMatchObject([{ path: 'endpoint' }])
    expect(await keptOf(eve)).toEqual([])
  })

  test('is one of ten at most, and the one bound longest ago goes', async () => {
    const ben = await api.person('push-ben')
    const keys: Person[] = await Promise.all(
      Array.from({ length: 11 }, async () => ({ ...ben, key: await api.openSession(ben.email) })),
    )
    const browsers = keys.map(() => newBrowser())
    for (const [at, as] of keys.entries()) await subscribe(as, browsers[at])
    expect((await keptOf(ben)).toSorted()).toEqual(
      browsers
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('that another member signs in at is theirs alone, with nothing that was on its way', async () => {
    const { who: cho, browser } = await withBrowser('push-cho')
    await fund(api, cho, 'USD', '1')
    await post()
    expect(await postsTo(cho)).toHaveLength(1)
    const dan = await api.person('push-dan')
    await subscribe(dan, browser)
    expect([await keptOf(cho), await keptOf(dan), await postsTo(dan)]).toEqual([[], [browser.id], []])
  })
})

describe('a sign-out', () => {
  const end = {
    'of the browser': async (of: Person) => {
      const [own] = (await api.get('/user/sessions/S', { as: of })).body.data
      await api.post('/user/sessions/end/S', { id: own.id }, { as: of })
    },
    'of all others, also where the session has run out': async (of: Person) => {
      await api.db.query('delete from private.sessions where uid = $1', [of.uid])
      const other = { ...of, key: await api.openSession(of.email) }
      await api.post('/user/sessions/endothers/S', undefined, { as: other })
    },
    'of everybody by the house': (of: Person) => api.sessions.revokeAll(of.uid),
    'of a disabled account': (of: Person) => api.sessions.disableAll(of.uid),
    'by another password': ({ uid }: Person) =>
      api.members.setSecret(uid, 'password', {
        secret: 'x',
        mail: { letter: 'password-changed', to: 'x', subject: '', text: '' },
      }),
  }
  test.each(Object.entries(end))('%s ends its messages', async (_, act) => {
    const { who } = await withBrowser(`push-out-${randomUUID()}`)
    await act(who)
    expect(await keptOf(who)).toEqual([])
  })

  test('leaves nothing to a process that has not heard of it yet', async () => {
    const { who, browser } = await withBrowser('push-late')
    const { pushSubscriptions } = createStores(api.db, api.deps.config)
    const [own] = (await api.get('/user/sessions/S', { as: who })).body.data
    const ended = { uid: who.uid, session: own.id }
    const { id: _, ...given } = { ...browser, amounts: undefined }
    await api.db.query('delete from private.sessions where uid = $1', [who.uid])
    expect(await pushSubscriptions.keep(ended, browser.endpoint)).toBe(false)
    await api.db.query('delete from private.push_subscriptions where uid = $1', [who.uid])
    await pushSubscriptions.bind(ended, given)
    expect(await keptOf(who)).toEqual([])
  })

  test('by time alone does not; the next sign-in there takes the messages over, and that of another member does not', async () => {
    const { who: eva, browser } = await withBrowser('push-eva')
    await api.db.query(
      `update private.sessions set expires_at = now() - interval '1 second' where uid = $1`,
      [eva.uid],
    )
    const again = { ...eva, key: await api.openSession(eva.email) }
    expect(await standing(again)).toMatchObject({ status: 0 })
    const keep = async (as: Person) =>
      (await api.post('/user/push/keep/S', { endpoint: browser.endpoint }, { as })).body.data
    expect(await keep(await api.person('push-fay'))).toEqual([{ status: 0 }])
    expect(await keep(again)).toEqual([{ status: 1 }])
    expect(await standing(again)).toMatchObject({ status: 1 })
  })

  test('for good takes the subscriptions of a member along', async () => {
    const { who } = await withBrowser('push-gone')
    await api.db.query('delete from private.members where uid = $1', [who.uid])
    expect(await keptOf(who)).toEqual([])
  })
})

describe('a message', () => {
  test('says what has happened and where it stands, in its reader’s language, and the amount to who allows it', async () => {
    const { who } = await withBrowser('push-gil')
    await subscribe({ ...who, key: await api.openSession(who.email) }, newBrowser(), { amounts: 1 })
    await fund(api, who, 'USD', '40.5')
    await post()
    const message = { title: 'Your top-up is approved', path: '/transactions', tries: 0 }
    const posts = (await postsTo(who)).toSorted((one, other) =>
      (one.body ?? '').localeCompare(other.body ?? ''),
    )
    expect(posts).toMatchObject([message, { ...message, body: '40.50 USD' }])
    expect(posts[0]).not.toHaveProperty('body')
    await api.members.edit(who.uid, { language: 'ja' })
    await api.db.query('delete from private.push_posts')
    await fund(api, who, 'USD', '1')
    await post()
    expect((await postsTo(who))[0]?.title).not.toMatch(/top-up/)
  })

  test('is not sent to who wants none of its kind by push, and the mail still is', async () => {
    const { who } = await withBrowser('push-hal')
    const choice = { kind: 'top-ups', channel: 'push', status: 0 }
    expect((await api.post('/user/notices/S', choice, { as: who })).body.status).toBe(true)
    await fund(api, who, 'USD', '1')
    await post()
    expect(await postsTo(who)).toEqual([])
    expect((await api.mailTo(who.email))?.subject).toBe('Your top-up is approved')
  })

  const waiting = async (name: string, answer?: () => Response) => {
    const { who, browser } = await withBrowser(name)
    if (answer) answers.set(browser.id, answer)
    await fund(api, who, 'USD', '1')
    await post()
    await deliver()
    return { who, browser, heard: heard.filter(({ id }) => id === browser.id) }
  }

  test('goes to its service once, sealed, with a token, and is forgotten', async () => {
    const { who, heard: own } = await waiting('push-ida')
    expect(own).toHaveLength(1)
    expect(own[0]?.headers.get('Content-Encoding')).toBe('aes128gcm')
    expect(own[0]?.headers.get('TTL')).toBe('86400')
    expect(own[0]?.headers.get('Authorization')).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/)
    expect(own[0]?.bytes).toBeGreaterThan(86 + 16)
    await deliver()
    expect(await postsTo(who)).toEqual([])
    expect(await keptOf(who)).toHaveLength(1)
  })

  test.each([404, 410])('that is answered %i ends the subscription', async status => {
    const { who } = await waiting(`push-gone-${status}`, () => new HttpResponse(null, { status }))
    expect(await keptOf(who)).toEqual([])
  })

  test('that comes too soon waits for as long as its service says', async () => {
    const busy = () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '3600' } })
    const { who } = await waiting('push-jon', busy)
    const [waits] = await postsTo(who)
    expect(waits?.tries).toBe(1)
    expect(waits?.seconds).toBeGreaterThan(3_000)
  })

  test('that a broken service refuses is tried again, eight times in all, and then given up', async () => {
    const { who } = await waiting('push-kim', () => new HttpResponse(null, { status: 500 }))
    for (let tries = 1; tries < 8; tries++) {
      expect(await postsTo(who)).toMatchObject([{ tries }])
      await api.db.query('update private.push_posts set next_try_at = now()')
      await deliver()
    }
    expect(await postsTo(who)).toEqual([])
    expect(await keptOf(who)).toHaveLength(1)
  })

  test('that a service refuses for good is not sent again', async () => {
    const { who } = await waiting('push-lea', () => new HttpResponse(null, { status: 413 }))
    expect(await postsTo(who)).toEqual([])
    expect(await keptOf(who)).toHaveLength(1)
  })
})
