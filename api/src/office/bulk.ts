import { type InboxRow, listInbox, sumInbox } from '@strongroom/projections/office'
import { contract, mayMake, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { atScaleOrNull } from '../command/money.ts'
import { done, one, page, refused, rows } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { decidingCalls } from '../platform/cases/deciding-calls.ts'
import { takesTwo, whyUnproven } from '../platform/cases/decision-proof.ts'
import type { BulkJobRow } from '../vault/bulk-jobs.ts'
import { searched } from '../vault/searched.ts'
import { isOfHouse } from './case-decisions.ts'
import { conditionsOf, decidable } from './inbox.ts'
import { bulkJobCsv, bulkRowCsv } from './words.ts'

/** The administrator narrows a filter that fits more: more cases cannot be overseen at once. */
const MOST_CASES = 10_000

const checkRole = (session: Session, kind: wire.BulkKind): void => {
  if (!mayMake(decidingCalls[kind], session.role))
    throw HttpError.forbidden(msg`Your role may not decide these`)
}

const inOrder = { page: 1, sort: 'created_date', order: 'asc', timeZone: 'UTC' } as const

/** The cases of the kind that wait and were chosen or fit the filter, the oldest first. */
const casesOf = async (
  parts: Parts,
  session: Session,
  { kind, ids, filter = {} }: { readonly kind: wire.BulkKind } & Pick<Body, 'ids' | 'filter'>,
) => {
  const chosen = ids ? [{ sql: 'id = any(?)', values: [ids] }] : []
  const { asked, conditions } = await askedBy(parts, session, kind, filter)
  return listInbox(parts.db, asked, [...chosen, ...conditions])
}

const askedBy = async (parts: Parts, session: Session, kind: wire.BulkKind, filter: Narrowing) => {
  const { mine, assigned, named, ...window } = filter
  return {
    asked: await searched(parts.members, { ...inOrder, ...window, kind, limit: MOST_CASES }),
    conditions: conditionsOf(await decidable(parts, session), session, { mine, assigned, named }),
  }
}
type Narrowing = NonNullable<Body['filter']>
type Body = {
  readonly ids?: readonly string[] | undefined
  readonly filter?:
    | (Partial<Omit<wire.ListWindow, 'sort'>> &
        wire.AmountRange & {
          readonly mine?: 1 | undefined
          readonly assigned?: 'me' | 'nobody' | undefined
          readonly named?: 1 | undefined
          readonly currency?: string | undefined
        })
    | undefined
}

/** Why the cases are not decided yet, if so: one of them takes two, and its administrator has not proven themselves. */
const whyBulkUnproven = async (
  parts: Parts,
  session: Session,
  kind: wire.BulkKind,
  rows: readonly InboxRow[],
) => {
  if (isOfHouse(kind)) return whyUnproven(parts, { session })
  const amounts = rows.flatMap(({ currency: code, amount }) => (code && amount ? [{ code, amount }] : []))
  return (await takesTwo(parts, amounts)) ? whyUnproven(parts, { session }) : undefined
}

const start = implement(contract.office.decideInBulk, {
  handler: async ({ body, session, commandId: id }, parts) => {
    const { kind, decision, reason = null } = body
    checkRole(session, kind)
    const known = await parts.bulkJobs.byId(id)
    if (known) return one({ id, total: known.total })
    const { rows, total } = await casesOf(parts, session, body)
    const path = body.ids ? 'ids' : 'filter'
    if (total === 0) throw HttpError.invalid([{ path, message: 'No case that waits fits' }])
    if (total > MOST_CASES)
      throw HttpError.invalid([{ path, message: 'At most 10,000 cases at once: narrow the filter' }])
    const unproven = decision === 1 ? await whyBulkUnproven(parts, session, kind, rows) : undefined
    if (unproven) return unproven
    await parts.bulkJobs.keep({ id, kind, decision, reason, asked_by: session.uid }, rows)
    return one({ id, total: rows.length })
  },
})

const sums = implement(contract.office.bulkSums, {
  handler: async ({ filter: { kind, ...filter }, session }, parts) => {
    const { asked, conditions } = await askedBy(parts, session, kind, filter)
    const found = await sumInbox(parts.db, asked, conditions)
    return rows(
      found.map(({ currency, count, amount }) => ({
        currency,
        count,
        amount: currency === null ? null : atScaleOrNull(parts.catalogue, currency, amount),
      })),
    )
  },
})

const stop = implement(contract.office.stopBulk, {
  handler: async ({ body: { id }, session }, { bulkJobs }) => {
    const job = await bulkJobs.byId(id)
    if (!job) throw HttpError.unknown(msg`This bulk job does not exist`)
    checkRole(session, job.kind)
    if (!(await bulkJobs.stop(id, session.uid)))
      return refused('ALREADY_DECIDED', msg`This bulk job has ended`)
    return done()
  },
})

const statusOf = ({ ended_at, stopped_by }: BulkJobRow) => {
  if (stopped_by !== null) return -1
  return ended_at === null ? 0 : 1
}

const jobs = implement(contract.office.bulkJobs, {
  csv: bulkJobCsv,
  handler: async ({ filter }, { bulkJobs, members }) => {
    const { rows, total } = await bulkJobs.list(await searched(members, filter))
    const names = await members.namesOf(rows.map(({ asked_by }) => asked_by))
    return page({
      total,
      rows: rows.map(row => ({
        id: row.id,
        kind: row.kind,
        decision: row.decision,
        reason: row.reason,
        by: row.asked_by,
        by_name: names(row.asked_by).username,
        created_date: row.asked_at,
        status: statusOf(row),
        finish_date: row.ended_at,
        total: row.total,
        decided: row.decided,
        refused: row.refused,
        left: row.total - row.decided - row.refused,
      })),
    })
  },
})

const jobRows = implement(contract.office.bulkRows, {
  csv: bulkRowCsv,
  handler: async ({ params: { id }, filter }, { bulkJobs, members }) => {
    const { rows, total } = await bulkJobs.rowsOf(id, filter)
    const names = await members.namesOf(rows.flatMap(({ uid }) => uid ?? []))
    return page({
      total,
      rows: rows.map(({ number, case_id, uid, status, code, details, decided_at }) => ({
        number,
        case_id,
        uid,
        ...names(uid ?? ''),
        status,
        code,
        details,
        finish_date: decided_at,
      })),
    })
  },
})

/** Many cases decided at once: begun, stopped, looked at. The workers decide (`decide-in-bulk.ts`). */
export const bulkCalls: readonly Call[] = [start, sums, stop, jobs, jobRows]
