import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { memberDecider } from '@strongroom/ledger/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { bankOf } from '../../testing/bank.ts'
import { fund } from '../../testing/fund.ts'
import { availableOf, codeFor } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { serve } from '../serve.ts'
import { readChanges, signedBy } from './testing/read-changes.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
let admin: Person
beforeAll(async () => {
  api = await startApi({ beatMs: 20 })
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho')
  admin = await api.person('admin', { role: 'superadmin' })
  await fund(api, ada, 'USD', '1000')
})
afterAll(() => api.stop())

/** Ada pays Ben; gives the log's end right after. */
const pay = async (amount: string) => {
  const payment = { uid: ben.uid, currency: 'USD', amount }
  const code = await codeFor(api, ada, payment)
  const paid = await api.post('/quickpay/S', { ...payment, code }, { as: ada })
  expect(paid.body.status).toBe(true)
  return (await api.log.head()) as string
}

/** Reads on until the stream has told of a position. */
const until = async ({ next }: Awaited<ReturnType<typeof readChanges>>, position: string) => {
  for (;;) {
    const news = await next()
    if (!news || news.position >= position) return news
  }
}

/** A price alert, a budget and a case of help of a member's. */
const keepsOfEach = (uid: string) =>
  api.db.query(
    `with alert as (insert into private.price_alerts (id, uid, kind, base, target, direction, price, repeats)
       values (gen_random_uuid(), $1, 'trade', 'BTC', 'USD', 'above', 1, false)),
     help as (insert into private.support_cases (id, uid, subject) values (gen_random_uuid(), $1, 'card'))
     insert into private.budgets (uid, kind, currency, amount, time_zone) values ($1, 'fees', 'USD', 1, 'UTC') on conflict do nothing`,
    [uid],
  )

describe('a stream of changes', () => {
  test('tells the receiver of a payment once the balance shows it, and says nothing else about it', async () => {
    const stream = await readChanges(api.app, ben)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    const first = await stream.next()
    expect(Object.keys(first ?? {})).toEqual(['position'])
    await pay('12.50')
    const news = await stream.next()
    expect(Object.keys(news ?? {})).toEqual(['position'])
    expect(news && first && news.position > first.position).toBe(true)
    const { rows } = await api.db.query(
      `select position >= $1 as shown from views.checkpoint where generation = 'live'`,
      [news?.position],
    )
    expect(rows.every(({ shown }) => shown)).toBe(true)
    expect(await availableOf(api, ben, 'USD')).toBe('12.50')
    await stream.leave()
  })

  test('tells nobody else, and administrators of the kinds of streams and the read models that moved', async () => {
    const [strangers, office] = [await readChanges(api.app, cho), await readChanges(api.app, admin)]
    const first = await strangers.next()
    await office.next()
    const paid = await pay('1')
    const seen = await until(office, paid)
    expect(seen?.kinds).toEqual(['wallet'])
    expect(seen?.models).toEqual(expect.arrayContaining(['quick_pays', 'wallets', 'movements', 'events']))
    expect(seen?.models).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(top_ups|proposals)$/)]))
    // The next that Cho hears of is her own.
    await fund(api, cho, 'USD', '5')
    const own = await strangers.next()
    expect(own && first && own.position > paid).toBe(true)
    await strangers.leave()
    await office.leave()
  })

  test('tells a member of a decision on a bank account, which stands in no wallet', async () => {
    const stream = await readChanges(api.app, cho)
    const first = await stream.next()
    await bankOf(api, cho, admin)
    const [decided] = await api.log.readStream(`banks-${cho.uid}`, { direction: 'backwards', limit: 1 })
    expect(decided && first && first.position < decided.position).toBe(true)
    const heard = await until(stream, decided?.position ?? '')
    expect(heard && decided && heard.position >= decided.position).toBe(true)
    await stream.leave()
  })

  test('tells who asked for money of what the asked member decides, and a referrer that the brought one is verified', async () => {
    const asks = { uid: ada.uid, currency: 'USD', amount: '5' }
    const asked = await api.post('/quickpay/requests/add/S', asks, { as: cho })
    const [{ id }] = asked.body.data
    const stream = await readChanges(api.app, cho)
    await stream.next()
    await api.post('/quickpay/requests/decline/S', { id }, { as: ada })
    const declined = (await api.log.head()) as string
    expect((await until(stream, declined))?.position).toBe(declined)

    const [uid, by] = ['900001', { actor: { kind: 'admin', id: '9' }, correlationId: 'test' } as const]
    const register = { type: 'RegisterMember', input: { userType: 0, referrer: cho.uid } } as const
    await api.ledger.handle(memberDecider, uid, { ...by, id: randomUUID(), command: register })
    const brought = (await api.log.head()) as string
    expect((await until(stream, brought))?.position).toBe(brought)
    const decide = { type: 'DecideKyc', input: { status: 1, reason: 'met in person' } } as const
    await api.ledger.handle(memberDecider, uid, { ...by, id: randomUUID(), command: decide })
    const verified = (await api.log.head()) as string
    expect((await until(stream, verified))?.position).toBe(verified)
    await stream.leave()
  })

  test.each([
    ['a price at its limit', `update private.price_alerts set told_at = now() where uid = $1`],
    ['a budget that is reached', `update private.budgets set told_at = now() where uid = $1`],
    ['an answer of customer service', `update private.support_cases set messages = 2 where uid = $1`],
  ])('tells of %s, which stands in no event', async (_, happens) => {
    for (const { uid } of [ada, cho]) await keepsOfEach(uid)
    const [stream, strangers] = [await readChanges(api.app, cho), await readChanges(api.app, ada)]
    await stream.next()
    await strangers.next()
    await api.db.query(happens, [cho.uid])
    expect(await stream.next()).toEqual({})
    // The next that Ada hears of is her own.
    await fund(api, ada, 'USD', '1')
    expect(Object.keys((await strangers.next()) ?? {})).toEqual(['position'])
    await stream.leave()
    await strangers.leave()
  })

  test('beats, and ends with its session', async () => {
    const key = await api.openSession(ben.email)
    const stream = await readChanges(api.app, { ...ben, key })
    await stream.next()
    expect(await stream.block()).toBe(': still here')
    const known = await api.sessions.byKey(key)
    await api.sessions.revoke(known?.id as string)
    while ((await stream.block()) !== undefined);
    expect((await readChanges(api.app, { ...ben, key })).response.headers.get('content-type')).toContain(
      'application/json',
    )
  })

  test('ends when its member is disabled', async () => {
    const dora = await api.person('dora')
    const stream = await readChanges(api.app, dora)
    await stream.next()
    await api.sessions.disableAll(dora.uid)
    while ((await stream.block()) !== undefined);
    expect((await readChanges(api.app, dora)).response.status).toBe(400)
  })

  test('is one of three a session, and a stream that is left makes room', async () => {
    const streams = [
      await readChanges(api.app, cho),
      await readChanges(api.app, cho),
      await readChanges(api.app, cho),
    ]
    const refused = await readChanges(api.app, cho)
    expect(refused.response.status).toBe(429)
    expect(refused.response.headers.get('retry-after')).toBe('30')
    const metrics = await (await api.app.request('/metrics')).text()
    expect(metrics).toContain('strongroom_change_streams 3')
    expect(metrics).toMatch(/strongroom_change_messages_total [1-9]/)
    await streams[0]?.leave()
    const again = await readChanges(api.app, cho)
    expect(again.response.status).toBe(200)
    for (const each of [...streams.slice(1), again]) await each.leave()
  })

  test.each([
    ['without a signature', () => ({})],
    ['with a wrong one', () => ({ ...signedBy(ada), 'X-Signature': 'f'.repeat(64) })],
    ['with the time of yesterday', () => signedBy(ada, String(Date.now() - 86_400_000))],
  ])('is refused %s', async (_, headers) => {
    const response = await api.app.request('/v1/changes', { headers: headers() })
    expect(response.status).toBe(403)
  })
})

describe('over HTTP', () => {
  test('a message goes out at once, and a process that stops ends its streams', async () => {
    const other = await startApi()
    const eve = await other.person('eve')
    const serving = await serve(other, { host: '127.0.0.1', port: 0 })
    const asked = get({ port: serving.port, path: '/v1/changes', headers: signedBy(eve) })
    const [response] = await once(asked, 'response')
    const [chunk] = await once(response, 'data')
    expect(String(chunk)).toContain('data: {"position":')
    const ended = once(response, 'end')
    await other.close()
    await serving.close()
    await ended
    await other.stop()
  })
})
