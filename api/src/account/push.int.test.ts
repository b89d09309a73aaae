import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api, Person } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { createStores } from '../vault/stores.ts'
import { givenPush } from './testing/given-push.ts'

const push = givenPush()
const { newBrowser, subscribe, standing, withBrowser, keptOf, postsTo, post } = push
let api: Api
beforeAll(() => {
  api = push.api()
})

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

  test('whose key is no point of its curve is refused: nothing could be sealed for it', async () => {
    const eve = await api.person(`push-eve-${randomUUID()}`)
    const { p256dh, ...browser } = newBrowser()
    const off = Buffer.from(p256dh, 'base64url')
    off.writeUInt8((off.readUInt8(64) + 1) % 256, 64)
    const refused = await subscribe(eve, { ...browser, p256dh: off.toString('base64url') })
    expect(refused.issues).toMatchObject([{ path: 'p256dh' }])
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
    expect(await pushSubscriptions.keep(ended, browser.endpoint)).toBeUndefined()
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
    expect(await keep(await api.person('push-fay'))).toMatchObject([{ status: 0, amounts: 0 }])
    const { key } = await standing(again)
    expect(await keep(again)).toEqual([{ key, status: 1, amounts: 0 }])
    expect(await standing(again)).toMatchObject({ status: 1 })
  })

  test('for good takes the subscriptions of a member along', async () => {
    const { who } = await withBrowser('push-gone')
    await api.db.query('delete from private.members where uid = $1', [who.uid])
    expect(await keptOf(who)).toEqual([])
  })
})
