import { createHash } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import * as accountStatementsStore from '../../vault/account-statements.ts'
import { bound } from '../../vault/bound.ts'
import { createStores } from '../../vault/stores.ts'
import { makePapers } from '../papers/make-papers.ts'
import { ada, api, cells, nobody } from './records-given.suite.ts'

describe('a statement of account', () => {
  const zone = 'Asia/Hong_Kong'
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)
  const from = (day: string) => ({ from: day, to: day })
  const ask = (as: Person, body: object) =>
    api.post('/statements/S', { timeZone: zone, language: 'en', ...from(dayOf(new Date())), ...body }, { as })
  const kept = async (as: Person): Promise<readonly wire.AccountStatement[]> =>
    (await api.get('/statements/S', { as })).body.data
  const make = (most?: { papers: number; bytes: number }) =>
    makePapers({
      ...createStores(api.db, api.deps.config),
      ...{ accountStatements: bound(accountStatementsStore, { db: api.db, most }), db: api.db, log: api.log },
      ...{ views: api.views, catalogue: api.catalogue, config: api.deps.config },
      ...{ logger: pino({ level: 'silent' }), now: () => new Date(), stopping: new AbortController().signal },
    })()
  const fileOf = async (as: Person, id: string, format: string) => {
    const answer = await api.get(`/statements/${id}/${format}/S`, { as })
    return { ...answer, text: String(answer.body) }
  }

  test('is made by a job, adds up line by line, and is kept with the SHA-256 of its files', async () => {
    const { body } = await ask(ada, { from: '2020-01-01' })
    const { id } = body.data[0]
    expect((await kept(ada))[0]).toMatchObject({ id, status: 0, files: [] })
    await make()
    const [statement] = await kept(ada)
    const { state } = await api.ledger.load(walletDecider, ada.uid)
    for (const { currency, opening, closing } of statement?.balances ?? []) {
      expect(Number(opening)).toBe(0)
      expect(Number(closing)).toBe(Number(state.balances[currency]?.available))
    }
    expect(statement).toMatchObject({ id, status: 1, language: 'en', time_zone: zone, lines: 5 })
    const csv = await fileOf(ada, id, 'csv')
    expect(statement?.files.find(({ format }) => format === 'csv')?.sha256).toBe(
      createHash('sha256').update(`\uFEFF${csv.text}`).digest('hex'),
    )
    const rows = cells(csv.text).slice(1)
    for (const currency of ['USD', 'USDC']) {
      const own = rows.filter(([first]) => first === currency)
      for (const [at, row] of own.slice(1).entries())
        expect(Number(own[at]?.at(-5)) + Number(row.at(-6))).toBeCloseTo(Number(row.at(-5)), 9)
    }
    expect(rows.map(row => row[2])).toContain('Opening balance')
    expect((await fileOf(ada, id, 'pdf')).headers.get('content-type')).toBe('application/pdf')
  })

  test('is nobody else’s, and goes with its member', async () => {
    const leaver = await api.person('leaver')
    const { id } = (await ask(leaver, {})).body.data[0]
    await make()
    expect(await kept(leaver)).toMatchObject([{ id, status: 1, lines: 0 }])
    expect(await kept(nobody)).toEqual([])
    expect((await fileOf(nobody, id, 'pdf')).status).toBe(404)
    await api.db.query('delete from private.members where uid = $1', [leaver.uid])
    const { rows } = await api.db.query(
      'select 1 from private.account_statement_files where statement_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('is not given out where it differs from the log', async () => {
    const cheated = await api.person('cheated')
    await fund(api, cheated, 'USD', '10')
    await api.db.query('update views.movements set amount = 11, available_after = 11 where uid = $1', [
      cheated.uid,
    ])
    const { id } = (await ask(cheated, {})).body.data[0]
    await expect(make()).rejects.toThrow()
    expect(await kept(cheated)).toMatchObject([{ id, status: -1, files: [] }])
  })

  test('ends where all read models of it are: a line that the others do not have yet is left out', async () => {
    const moving = await api.person('moving')
    await fund(api, moving, 'USD', '10')
    await api.db.query(
      `insert into views.movements
         (uid, id, currency, kind, reference, state, amount, available_after, number, created_at, booked_at)
       values ($1, 'top-up:ahead', 'USD', 'top-up', 'ahead', 'done', 5, 15, 1000000000, now(), now())`,
      [moving.uid],
    )
    const { id } = (await ask(moving, {})).body.data[0]
    await make()
    const [statement] = await kept(moving)
    expect(statement).toMatchObject({ id, status: 1, lines: 1 })
    expect(statement?.balances.map(({ closing }) => Number(closing))).toEqual([10])
  })

  test('and a confirmation of balances count the same events, also where a clock was behind', async () => {
    const skewed = await api.person('skewed')
    for (const amount of ['10', '5']) await fund(api, skewed, 'USD', amount)
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const { rows } = await api.db.query<{ number: string }>(
      'select number from views.movements where uid = $1 order by number',
      [skewed.uid],
    )
    const set = (at: Date, condition: string, first: string) =>
      Promise.all([
        api.db.query(`update views.events set created_at = $2 where uid = $1 and number ${condition} $3`, [
          ...[skewed.uid, at, first],
        ]),
        api.db.query(`update views.movements set booked_at = $2 where uid = $1 and number ${condition} $3`, [
          ...[skewed.uid, at, first],
        ]),
      ])
    const [first = ''] = rows.map(({ number }) => number)
    await set(daysAgo(2), '<=', first)
    await set(daysAgo(5), '>', first)
    const day = dayOf(daysAgo(4))
    const asked = [
      (await ask(skewed, { ...from(day), from: '2020-01-01' })).body.data[0].id,
      (await ask(skewed, { ...from(day), kind: 'balances' })).body.data[0].id,
    ]
    await make()
    const papers = await kept(skewed)
    const closing = asked.map(id => papers.find(each => each.id === id)?.balances ?? [])
    expect(papers.map(({ status }) => status)).toEqual([1, 1])
    expect(closing).toEqual([[], []])
  })

  describe('that the database refuses', () => {
    const refuse = async (times: number) => {
      await api.db.query('create sequence refusals')
      await api.db.query(`create function refuse_papers() returns trigger language plpgsql as $$
        begin
          if nextval('refusals') <= ${times} then raise exception 'deadlock' using errcode = '40P01'; end if;
          return new;
        end $$`)
      await api.db.query(`create trigger refuse_papers before insert on private.account_statement_files
        for each statement execute function refuse_papers()`)
    }
    afterEach(() => api.db.query('drop function refuse_papers cascade; drop sequence refusals'))

    test('for a moment is tried again, and made', async () => {
      await refuse(2)
      const unlucky = await api.person('unlucky')
      const { id } = (await ask(unlucky, {})).body.data[0]
      await make()
      expect(await kept(unlucky)).toMatchObject([{ id, status: 1 }])
    })

    test('again and again is given up after five tries', async () => {
      await refuse(1_000)
      const hopeless = await api.person('hopeless')
      const { id } = (await ask(hopeless, {})).body.data[0]
      await expect(make()).rejects.toThrow('deadlock')
      expect(await kept(hopeless)).toMatchObject([{ id, status: -1, files: [] }])
      const { rows } = await api.db.query('select last_value::int as tries from refusals')
      expect(rows).toEqual([{ tries: 5 }])
    })
  })

  test('is kept among the newest hundred of its member, in so many bytes of files', async () => {
    const collector = await api.person('collector')
    await api.db.query(
      `insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language, asked_at, status)
       select gen_random_uuid(), $1, 'statement', '2026-01-01', '2026-01-01', 'UTC', 'en', now() - n * interval '1 day', 1
       from generate_series(1, 105) as n`,
      [collector.uid],
    )
    const count = async () =>
      (
        await api.db.query<{ kept: number }>(
          'select count(*)::int as kept from private.account_statements where uid = $1',
          [collector.uid],
        )
      ).rows[0]?.kept
    const { id } = (await ask(collector, {})).body.data[0]
    await make()
    expect(await count()).toBe(100)
    await api.db.query(
      `insert into private.account_statement_files (statement_id, format, content, digest)
       select id, 'pdf', decode(repeat('00', 600000), 'hex'), 'x' from private.account_statements
       where uid = $1 and status = 1 and id <> $2 order by asked_at desc limit 2`,
      [collector.uid, id],
    )
    const second = (await ask(collector, {})).body.data[0].id
    await make({ papers: 100, bytes: 1_000_000 })
    const ids = (await kept(collector)).map(each => each.id)
    expect(ids.slice(0, 2)).toEqual([second, id])
    expect(ids).toHaveLength(3)
  })

  test('is of days that have begun; a confirmation of balances of one that has ended', async () => {
    const tomorrow = dayOf(new Date(Date.now() + 2 * 86_400_000))
    expect((await ask(ada, { to: tomorrow })).body.issues).toMatchObject([{ path: 'to' }])
    expect((await ask(ada, { from: tomorrow })).status).toBe(422)
    expect((await ask(ada, { kind: 'balances', to: dayOf(new Date()) })).body.issues).toMatchObject([
      { path: 'to' },
    ])
    const { id } = (await ask(ada, { kind: 'balances', from: '2020-01-01', to: '2020-01-01' })).body.data[0]
    await make()
    const confirmation = (await kept(ada)).find(each => each.id === id)
    expect(confirmation).toMatchObject({ kind: 'balances', status: 1, balances: [] })
    expect(confirmation?.files.map(({ format }) => format)).toEqual(['pdf'])
  })
})
