import { wire } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../testing/api.ts'
import { noteRunning } from '../../vault/processes.ts'
import { away, looksAt, priced, stateOf } from '../testing/service-looks.ts'
import type { LookedAt } from './find-troubles.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await api.views.waitForPosition(await api.log.head(), api.views.names, 300_000)
})
afterAll(() => api.stop())

const { forget, look, note, noteOnce, sql } = looksAt(() => api)
beforeEach(forget)

describe('time that no job looked', () => {
  const gap = `update work.turns set at = now() - interval '10 minutes'`
  const parts = async () =>
    (await sql('select part, state from private.service_incidents order by part, state')).rows.map(
      ({ part, state }) => `${part} ${state}`,
    )

  test('is one of the database where no process could say that it runs', async () => {
    await noteOnce()
    await sql(gap)
    await sql(`update work.processes set missed_from = now() - interval '10 minutes', missed_until = now()`)
    await noteOnce()
    expect(await parts()).toEqual(wire.serviceParts.map(part => `${part} down`).toSorted())
  })

  test('is written once, though a look fails', async () => {
    await noteOnce()
    await sql(gap)
    await noteOnce({ views: { status: away } as never })
    await noteOnce({ views: { status: away } as never })
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

const behind = (...names: readonly string[]): Partial<LookedAt> => ({
  views: { status: async () => names.map(projection => ({ projection, behindMs: 60_000 })) } as never,
})

describe('incidents', () => {
  test('are not begun by one look, nor ended by one, and go on where they come back at once', async () => {
    const bad = behind('cards')
    const rows = async () => (await look()()).incidents?.map(({ ended_date }) => ended_date === null)
    await noteOnce(bad)
    await noteOnce()
    expect(await rows()).toEqual([])
    await note(bad)
    await noteOnce()
    expect(await rows()).toEqual([true])
    await noteOnce()
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
    ['read models of the card are behind', behind('cards'), { card: 'late', payments: 'works' }],
    [
      'read models of payments are behind',
      behind('swaps', 'movements'),
      { payments: 'late', notices: 'late', card: 'works', proof: 'works' },
    ],
    [
      'read models are behind that administrators alone read',
      behind('postings', 'case_events', 'proposals', 'histories', 'card_imports'),
      { payments: 'works', notices: 'works', card: 'works', proof: 'works' },
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
