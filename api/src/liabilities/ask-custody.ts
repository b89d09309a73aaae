import type { Logger } from 'pino'
import { type Custody, type HoldingsReport, UnreadableAnswer } from '../chain/custody/custody.ts'
import type { CustodyReportRow, CustodyTry } from '../vault/custody-reports.ts'
import * as reports from '../vault/custody-reports.ts'
import { isCaughtUp, nextDay } from '../vault/job.ts'
import { type RecordingParts, recordReport } from './record-report.ts'

type AskingParts = RecordingParts & {
  readonly custody: Custody
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => Date
}

/** A try by itself that came to nothing is made again after this. */
const AGAIN_MS = 900_000
/** The custody's clock may be ahead of ours by this much. */
const AHEAD_MS = 300_000

/** The first report of all is asked for once every read model has come to the end of the log. */
export const askCustodyDue = `
  select coalesce(r.asked_at, greatest(
    case when r.recorded_at is not null then ${nextDay('r.recorded_at')} when ${isCaughtUp} then 'epoch'::timestamptz
      else now() + interval '1 minute' end,
    r.tried_at + make_interval(secs => ${AGAIN_MS / 1_000})))
  from (select) one left join work.custody_reports r on true`

/**
 * Asks the custody what it holds when finance wants to know, and once a day (UTC) in which it has not said so yet. A report is recorded
 * once; one that cannot be had or read is noted for the screen, and changes nothing.
 */
export const askCustody = (parts: AskingParts) => {
  return async (): Promise<void> => {
    const at = parts.now()
    const last = await reports.read(parts.db)
    if (last.asked_at === null && !isDue(last, at)) return
    const heard = await hear(parts, last, at)
    if (heard) await reports.tried(parts.db, { ...heard, at, askedAt: last.asked_at })
  }
}

const isDue = ({ recorded_at, tried_at }: CustodyReportRow, now: Date): boolean =>
  recorded_at?.slice(0, 10) !== now.toISOString().slice(0, 10) &&
  (tried_at === null || now.getTime() - Date.parse(tried_at) >= AGAIN_MS)

type Heard = Pick<CustodyTry, 'outcome' | 'report'>

const hear = async (parts: AskingParts, last: CustodyReportRow, now: Date): Promise<Heard | undefined> => {
  const { custody, logger } = parts
  const failed = (outcome: 'away' | 'unreadable') => (err: unknown) => {
    logger.warn({ err }, 'the custody does not say what it holds')
    return { outcome } as const
  }
  const isUnreadable = (err: unknown) => err instanceof UnreadableAnswer
  const report = await custody
    .holdings()
    .catch((err: unknown) => failed(isUnreadable(err) ? 'unreadable' : 'away')(err))
  if ('outcome' in report) return report
  const outcome = outcomeBefore(report, last, now)
  if (outcome) return { outcome }
  try {
    const recorded = await recordReport(parts, report)
    // The next turn asks again.
    if (!recorded) return undefined
    const { leftOut, places } = recorded
    return { outcome: 'recorded', report: { id: report.id, at: report.at, leftOut, places } }
  } catch (err) {
    if (isUnreadable(err)) return failed('unreadable')(err)
    throw err
  }
}

/** Why a report is not recorded, as far as its head says so. */
const outcomeBefore = (
  { id, at }: HoldingsReport,
  { report_id, report_at }: CustodyReportRow,
  now: Date,
): Heard['outcome'] | undefined => {
  if (id === report_id) return 'known'
  if (report_at !== null && Date.parse(at) < Date.parse(report_at)) return 'earlier'
  return Date.parse(at) > now.getTime() + AHEAD_MS ? 'later' : undefined
}
