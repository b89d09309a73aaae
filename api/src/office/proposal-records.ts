import type { ProposalRow } from '@strongroom/projections/office'
import type { wire } from '@strongroom/shared'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { codeOf, mayDecideProposal } from '../platform/proposals/may-decide.ts'
import { memberOfChange } from '../platform/proposals/policy.ts'
import { effectOf } from './proposal-kinds.ts'

/** Proposals as one administrator reads them: in words of fields, with names, and whether they may decide them. */
export const proposalRecords = async (
  parts: Parts,
  session: Session,
  rows: readonly ProposalRow[],
): Promise<readonly wire.Proposal[]> => {
  const people = rows.flatMap(row => [
    row.proposed_by,
    row.decided_by ?? '',
    memberOfChange(row.change) ?? '',
  ])
  const names = await parts.members.namesOf(people.filter(uid => /^\d+$/.test(uid)))
  return Promise.all(
    rows.map(async row => {
      const uid = memberOfChange(row.change) ?? null
      return {
        id: row.id,
        kind: row.kind,
        ...(await effectOf(row.change.kind).shown(parts, row.change, row)),
        uid,
        ...names(uid ?? ''),
        proposed_by: row.proposed_by,
        proposed_by_name: names(row.proposed_by).username,
        status: row.status,
        mine: mayDecideProposal(parts, session, row) ? 1 : 0,
        why: 'reason' in row.change ? (row.change.reason ?? null) : null,
        reason: row.status === -3 ? codeOf(row.reason ?? '') : row.reason,
        created_date: row.created_at,
        finish_date: row.decided_at,
        decided_by: row.decided_by,
        decided_by_name: names(row.decided_by ?? '').username,
      }
    }),
  )
}
