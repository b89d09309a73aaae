/** Bulk jobs and their rows. */

import type { Db } from '@strongroom/projections/queries'
import {
  computed,
  type Listed,
  type Listing,
  list as listFrom,
  type Selected,
} from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { ListFilter } from '@strongroom/shared'
import type { Pool } from 'pg'
import { first, firstOf, matchesOne, run } from './run.ts'
import { selectPrivate } from './tables.ts'

const countOf = (status: 1 | -1) =>
  computed<number>(
    `(select count(*)::int from private.bulk_rows r where r.job_id = bulk_jobs.id and r.status = ${status})`,
  )
const jobs = selectPrivate(
  'bulk_jobs',
  [
    'id::text',
    'kind',
    'decision',
    'reason',
    'asked_by::text',
    'asked_at',
    'total',
    'stopped_by::text',
    'ended_at',
  ],
  { decided: countOf(1), refused: countOf(-1) },
)
const cases = selectPrivate('bulk_rows', [
  'number',
  'case_id',
  'uid::text',
  'status',
  'code',
  'details',
  'tries',
  'decided_at',
])

/** A bulk job. It has ended when `ended_at` is there, and was stopped when `stopped_by` is. */
export type BulkJobRow = Selected<typeof jobs>

/** A case of a job. `status`: 0 waits, 1 decided, -1 refused. */
export type BulkCaseRow = Selected<typeof cases>

/** Why a case was not decided: the code and the details of the refusal that a single request would have got. */
export type BulkRefusal = { readonly code: string; readonly details?: Readonly<Record<string, string>> }

type NewJob = Pick<BulkJobRow, 'id' | 'kind' | 'decision' | 'reason' | 'asked_by'>
type Case = { readonly id: string; readonly uid: string | null }

const listing: Listing<ListFilter<'office.bulkJobs'>> = {
  table: 'private.bulk_jobs',
  columns: jobs.columns,
  sorts: { created_date: 'asked_at' },
  equals: { kind: 'kind' },
  time: 'asked_at',
  members: ['asked_by'],
  search: ['reason', 'asked_by::text'],
}
const rows: Listing<ListFilter<'office.bulkRows'>> = {
  table: 'private.bulk_rows',
  columns: cases.columns,
  sorts: { number: 'number' },
  equals: { status: 'status' },
  tie: 'case_id',
  time: 'decided_at',
  search: ['case_id', 'uid::text', 'code'],
}

/** When it is due (`Job.due`). */
export const bulkJobsDue = 'select min(asked_at) from private.bulk_jobs where ended_at is null'

/** Keeps a job with its cases, and wakes the workers; again, it changes nothing. */
export const keep = (
  db: Pool,
  { id, kind, decision, reason, asked_by }: NewJob,
  cases: readonly Case[],
): Promise<void> =>
  inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `insert into private.bulk_jobs (id, kind, decision, reason, asked_by, total) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [id, kind, decision, reason, asked_by, cases.length],
    )
    if (rowCount === 0) return
    await client.query(
      `insert into private.bulk_rows (job_id, number, case_id, uid)
       select $1, n, case_id, uid from unnest($2::text[], $3::bigint[]) with ordinality as c (case_id, uid, n)`,
      [id, cases.map(each => each.id), cases.map(({ uid }) => uid)],
    )
  })

/** One job with its counts. */
export const byId = (db: Db, id: string): Promise<BulkJobRow | undefined> =>
  firstOf(jobs(db, 'where id::text = $1', [id]))

/** Jobs that have not ended, the oldest first. */
export const open = (db: Db): Promise<readonly BulkJobRow[]> =>
  jobs(db, 'where ended_at is null order by asked_at, id')

/** The next row that waits, which is begun once more; nothing when none does, or the job was stopped. */
export const begin = (db: Db, id: string): Promise<BulkCaseRow | undefined> =>
  first<BulkCaseRow>(
    db,
    `update private.bulk_rows set tries = tries + 1
       where job_id = $1 and number = (select min(number) from private.bulk_rows where job_id = $1 and status = 0)
         and exists (select from private.bulk_jobs where id = $1 and stopped_by is null) returning ${cases.columns}`,
    [id],
  )

/** Notes that a row was decided, or why it was refused. */
export const settle = (db: Db, id: string, number: number, refusal: BulkRefusal | undefined): Promise<void> =>
  run(
    db,
    `update private.bulk_rows set status = $3, code = $4, details = $5, decided_at = now() where job_id = $1 and number = $2`,
    [id, number, refusal ? -1 : 1, refusal?.code ?? null, JSON.stringify(refusal?.details ?? {})],
  )

/** Notes that nothing of a job is left to do; one that has ended stays as it is. */
export const end = (db: Db, id: string): Promise<void> =>
  run(db, 'update private.bulk_jobs set ended_at = now() where id = $1 and ended_at is null', [id])

/** False when it has ended already. */
export const stop = (db: Db, id: string, by: string): Promise<boolean> =>
  matchesOne(
    db,
    'update private.bulk_jobs set stopped_by = coalesce(stopped_by, $2) where id::text = $1 and ended_at is null',
    [id, by],
  )

/** A page of the jobs. */
export const list = (db: Db, filter: ListFilter<'office.bulkJobs'>): Promise<Listed<BulkJobRow>> =>
  listFrom(db, listing, filter)

/** A page of the rows of one job. */
export const rowsOf = (
  db: Db,
  id: string,
  filter: ListFilter<'office.bulkRows'>,
): Promise<Listed<BulkCaseRow>> =>
  listFrom(db, rows, filter, [
    { sql: 'job_id = (select id from private.bulk_jobs where id::text = ?)', values: [id] },
  ])
