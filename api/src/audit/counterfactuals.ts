import { randomUUID } from 'node:crypto'
import type { WouldBeRefused } from '@strongroom/ledger/audit'
import { contract, wire } from '@strongroom/shared'
import * as v from 'valibot'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { detailsAsText, refusalOf } from '../command/refusals.ts'
import { file, one, rows } from '../command/replies.ts'
import { byteOrderMark } from '../csv/csv.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { fileNameOf } from '../http/csv-list.ts'
import type { CounterfactualRow, KeptReport } from '../vault/counterfactuals.ts'
import { counterfactualCsv } from './counterfactual-csv.ts'
import { membersIn, mostMembers } from './differing-members.ts'

/** Each reads the whole log. */
const AN_HOUR = 60

const askOne = implement(contract.audit.askCounterfactual, {
  limits: ({ session }) => [{ key: `counterfactuals ${session?.uid}`, most: AN_HOUR, seconds: 3600 }],
  handler: async ({ body, session }, { counterfactuals }) => {
    const id = randomUUID()
    await counterfactuals.keep({ id, ...body, asked_by: session.uid })
    return one({ id })
  },
})

const stop = implement(contract.audit.stopCounterfactual, {
  handler: async ({ body: { id } }, { counterfactuals }) => {
    const status = await counterfactuals.stop(id)
    if (status === undefined) throw HttpError.unknown(msg`This counterfactual does not exist`)
    return one({ id, status })
  },
})

const asCsv = implement(contract.audit.counterfactualCsv, {
  handler: async ({ params: { id }, now }, { counterfactuals }) => {
    const report = (await counterfactuals.byId(id))?.report
    if (!report) throw HttpError.unknown(msg`This counterfactual has no report`)
    const text = byteOrderMark + counterfactualCsv(report).join('')
    const bytes = new TextEncoder().encode(text)
    return file({ bytes, type: 'text/csv; charset=UTF-8', name: fileNameOf('counterfactual', now) })
  },
})

type NamesOf = Awaited<ReturnType<Parts['members']['namesOf']>>

const recordOf = (row: CounterfactualRow, names: NamesOf): wire.Counterfactual => ({
  id: row.id,
  terms: row.terms,
  from: row.from,
  to: row.to,
  by: row.asked_by,
  by_name: names(row.asked_by).username,
  created_date: row.asked_at,
  status: row.status,
  done: row.done,
  total: row.total,
  finish_date: row.ended_at,
})

const list = implement(contract.audit.counterfactuals, {
  handler: async (_, { counterfactuals, members }) => {
    const found = await counterfactuals.list()
    const names = await members.namesOf(found.map(({ asked_by }) => asked_by))
    return rows(found.map(row => recordOf(row, names)))
  },
})

const get = implement(contract.audit.counterfactual, {
  handler: async ({ params: { id } }, { counterfactuals, members }) => {
    const row = await counterfactuals.byId(id)
    if (!row) throw HttpError.unknown(msg`This counterfactual does not exist`)
    const { report } = row
    const named = [...(report?.members ?? []).slice(0, mostMembers), ...(report?.refusals ?? [])]
    const names = await members.namesOf([row.asked_by, ...named.map(({ uid }) => uid)])
    return one({ ...recordOf(row, names), report: report && reportOf(report, names) })
  },
})

const reportOf = (report: KeptReport, names: NamesOf): wire.CounterfactualReport['report'] => ({
  first: report.first,
  last: report.last,
  accounts: [...report.accounts],
  decided: report.decided,
  differ: report.differ,
  refused: report.refused,
  as_happened: Object.entries(report.asHappened).map(([type, count]) => ({ type, count })),
  below_zero: report.belowZero,
  member_count: membersIn(report),
  members: report.members
    .slice(0, mostMembers)
    .map(member => ({ ...member, username: names(member.uid).username })),
  refusals: report.refusals.map(({ refusal, ...about }) => ({
    ...about,
    username: names(about.uid).username,
    ...codeOf(refusal),
  })),
})

/** The code and the details that a request would have got. */
const codeOf = (refusal: WouldBeRefused['refusal']) => {
  const body = refusal && refusalOf(refusal).body
  if (!v.is(wire.refusalAnswer, body)) return { code: null, details: {} }
  return { code: String(body.code), details: { ...detailsAsText(body.details) } }
}

/** Commands of some days decided again under other terms, for auditors. The workers decide (`replay-counterfactuals.ts`). */
export const counterfactualCalls: readonly Call[] = [askOne, stop, list, get, asCsv]
