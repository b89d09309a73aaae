import { HttpResponse } from 'msw/http'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { givenPush } from './testing/given-push.ts'

const push = givenPush()
const { newBrowser, subscribe, withBrowser, keptOf, postsTo, deliver, post, heard, answers } = push
let api: Api
beforeAll(() => {
  api = push.api()
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

  test.each([401, 403, 404, 410])('that is answered %i ends the subscription', async status => {
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
