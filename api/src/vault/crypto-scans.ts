/** The questions to the screening service, and its answers. */

import { ask, type Db, type Listed, type Listing, list as listFrom } from '@strongroom/projections/queries'
import type { ListFilter, wire } from '@strongroom/shared'
import { run } from './run.ts'

/** The kinds of cases whose addresses and transactions are screened. */
export type ScanCase = wire.CryptoScan['case_kind']

/** An address or a TXID that the screening service is asked about, and the case it belongs to. */
export type ScanQuestion = {
  readonly case_kind: ScanCase
  readonly case_id: string
  readonly uid: string
  readonly kind: wire.CryptoScan['kind']
  readonly value: string
  readonly currency: string
  readonly network: string
}

/** A question with what the service said. `answered_date` is null until it has said something; `tries` counts the silences before. */
export type ScanRow = ScanQuestion & {
  readonly id: string
  readonly source: 'http' | 'demo' | null
  readonly score: number | null
  readonly risks: readonly string[]
  readonly tries: number
  readonly created_date: string
  readonly answered_date: string | null
}

type Answer = {
  readonly source: 'http' | 'demo'
  readonly score: number
  readonly risks: readonly string[]
}
type Wanted = ListFilter<'chain.scans'>

const columns = `s.id::text, case_kind, case_id, s.uid::text as uid, kind, value, currency, network, source, score, risks, tries,
  to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_date,
  to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as answered_date`

const listing: Listing<Wanted> = {
  table: 'private.crypto_scans s',
  columns,
  sorts: { created_date: 's.created_at', score: 'coalesce(s.score, -1)' },
  equals: {
    uid: 's.uid',
    kind: 'kind',
    case_kind: 'case_kind',
    network: 'network',
    least: null,
    status: null,
  },
  tie: 's.id',
  time: 's.created_at',
  search: ['value', 'case_id', 's.uid::text'],
}

const standing: Readonly<Record<NonNullable<Wanted['status']>, string>> = {
  1: 'answered_at is not null',
  0: 'answered_at is null and tries = 0',
  [-1]: 'answered_at is null and tries > 0',
}

/** A service that does not answer is asked again after half a minute, then ever more seldom, up to every ten minutes. */
const nextTry = `now() + make_interval(secs => least(600, 30 * power(2, least(tries, 5))))`

/** All waiting cases are looked at so often, in each process; in between, those that have come since the latest that was asked about. */
const WHOLE_MS = 600_000
/** Cases are projected in the order of the log, whose clock may be set back a little. */
const slack = `interval '2 seconds'`

const sinceLatest = (kind: ScanCase) => `coalesce(
  (select max(case_at) - ${slack} from private.crypto_scans where case_kind = '${kind}'), '-infinity')`

type Since = (kind: ScanCase) => string

/** Waiting cases that the service was not asked about yet, those that a crash or a stream that stood still left behind included. */
const waitingTopUps = (since: Since) => `
  select 'top-up' as case_kind, t.id as case_id, t.uid, 'txid' as kind, t.txid as value, t.currency, t.network, t.created_at as case_at
  from views.top_ups t
  where t.status = 0 and t.created_at >= ${since('top-up')}
    and not exists (select from private.crypto_scans s where s.case_id = t.id)`
const waitingSends = (since: Since) => `
  select 'chain-send', s.id, s.uid, 'address', b.address, s.currency, s.network, s.created_at
  from views.chain_sends s join private.bound_addresses b on b.id::text = s.address_id
  where s.status = 0 and s.created_at >= ${since('chain-send')}
    and not exists (select from private.crypto_scans x where x.case_id = s.id)`

/** In the order in which they came, so that the latest that was asked about has none before it. */
const unasked = (since: Since) => `
  with top_ups as (${waitingTopUps(since)} order by t.created_at limit 500),
  both_of as (
    select * from top_ups
    union all (${waitingSends(since)} order by s.created_at limit 500)
    union all
    select 'top-up', a.case_id, a.uid, 'address', d.address, a.currency, a.network, a.case_at
    from top_ups a join private.deposit_addresses d on d.uid::text = a.uid and d.network = a.network
    where d.retired_at is null
  )
  insert into private.crypto_scans (case_kind, case_id, uid, kind, value, currency, network, case_at)
  select b.case_kind, b.case_id, m.uid, b.kind, b.value, b.currency, b.network, b.case_at
  from both_of b join private.members m on m.uid::text = b.uid
  on conflict do nothing`

const anyTime: Since = () => `'-infinity'`

/** When it is due (`Job.due`): when something new has come, and every ten minutes for what was left behind. */
export const createCryptoScansDue = () => {
  let wholeAt = Number.NEGATIVE_INFINITY
  return (): string => {
    const isWhole = performance.now() - wholeAt > WHOLE_MS
    if (isWhole) wholeAt = performance.now()
    const since = isWhole ? anyTime : sinceLatest
    return `
      select least((select min(next_try_at) from private.crypto_scans where answered_at is null),
        (select 'epoch'::timestamptz from (${waitingTopUps(since)} union all ${waitingSends(since)}) c
         join private.members m on m.uid::text = c.uid limit 1))`
  }
}

/** A page of the questions; `least`: only those with at least that score. */
export const list = (
  db: Db,
  filter: Wanted & { readonly searchedUids?: readonly string[] },
): Promise<Listed<ScanRow>> => {
  const { least, status } = filter
  return listFrom(db, listing, filter, [
    ...(least === undefined ? [] : [{ sql: 'score >= ?', values: [least] }]),
    ...(status === undefined ? [] : [{ sql: standing[status], values: [] }]),
  ])
}

/** Enters what is to be asked; what stands there already stays as it is. */
export const enter = async (db: Db, questions: readonly ScanQuestion[]): Promise<void> => {
  for (const each of questions)
    await db.query(
      `insert into private.crypto_scans (case_kind, case_id, uid, kind, value, currency, network)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [each.case_kind, each.case_id, each.uid, each.kind, each.value, each.currency, each.network],
    )
}

/** Enters waiting cases that were never asked about: those that came since the latest that was, or any. */
export const enterWaiting = (db: Db, which: 'new' | 'any'): Promise<void> =>
  run(db, unasked(which === 'new' ? sinceLatest : anyTime))

/** The questions about one case. */
export const of = (db: Db, caseId: string): Promise<readonly ScanRow[]> =>
  ask<ScanRow>(db, `select ${columns} from private.crypto_scans s where case_id = $1 order by kind desc`, [
    caseId,
  ])

/** Unanswered questions whose time has come, the oldest first. */
export const due = (db: Db, most: number): Promise<readonly ScanRow[]> =>
  ask<ScanRow>(
    db,
    `select ${columns} from private.crypto_scans s
     where answered_at is null and next_try_at <= now() order by next_try_at limit $1`,
    [most],
  )

/** Notes what the screening service has answered. */
export const answer = (db: Db, id: string, { source, score, risks }: Answer): Promise<void> =>
  run(
    db,
    `update private.crypto_scans set source = $2, score = $3, risks = $4, answered_at = now() where id = $1`,
    [id, source, score, risks],
  )

/** The service did not answer: an answer of before stays. */
export const fail = (db: Db, id: string): Promise<void> =>
  run(
    db,
    `update private.crypto_scans set tries = tries + 1, next_try_at = ${nextTry} where id = $1 and answered_at is null`,
    [id],
  )
