import { exportEvents, listEvents } from '@strongroom/projections/audit'
import { latestProof, type Proof, readBooks } from '@strongroom/projections/proof'
import { sealStanding } from '@strongroom/projections/seal'
import { contract, type wire } from '@strongroom/shared'
import { file, one, page, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { actorNames } from './actor-names.ts'
import { eventRecord } from './event-record.ts'
import { auditCsv } from './words.ts'

const proofRecord = (
  { equal, number, position, accounts, provenAt, chain, views, differences, more }: Proof,
  isAdmin: boolean,
  seal: wire.SealState | null,
): wire.Proof => {
  // The place of the difference names an account, which concerns no other member.
  const told = isAdmin ? differences : []
  return {
    equal,
    number,
    position,
    accounts,
    checked_date: provenAt,
    chain: { whole: chain.whole, number: chain.number, checked_date: chain.checkedAt },
    views: {
      equal: views.equal,
      compared: views.compared,
      checked_date: views.checkedAt,
      ...(views.skipped > 0 ? { skipped: views.skipped } : {}),
    },
    differences: [...told],
    more: isAdmin ? more : 0,
    difference: told[0] ?? null,
    seal,
  }
}

const sealRecord = async (db: Parts['db']): Promise<wire.SealState | null> => {
  const standing = await sealStanding(db)
  if (!standing) return null
  const { publishedSize, publishedAt, fault } = standing
  return { number: publishedSize, sealed_date: publishedAt, stopped: fault !== null }
}

const events = implement(contract.audit.events, {
  csv: auditCsv,
  handler: async ({ filter }, { db, members }) => {
    const { rows: found, total } = await listEvents(db, filter)
    const records = found.map(eventRecord)
    const named = await actorNames(members, records)
    return page({ rows: records.map(named), total })
  },
})

/** Each may read the whole log. */
const EXPORTS_AN_HOUR = 60

const exported = implement(contract.audit.exported, {
  limits: ({ session }) => [{ key: `audit export ${session?.uid}`, most: EXPORTS_AN_HOUR, seconds: 3600 }],
  handler: async ({ filter, now }, { db }) => {
    const bytes = ReadableStream.from(exportEvents(db, filter)).pipeThrough(new TextEncoderStream())
    const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
    return file({ bytes, type: 'application/x-ndjson; charset=UTF-8', name: `events-${time}.ndjson` })
  },
})

const proof = implement(contract.audit.proof, {
  handler: async ({ session }, { db }) => {
    const found = await latestProof(db)
    if (!found) return rows([])
    return rows([proofRecord(found, session.admin, session.admin ? await sealRecord(db) : null)])
  },
})

const findings = implement(contract.audit.findings, {
  handler: async (_, { db, pastAlarms }) => {
    const [{ proof, sound, findings, more }, past] = await Promise.all([readBooks(db), pastAlarms.latest()])
    return one({
      sound,
      log_changed: proof?.chain.whole === false,
      findings: [...findings],
      more,
      past: past.map(({ finding: { view, kind, key, field }, found_at: found_date, gone_at: gone_date }) => ({
        view,
        kind,
        key,
        field: field ?? null,
        found_date,
        gone_date,
      })),
    } satisfies wire.BookFindings)
  },
})

/** Auditors' reads: the facts themselves, and the proof. */
export const audit: readonly Call[] = [events, exported, findings, proof]
