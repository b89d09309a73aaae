import { decided } from '../../decided.ts'
import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** Changes that wait for a second administrator, and the outcome of each. */
export const proposals: Projection<'proposals'> = {
  name: 'proposals',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { proposals: ['id'] },
  changes: event => {
    if (!event.stream.startsWith('proposal-')) return []
    const { data: fact } = event
    switch (fact.type) {
      case 'ChangeProposed': {
        const { proposalId: id, change, proposedBy: proposed_by } = fact
        const begun = { status: 0, created_at: event.at }
        const what = { kind: change.kind, change: JSON.stringify(change) }
        return [insert('proposals', { id, ...what, proposed_by, ...begun })]
      }
      case 'ChangeApproved':
        return [patch('proposals', { id: fact.proposalId }, { status: 2, ...decided(event) })]
      case 'ChangeRejected': {
        const { proposalId: id, reason } = fact
        return [patch('proposals', { id }, { status: -1, reason, ...decided(event) })]
      }
      case 'ChangeWithdrawn':
        return [patch('proposals', { id: fact.proposalId }, { status: -2, ...decided(event) })]
      case 'ChangeApplied':
        return [patch('proposals', { id: fact.proposalId }, { status: 1 })]
      case 'ChangeLapsed':
        return [patch('proposals', { id: fact.proposalId }, { status: -3, reason: fact.why })]
      default:
        return []
    }
  },
}
