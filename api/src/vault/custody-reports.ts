/** The custody's last report of holdings: one row. */

import type { Db } from '@strongroom/projections/queries'
import { first, run } from './run.ts'

/**
 * `recorded`: in the log; `known`: the report that was recorded before; `away`: no answer; `unreadable`: an answer of another form;
 * `earlier`, `later`: of an earlier moment than the report before, or of one that is still to come. Only `recorded` changes anything.
 */
export type CustodyOutcome = 'recorded' | 'known' | 'away' | 'unreadable' | 'earlier' | 'later'

/** The last report that is in the log, and the last try to get one. Times are ISO 8601. */
export type CustodyReportRow = {
  readonly asked_at: string | null
  readonly tried_at: string | null
  readonly outcome: CustodyOutcome | null
  readonly report_id: string | null
  readonly report_at: string | null
  readonly recorded_at: string | null
  /** Currencies of the report that the house does not keep. */
  readonly left_out: readonly string[]
  /** Places of the report in currencies that the house keeps. */
  readonly places: number
}

/** A try that has ended. `askedAt` is the request that it answers. */
export type CustodyTry = {
  readonly at: Date
  readonly askedAt: string | null
  readonly outcome: CustodyOutcome
  /** Of a report that was recorded. */
  readonly report?: {
    readonly id: string
    readonly at: string
    readonly leftOut: readonly string[]
    readonly places: number
  }
}

const none: CustodyReportRow = {
  asked_at: null,
  tried_at: null,
  outcome: null,
  report_id: null,
  report_at: null,
  recorded_at: null,
  left_out: [],
  places: 0,
}

/** How far the report of the custody is; the beginning where none was asked for yet. */
export const read = async (db: Db): Promise<CustodyReportRow> =>
  (await first<CustodyReportRow>(
    db,
    `select asked_at, tried_at, outcome, report_id, report_at, recorded_at, left_out, places from work.custody_reports`,
  )) ?? none

/** Asks for a report, and wakes the job; while one is asked for, asking again adds nothing. */
export const ask = (db: Db, at: Date): Promise<void> =>
  run(
    db,
    `insert into work.custody_reports as known (asked_at) values ($1)
     on conflict (singleton) do update set asked_at = coalesce(known.asked_at, excluded.asked_at)`,
    [at],
  )

/** Writes a try down. A request that came while it was under way stands. */
export const tried = (db: Db, { at, askedAt, outcome, report }: CustodyTry): Promise<void> =>
  run(
    db,
    `insert into work.custody_reports as known (tried_at, outcome, report_id, report_at, recorded_at, left_out, places)
     values ($1, $2, $4, $5, case when $4::text is null then null else $1::timestamptz end, coalesce($6::text[], '{}'), coalesce($7::int, 0))
     on conflict (singleton) do update set tried_at = $1, outcome = $2,
       asked_at = case when known.asked_at > $3::timestamptz then known.asked_at end,
       report_id = coalesce($4, known.report_id), report_at = coalesce($5, known.report_at),
       recorded_at = coalesce(excluded.recorded_at, known.recorded_at), left_out = coalesce($6, known.left_out),
       places = coalesce($7, known.places)`,
    [
      ...[at, outcome, askedAt, report?.id ?? null, report?.at ?? null],
      ...[report?.leftOut ?? null, report?.places ?? null],
    ],
  )
