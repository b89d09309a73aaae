import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { failedRuns, noteFailure, retryRun } from '../../vault/job-failures.ts'
import { createStores } from '../../vault/stores.ts'
import { makePapers } from '../papers/make-papers.ts'
import { api } from './records-given.suite.ts'

describe('the statement of each month', () => {
  const timeZone = 'Asia/Hong_Kong'
  const wish = async (as: Person) => (await api.get('/statements/monthly/S', { as })).body.data
  const set = (as: Person, status: 0 | 1, zone = timeZone) =>
    api.post('/statements/monthly/S', { status, timeZone: zone }, { as })
  const stores = () => createStores(api.db, api.deps.config)
  /** Does the work of the workers at a time. */
  const workAt = async (at: string) => {
    while (await stores().monthlyStatements.askForEnded(new Date(at)));
    await makePapers({
      ...{ ...stores(), db: api.db, log: api.log, views: api.views, catalogue: api.catalogue },
      ...{ config: api.deps.config, logger: pino({ level: 'silent' }) },
      ...{ now: () => new Date(at), stopping: new AbortController().signal },
    })()
  }
  const letters = async ({ email }: Person) =>
    (
      await api.db.query(
        `select subject, body from private.mailbox where recipient = $1 and letter = 'monthly-statement' order by id`,
        [email],
      )
    ).rows
  const wanting = async (name: string) => {
    const person = await api.person(name)
    await set(person, 1)
    await api.db.query(
      `update private.monthly_statements set month = '2026-03-01',
         due_at = '2026-04-01'::timestamp at time zone time_zone where uid = $1`,
      [person.uid],
    )
    return person
  }

  test('is wanted by nobody at first, from the month on in which it is switched on, and not once it is off', async () => {
    const chooser = await api.person('chooser')
    expect(await wish(chooser)).toEqual([{ status: 0, month: null, time_zone: null }])
    await set(chooser, 1)
    const month = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
      .format(new Date())
      .slice(0, 7)
    expect(await wish(chooser)).toEqual([{ status: 1, month, time_zone: timeZone }])
    await set(chooser, 0)
    expect(await wish(chooser)).toEqual([{ status: 0, month: null, time_zone: null }])
  })

  test('is made and mailed as soon as the month has ended where the member is, and once only', async () => {
    const reader = await wanting('reader')
    await workAt('2026-03-31T15:59:59Z')
    expect(await letters(reader)).toEqual([])
    await workAt('2026-03-31T16:00:00Z')
    await workAt('2026-04-20T00:00:00Z')
    expect(await letters(reader)).toEqual([
      {
        subject: 'Your statement: 1 March 2026 to 31 March 2026',
        body: expect.stringContaining('/statements'),
      },
    ])
    expect((await api.get('/statements/S', { as: reader })).body.data).toMatchObject([
      { kind: 'statement', from: '2026-03-01', to: '2026-03-31', time_zone: timeZone, status: 1 },
    ])
    expect(await wish(reader)).toMatchObject([{ month: '2026-04' }])
  })

  test('comes once also to a member who switches it off and on between two zones', async () => {
    const traveller = await wanting('traveller')
    await workAt('2026-03-31T16:00:00Z')
    await set(traveller, 0)
    await set(traveller, 1, 'America/New_York')
    await api.db.query(
      `update private.monthly_statements set month = '2026-03-01', due_at = '2026-04-01T04:00:00Z' where uid = $1`,
      [traveller.uid],
    )
    await workAt('2026-04-01T04:00:00Z')
    expect(await letters(traveller)).toHaveLength(1)
    expect(await wish(traveller)).toMatchObject([{ month: '2026-04', time_zone: 'America/New_York' }])
  })

  test('does not keep a member waiting who asks for one', async () => {
    const [owl, lark] = [await wanting('owl'), await api.person('lark')]
    await stores().monthlyStatements.askForEnded(new Date('2026-03-31T16:00:00Z'))
    const days = { from: '2026-01-01', to: '2026-01-31', timeZone, language: 'en' }
    await api.post('/statements/S', days, { as: lark })
    expect((await stores().accountStatements.next())?.uid).toBe(lark.uid)
    await workAt('2026-03-31T16:00:00Z')
    expect(await letters(owl)).toHaveLength(1)
  })

  test('of several months that have ended is one each, and none is mailed that the member asks for', async () => {
    const sleeper = await wanting('sleeper')
    await api.post(
      '/statements/S',
      { from: '2026-01-01', to: '2026-01-31', timeZone, language: 'en' },
      { as: sleeper },
    )
    await workAt('2026-05-31T15:59:59Z')
    expect((await letters(sleeper)).map(({ subject }) => subject).sort()).toEqual([
      'Your statement: 1 April 2026 to 30 April 2026',
      'Your statement: 1 March 2026 to 31 March 2026',
    ])
  })

  test('that could not be made is made and mailed once its failed job is retried, and those of other turns stay made', async () => {
    // Those that other tests have spoilt cannot be made again.
    await api.db.query('delete from private.account_statements where status = -1')
    const [unlucky, lucky] = [await wanting('monthly-unlucky'), await api.person('monthly-lucky')]
    await api.db.query(`
      create function refuse_papers() returns trigger language plpgsql as $$
        begin
          if (select by_mail from private.account_statements where id = new.statement_id) then
            raise exception 'the disk is full';
          end if;
          return new;
        end $$;
      create trigger refuse_papers before insert on private.account_statement_files
        for each row execute function refuse_papers()`)
    const days = { from: '2026-01-01', to: '2026-01-31', timeZone, language: 'en' }
    await api.post('/statements/S', days, { as: lucky })
    const made = async (as: Person) =>
      (await api.get('/statements/S', { as })).body.data.map(({ status }: { status: number }) => status)
    const error = await workAt('2026-03-31T16:00:00Z').catch((err: Error) => err)
    expect(error).toMatchObject({ message: 'the disk is full' })
    expect([await made(unlucky), await made(lucky), await letters(unlucky)]).toEqual([[-1], [1], []])
    await api.db.query('drop function refuse_papers cascade')
    await noteFailure(api.db, { queue: 'chores', job: 'make-statements', about: '' }, error as Error)
    const [failed] = await failedRuns(api.db)
    expect(await retryRun(api.db, failed?.id ?? '')).toMatchObject({ job: 'make-statements' })
    await workAt('2026-03-31T16:00:00Z')
    expect([await made(unlucky), await made(lucky)]).toEqual([[1], [1]])
    expect(await letters(unlucky)).toHaveLength(1)
  })
})
