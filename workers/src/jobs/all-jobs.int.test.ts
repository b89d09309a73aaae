import { tmpdir } from 'node:os'
import { openJobs } from '@strongroom/api/jobs'
import { type LiveCatalogue, openCatalogue } from '@strongroom/ledger/catalogue'
import { pricesOf } from '@strongroom/projections/catalogue'
import { readConfig } from '@strongroom/shared/config'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reactions } from '../reactions/reactions.ts'
import { wokenCases } from '../testing/woken-cases.ts'
import { wokenVaultCases } from '../testing/woken-vault-cases.ts'
import { openPlatform, type Platform } from '../testing/worker-kit.ts'
import { askDueTimes, type Jobs } from '../wake/due-times.ts'
import { openLookout } from '../wake/lookout.ts'
import { Tail } from '../wake/tail.ts'
import { allJobsOf } from './all-jobs.ts'

let platform: Platform
let catalogue: LiveCatalogue
let jobs: Jobs
let close: () => void
const stopping = new AbortController().signal
const now = () => new Date()
const logger = pino({ level: 'silent' })

beforeEach(async () => {
  platform = await openPlatform()
  const { pool, log, views, ledger, database } = platform
  catalogue = await openCatalogue(log)
  const elsewhere = 'http://127.0.0.1:9'
  const config = readConfig({
    ...{ DATABASE_URL: database.url, DATA_DIR: tmpdir(), SMTP_URL: 'smtp://127.0.0.1:9' },
    ...{ SMS_URL: elsewhere, CUSTODY_URL: elsewhere, SCREENING_URL: elsewhere },
  })
  const parts = { log, ledger, views, catalogue, logger, now, stopping }
  const vault = await openJobs({ ...parts, config, db: pool })
  close = vault.close
  jobs = allJobsOf({
    ...{ ...parts, pool, config, paces: {}, tail: new Tail(''), vault: vault.jobs },
    ...{ means: { ledger, log, catalogue, now }, prices: pricesOf({ config, now, logger }) },
  })
})
afterEach(async () => {
  close()
  await catalogue.close()
  await platform.stop()
})

/** Nothing that comes within this many milliseconds is waited for: the process's clock counts whole ones, the database's parts. */
const STEP_MS = 1

const dueNow = async (db: Pick<Pool, 'query'> = platform.pool) => {
  const head = (await platform.log.head()) ?? ''
  const ask = askDueTimes({ pool: db as Pool, jobs, now, head: () => head })
  return [...(await ask(Object.keys(jobs)))].flatMap(([name, { inMs }]) => (inMs < STEP_MS ? [name] : []))
}

/** Jobs that nothing but time makes due, or another job's end. */
const byTimeAlone = ['sweep-expired', 'note-service-state', 'rebuild-outdated', 'tell-operators']

const namedByTriggers = async (): Promise<readonly string[]> => {
  const { rows } = await platform.pool.query<{ name: string }>(
    `select convert_from(substring(tgargs for length(tgargs) - 1), 'UTF8') as name
     from pg_trigger where tgfoid = 'private.wake_job'::regproc`,
  )
  return rows.map(({ name }) => name)
}

const uid = '100001'
const member = `insert into private.members (uid, email, username, user_type, registered)
  values (${uid}, 'ada@example.com', 'Ada', 0, true)`
const uuid = '00000000-0000-4000-8000-000000000001'
const todo = (reaction: string) =>
  `insert into reactions.todo (reaction, key, stream, revision, due_at) values ('${reaction}', 'k', 's', 0, now())`

/** The ordinary way in which each job becomes due, as it stands in the database. A new job has its line here. */
const makesDue: Readonly<Record<string, string>> = {
  'rebuild-outdated': `update views.checkpoint set version = 0 where projection = 'swaps'`,
  'prove-balances': `update views.proof set proven_at = now() - interval '61 seconds'`,
  'check-read-models': `update work.turns set at = now() - interval '61 seconds' where job like 'check-read-models%'`,
  'seal-log': `update seal.tree set turned_at = now() - interval '61 seconds'`,
  'pay-interest': `insert into views.fixed_deposits (uid, id, plan_id, currency, principal, term, rate, started_on, due_on, created_at)
    values ('${uid}', 'd', 'p', 'USD', 1, 1, 1, '2026-01-01', '2026-02-01', now())`,
  'pay-scheduled': `insert into views.quick_pay_schedules (uid, id, receiver, currency, amount, every, first_on, next_on, status, created_at)
    values ('${uid}', 's', '2', 'USD', 1, 'month', '2026-01-01', '2026-02-01', 'active', now())`,
  'fill-trades': `
    insert into views.members (uid, user_type, enabled, frozen, kyc_status, vip_level, quickpay_status, role, registered_at)
    values ('${uid}', 0, true, false, 1, 0, 0, 'member', now());
    insert into views.catalogue values ('trade-pair', 'BTC-USD',
      '{"base": "BTC", "target": "USD", "price": "10", "status": 1}', 'p', now(), now());
    insert into views.trades (uid, id, side, base, target, price, amount, left_amount, reserved, created_at)
    values ('${uid}', 't', 'buy', 'BTC', 'USD', 11, 1, 1, 11, now())`,
  'expire-money-requests': `insert into views.money_requests (payer, id, asker, currency, amount, last_on, status, created_at)
    values ('${uid}', 'r', '2', 'USD', 1, '2026-01-01', 'open', now())`,
  'expire-pay-codes': `insert into views.pay_codes (id, uid, currency, per_scan, times, expires_at, created_at)
    values ('c', '${uid}', 'USD', 1, 1, now(), now())`,
  'take-card-fees': `insert into views.cards (uid, card_id, status, opened_by, active_since, opened_at, updated_at)
    values ('${uid}', 'c', 'active', '9', '2020-01-01', now(), now())`,
  'note-prices': `insert into views.catalogue values ('currency', 'USD', '{}', 'p', now(), now())`,
  'sweep-expired': `update work.turns set at = now() - interval '11 minutes' where job = 'sweep-expired'`,
  'tell-operators': `insert into private.proof_alarms values ('{}', now())`,
  'finish-deletions': `update private.members set leaving = true, leaving_since = now() - interval '16 seconds'`,
  'book-card-imports': `insert into private.card_imports values ('${uuid}', 9, true, 1, now())`,
  'decide-in-bulk': `insert into private.bulk_jobs (id, kind, decision, asked_by, total) values ('${uuid}', 'top-up', 1, 9, 0)`,
  'finish-proposals': `insert into views.proposals (id, kind, change, proposed_by, status, created_at, decided_at)
    values ('p', 'catalogue', '{}', '9', 2, now(), now() - interval '16 seconds')`,
  'prove-liabilities': `insert into views.wallets (uid, currency, amount) values ('${uid}', 'USD', 1)`,
  'post-address-letters': `insert into private.bound_addresses (id, uid, currency, network, name, address, told_at, created_at)
    values ('${uuid}', ${uid}, 'USDT', 'TRC20', 'n', 'a', null, now() - interval '16 seconds')`,
  'post-proposal-letters': `insert into views.proposals (id, kind, change, proposed_by, status, created_at)
    values ('p', 'catalogue', '{}', '9', 0, now() - interval '16 seconds')`,
  'post-notices': `update private.notice_post set position = 'elsewhere'`,
  'post-skipped-letters': `
    insert into views.quick_pay_schedules (uid, id, receiver, currency, amount, every, first_on, status, created_at)
    values ('${uid}', 's', '2', 'USD', 1, 'month', '2026-01-01', 'over', now());
    insert into views.quick_pay_runs (uid, schedule, on_day, reason, at) values ('${uid}', 's', '2026-01-01', 'short', now())`,
  'tell-price-alerts': `
    insert into private.price_points values ('BTC', now(), 70000), ('USD', now(), 1);
    insert into private.price_alerts (id, uid, kind, base, target, direction, price, repeats)
    values ('${uuid}', ${uid}, 'trade', 'BTC', 'USD', 'above', 65000, false)`,
  'tell-budgets': `
    insert into views.movements (uid, id, currency, kind, reference, state, amount, number, created_at)
    values ('${uid}', 'm', 'USD', 'withdrawal', 'm', 'done', -90, 1, now());
    insert into private.budgets (uid, kind, currency, amount, time_zone) values (${uid}, 'withdrawal', 'USD', 100, 'UTC')`,
  'give-back-unheard': `insert into private.card_askings (command_id, uid, command, asked_at)
    values ('${uuid}', ${uid}, '{}', now() - interval '61 seconds')`,
  'post-purchase-letters': `insert into views.card_transactions (uid, id, type, currency, amount, status, while_frozen, number, created_at)
    values ('${uid}', 'l', 'spend', 'USD', -1, 1, true, 1, now())`,
  'release-card-holds': `insert into views.card_purchases (uid, id, state, currency, asked, held, expires_on, created_at, updated_at)
    values ('${uid}', 'p', 'pending', 'USD', 1, 1, '2020-01-01', now(), now())`,
  'tell-card-limits': `insert into views.events (number, position, id, stream, revision, type, uid, data, metadata, created_at)
    values (1000000, '9', 'e', 'wallet-${uid}', 0, 'CardPurchaseAuthorised', '${uid}', '{}', '{}', now())`,
  'tell-card-processor': `
    insert into private.cards (card_id, uid, reference, expiry, number, number_hash, last4)
    values ('${uuid}', ${uid}, 'R', '09/99', '', '', '0000');
    insert into private.card_tellings (uid, number_id) values (${uid}, '')`,
  'note-figures': `update work.turns set at = now() - interval '11 minutes' where job = 'note-figures'`,
  'note-service-state': `update work.turns set at = now() - interval '61 seconds' where job = 'note-service-state'`,
  'replay-counterfactuals': `insert into private.counterfactuals (id, terms, asked_by) values ('${uuid}', '{}', 9)`,
  'make-statements': `insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language)
    values ('${uuid}', ${uid}, 'statement', '2026-01-01', '2026-01-31', 'UTC', 'en')`,
  'begin-monthly-statements': `insert into private.monthly_statements (uid, time_zone, month, due_at)
    values (${uid}, 'UTC', '2026-01-01', '2026-02-01')`,
  'make-data-copies': `insert into private.data_copies (id, uid, language) values (gen_random_uuid(), 100001, 'en')`,
  'begin-scheduled-exports': `insert into private.export_schedules (id, uid, name, path, params, filter, every, of_period, next_at)
    values ('${uuid}', ${uid}, 'n', '/', '{}', '{}', 'day', false, now())`,
  'make-exports': `insert into private.exports (id, uid, path, params, filter, file_name, digest)
    values ('${uuid}', ${uid}, '/', '{}', '{}', 'f', 'd')`,
  'reconcile-statements': `
    insert into private.statement_sources (id, name, account, currency, format, inverted, rules, saved_by)
    values ('s', 'n', 'world:bank', 'USD', 'csv', false, '[]', '9');
    insert into private.statements (id, source_id, account, file_name, digest, rules, entered_by)
    values ('t', 's', 'world:bank', 'f', 'd', '[]', '9')`,
  'rebuild-read-models': `insert into private.rebuilds (id, projection, asked_by, cut_over_when_equal) values ('r', 'swaps', '9', true)`,
  'screen-cases': `insert into private.crypto_scans (case_kind, case_id, uid, kind, value, currency, network)
    values ('top-up', 'c', ${uid}, 'txid', 'v', 'USDT', 'TRC20')`,
  'ask-custody': `insert into work.custody_reports (asked_at) values (now()) on conflict (singleton) do update set asked_at = now()`,
  'finish-collections': `insert into views.collections
    (id, network, currency, central_address, amount, addresses, status, collected, collected_addresses, asked_by, created_at)
    values ('c', 'TRC20', 'USDT', 'a', 1, 1, 0, 0, 0, '9', now() - interval '31 seconds')`,
  'deliver-messages': `insert into private.sms_log (id, number, scene) values ('${uuid}', '1', 'register')`,
  'deliver-pushes': `
    insert into private.push_subscriptions (endpoint, uid, session, p256dh, auth, amounts) values ('e', ${uid}, '', '', '', false);
    insert into private.push_posts (endpoint, body) values ('e', '{}')`,
  'deliver-mail': `insert into private.mailbox (recipient, subject, body) values ('ada@example.com', '', '')`,
  ...Object.fromEntries(reactions.map(({ name }) => [name, todo(name)])),
}

/** Runs what is due, and brings the read models up, until nothing is. */
const rested = async (): Promise<void> => {
  for (let round = 0; ; round++) {
    await platform.views.catchUp()
    const due = await dueNow()
    if (due.length === 0) return
    if (round > 20) throw new Error(`there is no end to ${due.join(', ')}`)
    for (const name of due) await jobs[name]?.run()
  }
}

describe('the jobs', () => {
  test.each([
    ['line here', 'makes them due', makesDue],
    ['case', 'shows that what a commit makes due is done', { ...wokenCases, ...wokenVaultCases }],
  ])('have a %s each that %s', (_, __, held) => {
    expect(Object.keys(held).toSorted()).toEqual(Object.keys(jobs).toSorted())
  })

  test('are woken by a commit, by events, or by time alone, and no commit names one that is not there', async () => {
    const named = await namedByTriggers()
    expect(named.filter(name => !jobs[name])).toEqual([])
    const asleep = Object.entries(jobs).flatMap(([name, { reads = [], wokenBy = reads }]) =>
      wokenBy.length > 0 || named.includes(name) || byTimeAlone.includes(name) ? [] : [name],
    )
    expect(asleep).toEqual([])
  })

  test('are due when they have something to do, each by its own line alone, and at rest none is', async () => {
    await platform.pool.query(member)
    await rested()
    expect(await dueNow()).toEqual([])
    for (const [name, sql] of Object.entries(makesDue)) {
      const client = await platform.pool.connect()
      await client.query('begin')
      try {
        await client.query(sql)
        expect(await dueNow(client), name).toContain(name)
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
  })

  test('at rest cost two statements and the end of the log a look, and are not run', async () => {
    await rested()
    const asked: string[] = []
    const statements: string[] = []
    const counted = Object.assign(Object.create(platform.pool), {
      query: (text: string, values?: unknown[]) => {
        statements.push(text)
        return platform.pool.query(text, values)
      },
    })
    const stop = new AbortController()
    const lookout = await openLookout({
      ...{ pool: counted, log: platform.log, tail: new Tail(''), jobs, now, logger, lookMs: 3_600_000 },
      ...{ stopping: stop.signal, ask: async name => void asked.push(name) },
      advance: async names => void asked.push(...names),
    })
    statements.length = 0
    const looking = lookout.start()
    await vi.waitFor(() => expect(statements).toHaveLength(2))
    await lookout.watch.look([])
    stop.abort()
    await looking
    expect([asked, statements.length]).toEqual([[], 2])
  })
})
