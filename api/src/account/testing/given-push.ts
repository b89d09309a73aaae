import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { postingNotices } from '../../testing/post-notices.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { deliverPushes } from '../../vault/push/deliver-pushes.ts'

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

/** An API beside a push service that takes every message, unless `answers` says otherwise. */
export const givenPush = () => {
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
  return {
    api: () => api,
    newBrowser,
    subscribe,
    standing,
    withBrowser,
    keptOf,
    postsTo,
    deliver,
    post,
    heard,
    answers,
  }
}
