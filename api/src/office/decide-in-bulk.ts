import { memberDecider } from '@strongroom/ledger/account'
import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { mayMake, wire } from '@strongroom/shared'
import * as v from 'valibot'
import type { Asker } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { detailsAsText } from '../command/refusals.ts'
import type { Reply } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import type { DecidingParts } from '../platform/cases/deciding.ts'
import { decidingCalls } from '../platform/cases/deciding-calls.ts'
import type { BulkCaseRow, BulkJobRow, BulkRefusal } from '../vault/bulk-jobs.ts'
import { decisionsOf } from './case-decisions.ts'

export type BulkParts = DecidingParts &
  Pick<Parts, 'bulkJobs' | 'logger'> & { readonly stopping: AbortSignal; readonly now: () => Date }

/** A row that breaks off so often is refused: it would hold up those behind it for ever. */
const MOST_TRIES = 5

/**
 * Goes on with every bulk job from where it stands. A row's command has an id that follows from the job and the case, so one that was
 * decided before its row could be marked, by a process that died, is only answered again. Between two rows a job ends with its process.
 */
export const decideInBulk = (parts: BulkParts) => async (): Promise<void> => {
  const { bulkJobs, logger, stopping } = parts
  for (const job of await bulkJobs.open())
    await goOn(parts, job).catch((err: unknown) => {
      if (!stopping.aborted) logger.warn({ err, bulk: job.id }, 'a bulk job is gone on with later')
    })
}

const goOn = async (parts: BulkParts, job: BulkJobRow): Promise<void> => {
  const { bulkJobs, stopping } = parts
  for (;;) {
    stopping.throwIfAborted()
    const row = await bulkJobs.begin(job.id)
    if (!row) return bulkJobs.end(job.id)
    await bulkJobs.settle(job.id, row.number, await outcomeOf(parts, job, row))
  }
}

/** Nothing when the case was decided, or the refusal. */
const outcomeOf = async (
  parts: BulkParts,
  job: BulkJobRow,
  row: BulkCaseRow,
): Promise<BulkRefusal | undefined> => {
  const commandId = derivedId(job.id, row.case_id)
  if (row.tries > MOST_TRIES) return unlessDecided(parts, row, commandId, 'FAILED')
  const session = await sessionOf(parts, job)
  if (!session) return unlessDecided(parts, row, commandId, 'FORBIDDEN')
  const ask = { session, commandId, requestId: job.id, now: parts.now(), moved: () => {} }
  try {
    return refusalIn(await decideOne(parts, ask, job, row.case_id))
  } catch (err) {
    if (err instanceof HttpError && err.status < 500 && err.status !== 429) return { code: err.code }
    throw err
  }
}

/** Decides one case by the same function as a single request does. */
const decideOne = (
  parts: BulkParts,
  ask: Deciding,
  { kind, decision, reason }: BulkJobRow,
  id: string,
): Promise<Reply> => {
  const { approve, reject } = decisionsOf(kind)
  return decision === 1
    ? approve({ ...ask, body: { id } }, parts)
    : reject({ ...ask, body: { id, reason: reason ?? '' } }, parts)
}
type Deciding = Asker & { readonly now: Date }

/** A try may have been written though its outcome was never heard: a case that the log has as decided is not called refused. */
const unlessDecided = async (
  { ledger }: BulkParts,
  { uid }: BulkCaseRow,
  commandId: string,
  code: 'FAILED' | 'FORBIDDEN',
): Promise<BulkRefusal | undefined> =>
  uid !== null && (await ledger.knows(walletDecider, uid, commandId)) ? undefined : { code }

const refusalIn = ({ body }: Reply): BulkRefusal | undefined => {
  if (!v.is(wire.refusalAnswer, body)) return undefined
  const { code, details = {} } = body
  return { code: String(code), details: detailsAsText(details) }
}

/** The administrator as the log has them now: one who lost the role, or was disabled, decides nothing more. */
const sessionOf = async ({ ledger }: BulkParts, { asked_by: uid, kind }: BulkJobRow) => {
  const { state } = await ledger.load(memberDecider, uid)
  const { role, enabled, deleted } = state
  const may = enabled && !deleted && role !== 'member' && mayMake(decidingCalls[kind], role)
  return may ? ({ id: '', uid, email: '', role, admin: true } satisfies Session) : undefined
}
