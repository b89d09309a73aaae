import { randomUUID } from 'node:crypto'
import { HttpResponse } from 'msw/http'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, pin } from '../testing/api.ts'
import { givenConfirming } from './testing/given-confirming.ts'

const given = givenConfirming()
const { withPhone, begin, confirm, pay, post, postsTo, devicesOf } = given
let api: Api
beforeAll(() => {
  api = given.api()
})

const listOf = async (as: Person) =>
  (await api.get('/user/confirmations/devices/list/S', { as })).body.data as readonly {
    readonly id: string
  }[]
const endDevice = async (as: Person, id: string, proof: object = {}) =>
  post(as, '/devices/end/S', { id, pin, code: await given.codeOf(as), ...proof })
/** The session of a phone has run out, and is forgotten. */
const forget = ({ uid }: Person) =>
  api.db.query(
    `delete from private.sessions s where uid = $1
     and exists (select from private.push_subscriptions p where p.session = s.hash)`,
    [uid],
  )

/** Until a statement waits for another one's lock, or a call has answered without. */
const untilItWaits = async (call: Promise<unknown>) => {
  let isDone = false
  const end = () => {
    isDone = true
  }
  call.then(end, end)
  const waits = `select from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`
  while (!isDone && !(await api.db.query(waits)).rowCount);
}

describe('the devices that confirm', () => {
  test('stand with name and times, also once the session of one is forgotten', async () => {
    const { phone, desktop } = await withPhone('devices-ann')
    const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
    const named = { pin, code: await given.codeOf(phone) }
    expect((await post(phone, '/here/S', named, { 'User-Agent': agent })).status).toBe(true)
    const device = { browser: 'Chrome', system: 'Android', since_date: expect.any(String) }
    expect(await listOf(phone)).toMatchObject([{ ...device, current: 1 }])
    await forget(phone)
    expect(await listOf(desktop)).toMatchObject([{ ...device, current: 0, seen_date: expect.any(String) }])
  })

  test('are seen last when a session was last used there', async () => {
    const { phone } = await withPhone('devices-ava')
    await api.db.query(
      `with old as (update private.push_subscriptions set seen_at = '2026-01-01' where uid = $1)
       update private.sessions set used_at = now() - interval '6 minutes' where uid = $1`,
      [phone.uid],
    )
    // A process remembers a session for a second: it has to look again.
    await api.post('/user/sessions/end/S', { id: '0'.repeat(64) }, { as: phone })
    await devicesOf(phone)
    const { rows } = await api.db.query(
      `select seen_at > now() - interval '1 minute' as seen from private.push_subscriptions where uid = $1`,
      [phone.uid],
    )
    expect(rows).toEqual([{ seen: true }])
  })

  test('lose the right by PAY code and mailed code from another device, with their session or without', async () => {
    const { phone, desktop, payment } = await withPhone('devices-bob')
    const [begun, [device]] = [await begin(desktop, payment), await listOf(desktop)]
    const id = device?.id ?? ''
    expect((await post(desktop, '/devices/before/S', { pin: '000000' })).code).toBe('WRONG_PIN')
    expect((await post(desktop, '/devices/before/S', { pin })).status).toBe(true)
    expect((await endDevice(desktop, id, { pin: '000000' })).code).toBe('WRONG_PIN')
    expect((await endDevice(desktop, id, { code: '000000' })).code).toBe('WRONG_CODE')
    expect(await devicesOf(desktop)).toMatchObject({ others: 1 })
    expect((await endDevice(desktop, id)).status).toBe(true)
    expect([await devicesOf(desktop), await listOf(desktop)]).toMatchObject([{ others: 0 }, []])
    expect((await confirm(phone, begun.id)).code).toBe('CONFIRMATION_NOT_HERE')
    const lost = await withPhone('devices-bea')
    await forget(lost.phone)
    const [one] = await listOf(lost.desktop)
    expect((await endDevice(lost.desktop, one?.id ?? '')).status).toBe(true)
    expect(await devicesOf(lost.desktop)).toMatchObject({ others: 0 })
  })

  test('take with their right what was confirmed and not used, and nothing of another member', async () => {
    const [dot, other] = [await withPhone('devices-dot'), await withPhone('devices-eli')]
    const [begun, others] = [await begin(dot.desktop, dot.payment), await begin(other.desktop, other.payment)]
    for (const [phone, { id }] of [[dot.phone, begun] as const, [other.phone, others] as const])
      expect((await confirm(phone, id)).status).toBe(true)
    const [device] = await listOf(dot.desktop)
    expect((await endDevice(dot.desktop, device?.id ?? '')).status).toBe(true)
    expect((await given.seen(dot.desktop, begun.id)).standing).toBe('cancelled')
    expect((await pay(dot.desktop, dot.payment, begun.id)).code).toBe('NOT_CONFIRMED')
    expect((await pay(other.desktop, other.payment, others.id)).status).toBe(true)
  })

  test('confirm nothing in the moment in which their right ends', async () => {
    const { phone, desktop, payment } = await withPhone('devices-eve')
    const begun = await begin(desktop, payment)
    const ending = await api.db.connect()
    try {
      await ending.query('begin')
      await ending.query('update private.push_subscriptions set confirms = false where uid = $1', [phone.uid])
      const confirming = confirm(phone, begun.id)
      await untilItWaits(confirming)
      await ending.query('commit')
      expect((await confirming).status).toBe(false)
    } finally {
      ending.release()
    }
    expect((await given.seen(desktop, begun.id)).standing).toBe('waiting')
  })

  test('of another member stay as they are', async () => {
    const [cid, cat] = [await withPhone('devices-cid'), await withPhone('devices-cat')]
    const [device] = await listOf(cat.desktop)
    for (const id of [device?.id ?? '', randomUUID(), 'none'])
      expect((await endDevice(cid.desktop, id)).status).toBe(true)
    expect([await devicesOf(cid.desktop), await devicesOf(cat.desktop)]).toMatchObject([
      { others: 1 },
      { others: 1 },
    ])
  })

  test.each([
    ['signs out', async (phone: Person) => api.post('/user/logout/S', undefined, { as: phone })],
    [
      'is ended with all others',
      async (_: Person, desktop: Person) =>
        api.post('/user/sessions/endothers/S', undefined, { as: desktop }),
    ],
    ['is disabled', async ({ uid }: Person) => api.sessions.disableAll(uid)],
  ])('count no more as soon as the session %s', async (how, end) => {
    const { phone, desktop } = await withPhone(`devices-${how.replaceAll(' ', '-')}`)
    await end(phone, desktop)
    const still = how === 'is disabled' ? { ...phone, key: await api.openSession(phone.email) } : desktop
    expect([await devicesOf(still), await listOf(still)]).toMatchObject([{ others: 0 }, []])
  })
})

describe('the message that asks to confirm', () => {
  const broken = async (name: string) => {
    const all = await withPhone(name)
    given.answers.set(all.browser.id, () => new HttpResponse(null, { status: 500 }))
    await begin(all.desktop, all.payment)
    return all
  }
  const posted = (uid: string, seconds: number) =>
    api.db.query(
      `update private.push_posts set next_try_at = now(), posted_at = now() - make_interval(secs => $2)
       where endpoint in (select endpoint from private.push_subscriptions where uid = $1)`,
      [uid, seconds],
    )

  test('is kept by its service for the rest of the five minutes, and tried next within them', async () => {
    const { phone } = await broken('devices-dan')
    await posted(phone.uid, 290)
    await given.deliver()
    expect(given.heard.map(({ headers }) => Number(headers.get('TTL')) <= 10)).toEqual([true])
    const [waits] = await postsTo(phone)
    expect(waits?.seconds).toBeLessThanOrEqual(10)
  })

  test('that its service puts off for longer is tried no more', async () => {
    const { phone, browser } = await broken('devices-dee')
    const later = { status: 429, headers: { 'Retry-After': '3600' } }
    given.answers.set(browser.id, () => new HttpResponse(null, later))
    await given.deliver()
    expect((await postsTo(phone))[0]?.seconds).toBeLessThanOrEqual(300)
    await posted(phone.uid, 301)
    await given.deliver()
    expect([given.heard.length, await postsTo(phone)]).toEqual([1, []])
  })
})
