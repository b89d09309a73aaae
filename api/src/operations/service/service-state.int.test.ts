import { wire } from '@strongroom/shared'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { bound } from '../../vault/bound.ts'
import * as pricePoints from '../../vault/price-points.ts'
import { noteRunning } from '../../vault/processes.ts'
import * as serviceIncidents from '../../vault/service-incidents.ts'
import type { LookedAt } from './find-troubles.ts'
import { noteServiceState } from './note-service-state.ts'
import { serviceStateOf } from './service-state.ts'

let api: Api
let operator: Person
beforeAll(async () => {
  api = await startApi()
  operator = await api.person('operator', { role: 'operator' })
  await api.views.waitForPosition(await api.log.head(), api.views.names, 300_000)
})
afterAll(() => api.stop())

const stores = () => ({
  serviceIncidents: bound(serviceIncidents, api.db),
  pricePoints: bound(pricePoints, api.db),
})
const away = (): Promise<never> => Promise.reject(new Error('postgresql://strongroom:secret@db is away'))
/** The service as another process finds it now. */
const look = (given: object = {}) =>
  serviceStateOf({
    db: api.db,
    log: api.log,
    catalogue: api.catalogue,
    now: () => new Date(),
    ...stores(),
    ...given,
  } as never)
const stateOf = async (part: wire.ServicePart, state: Promise<wire.ServiceState>) =>
  (await state).parts.find(each => each.part === part)
const priced = async (symbols: readonly string[], price = '1') => ({
  ...{
    prices: Object.fromEntries(symbols.map(symbol => [symbol.toLowerCase(), price])),
    source: 'demo' as const,
  },
  asOf: new Date().toISOString(),
})
const smtp = createTransport({ jsonTransport: true })

const shown = (...codes: readonly string[]) => ({
  list: () => codes.map(currency_code => ({ currency_code, status: 1 })),
})
/** Looks once, as the job does. */
const look1 = (given: Partial<LookedAt> = {}) =>
  noteServiceState({
    ...{
      db: api.db,
      log: api.log,
      views: api.views,
      config: {},
      smtp,
      prices: priced,
      catalogue: shown('BTC', 'ETH'),
      ...stores(),
      ...given,
    },
  } as never)()
/** Looks twice: what both looks find is written down. */
const note = async (given: Partial<LookedAt> = {}) => {
  await look1(given)
  await look1(given)
}
const sql = (text: string) => api.db.query(text)

beforeEach(async () => {
  await sql('delete from private.service_incidents')
  await sql('delete from work.turns')
  await sql('delete from work.service_looks')
  await sql('delete from work.processes')
  await sql(
    `insert into work.processes values (gen_random_uuid(), 'api', '1', null, '1', 'postgresql', 'postgresql', now() - interval '1 hour', now())`,
  )
})

describe('the state of the service', () => {
  test('is told to everybody, and says nothing of machines, versions or members', async () => {
    const { status, body } = await api.get('/servicestate')
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        checked_date: expect.any(String),
        parts: wire.serviceParts.map(part => ({ part, state: 'works', since_date: null })),
        incidents: [],
        maintenance: [],
      },
    ])
  })

  test('is asked of the platform once, however many read it', async () => {
    let asked = 0
    const log = { ...api.log, head: () => api.log.head().finally(() => asked++) }
    const ask = look({ log })
    await Promise.all(Array.from({ length: 50 }, ask))
    expect(asked).toBe(1)
  })

  test.each([
    [
      'the log',
      { log: { head: away } },
      { 'sign-in': 'down', payments: 'down', prices: 'works', proof: 'late' },
    ],
    [
      'the log, slow once,',
      { log: { head: () => new Promise(() => {}) } },
      { 'sign-in': 'late', payments: 'late', prices: 'works' },
    ],
    ['the queue', { queueReady: away }, { 'sign-in': 'works', payments: 'late', notices: 'late' }],
    [
      'the database',
      { serviceIncidents: { latest: away } },
      { 'sign-in': 'down', prices: 'down', proof: 'down' },
    ],
  ])('is answered while %s is away, without a word of where it stands', async (_, given, states) => {
    const found = await look(given)()
    expect(Object.fromEntries(found.parts.map(({ part, state }) => [part, state]))).toMatchObject(states)
    expect(JSON.stringify(found)).not.toContain('secret')
    expect(found.incidents === null).toBe('serviceIncidents' in given)
  })

  test('says so where no job has looked for minutes, and counts those minutes as an incident once one has', async () => {
    await note()
    expect(await stateOf('notices', look()())).toMatchObject({ state: 'works' })
    await sql(`update work.turns set at = now() - interval '10 minutes'`)
    expect(await stateOf('notices', look()())).toMatchObject({
      state: 'late',
      since_date: expect.any(String),
    })
    await note()
    const { incidents, parts } = await look()()
    expect(incidents?.map(({ part }) => part).toSorted()).toEqual(['card', 'notices', 'payments', 'proof'])
    expect(incidents?.every(({ ended_date }) => ended_date !== null)).toBe(true)
    expect(parts.find(({ part }) => part === 'notices')).toEqual({
      ...{ part: 'notices', state: 'works', since_date: incidents?.[0]?.ended_date },
    })
  })
})

describe('time that no job looked', () => {
  const gap = `update work.turns set at = now() - interval '10 minutes'`
  const parts = async () =>
    (await sql('select part, state from private.service_incidents order by part, state')).rows.map(
      ({ part, state }) => `${part} ${state}`,
    )

  test('is one of the database where no process could say that it runs', async () => {
    await look1()
    await sql(gap)
    await sql(`update work.processes set missed_from = now() - interval '10 minutes', missed_until = now()`)
    await look1()
    expect(await parts()).toEqual(wire.serviceParts.map(part => `${part} down`).toSorted())
  })

  test('is written once, though a look fails', async () => {
    await look1()
    await sql(gap)
    await look1({ views: { status: away } as never })
    await look1({ views: { status: away } as never })
    expect(await parts()).toEqual([
      'card down',
      'card late',
      'notices late',
      'payments down',
      'payments late',
      'proof late',
      'sign-in down',
    ])
  })

  test('is kept with the process that could not write', async () => {
    const id = crypto.randomUUID()
    const self = {
      ...{ id, kind: 'api', version: '1', commit: null, migration: '1' },
      ...{ log: 'postgresql', queue: 'postgresql' },
    } as const
    const missed = async () =>
      (await sql(`select missed_from is not null as is_missed from work.processes where id = '${id}'`)).rows
    await noteRunning(api.db, self as never, 0)
    await noteRunning(api.db, self as never, 0)
    expect(await missed()).toEqual([{ is_missed: false }])
    await sql(`update work.processes set seen_at = now() - interval '10 minutes' where id = '${id}'`)
    await noteRunning(api.db, self as never, 0)
    expect(await missed()).toEqual([{ is_missed: true }])
  })
})

describe('incidents', () => {
  test('are not begun by one look, nor ended by one, and go on where they come back at once', async () => {
    const bad = { views: { status: async () => [{ projection: 'cards', behindMs: 60_000 }] } as never }
    const rows = async () => (await look()()).incidents?.map(({ ended_date }) => ended_date === null)
    await look1(bad)
    await look1()
    expect(await rows()).toEqual([])
    await note(bad)
    await look1()
    expect(await rows()).toEqual([true])
    await look1()
    expect(await rows()).toEqual([false])
    await note(bad)
    expect(await rows()).toEqual([true])
  })

  test('that are open come first, however many have ended since', async () => {
    await sql(`insert into private.service_incidents (part, state, began_at, ended_at)
      select 'card', 'late', now() - make_interval(mins => n), now() from generate_series(1, 250) n
      union all select 'proof', 'down', now() - interval '1 day', null`)
    expect(await stateOf('proof', look()())).toMatchObject({ state: 'down' })
  })

  test('are not begun by mail that is refused for its address, or that waits while others go out', async () => {
    const waits = (error: string, sent = 'null') =>
      sql(`insert into private.mailbox (recipient, subject, body, letter, at, error, sent_at)
        values ('x@example.com', 's', 'b', 'welcome', now() - interval '10 minutes', '${error}', ${sent})`)
    await sql('update private.mailbox set sent_at = at where sent_at is null')
    await waits('EENVELOPE 550')
    await note()
    expect(await stateOf('sign-in', look()())).toMatchObject({ state: 'works' })
    await waits('ESOCKET')
    await note()
    expect(await stateOf('sign-in', look()())).toMatchObject({ state: 'late' })
    await waits('', 'now()')
    await note()
    expect(await stateOf('sign-in', look()())).toMatchObject({ state: 'works' })
    await sql('delete from private.mailbox')
  })

  test('begin when a part is late or down, go on while it is, and end with it', async () => {
    await sql(`insert into private.mailbox (recipient, subject, body, letter, at)
      values ('ada@example.com', 's', 'b', 'welcome', now() - interval '10 minutes')`)
    await note()
    const [first] = (await look()()).incidents ?? []
    await note()
    const late = await look()()
    expect(late.incidents).toMatchObject([
      { part: 'notices', state: 'late', ended_date: null },
      { part: 'sign-in', state: 'late', ended_date: null },
    ])
    expect(late.incidents?.[0]).toEqual(first)
    await sql(`update private.mailbox set at = now() - interval '2 hours' where sent_at is null`)
    await note()
    expect(await stateOf('sign-in', look()())).toMatchObject({ state: 'down' })
    await sql(`update private.mailbox set sent_at = now()`)
    await note()
    const over = await look()()
    expect(over.parts.every(({ state }) => state === 'works')).toBe(true)
    expect(over.incidents).toHaveLength(4)
    expect(over.incidents?.every(({ ended_date }) => ended_date !== null)).toBe(true)
  })

  test.each<[string, Partial<LookedAt> | string, object]>([
    [
      'the log does not answer',
      { log: { head: away } as never },
      { payments: 'down', card: 'down', proof: 'late' },
    ],
    [
      'read models are behind',
      { views: { status: async () => [{ projection: 'cards', behindMs: 60_000 }] } as never },
      { card: 'late', payments: 'works' },
    ],
    [
      'jobs wait',
      `insert into work.queues values ('jobs', 1, 0, 0, 0, now() - interval '5 minutes', now())`,
      { payments: 'late', proof: 'late', 'sign-in': 'works' },
    ],
    [
      'the processes that answer people are gone',
      `update work.processes set seen_at = now() - interval '5 minutes'`,
      { 'sign-in': 'down', prices: 'works' },
    ],
    [
      'a price is missing that was there',
      { prices: async symbols => ({ ...(await priced(symbols)), prices: { btc: '0', eth: '3000' } }) },
      { prices: 'late' },
    ],
    ['no price is there', { prices: symbols => priced(symbols, '0') }, { prices: 'down', payments: 'works' }],
  ])('are found where %s', async (_, given, states) => {
    await sql(
      `insert into private.price_points values ('BTC', now(), 1), ('ETH', now(), 1) on conflict do nothing`,
    )
    if (typeof given === 'string') await sql(given)
    await note(typeof given === 'string' ? {} : given)
    await sql('delete from work.queues')
    const { parts } = await look()()
    expect(Object.fromEntries(parts.map(({ part, state }) => [part, state]))).toMatchObject(states)
  })

  test('are forgotten after ninety days', async () => {
    await sql(`insert into private.service_incidents (part, state, began_at, ended_at)
      values ('card', 'down', now() - interval '92 days', now() - interval '91 days'),
        ('proof', 'late', now() - interval '90 days', now() - interval '89 days')`)
    expect((await look()()).incidents?.map(({ part }) => part)).toEqual(['proof'])
    await note()
    const { rows } = await sql('select part from private.service_incidents')
    expect(rows).toEqual([{ part: 'proof' }])
  })
})

describe('planned maintenance', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const announce = (body: object, as = operator) =>
    api.post(
      '/maintenances/S',
      { title_en: 'Move', from_date: inHours(1), until_date: inHours(2), ...body },
      { as },
    )

  test('is announced by those who keep reference data, until it has ended or is taken back', async () => {
    const support = await api.person('support', { role: 'support' })
    expect((await announce({}, support)).status).toBe(403)
    await announce({ title_en: 'Second', title_ja: '移行', from_date: inHours(3), until_date: inHours(4) })
    await announce({ title_en: 'First', text_en: 'Cards pay as always.' })
    await announce({ title_en: 'Over', from_date: inHours(-2), until_date: inHours(-1) })
    await announce({ title_en: 'Taken back', status: 0 })
    expect((await look()()).maintenance).toMatchObject([
      { title_en: 'First', text_en: 'Cards pay as always.' },
      { title_en: 'Second', title_ja: '移行' },
    ])
  })

  test.each([
    [{ title_en: '' }, 'title_en'],
    [{ until_date: inHours(-5) }, 'until_date'],
    [{ from_date: 'tomorrow' }, 'from_date'],
  ])('is refused by field with %j', async (given, path) => {
    const { status, body } = await announce(given)
    expect([status, body.issues?.[0]?.path]).toEqual([422, path])
  })
})
