import { decided } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** Changes that wait for a second administrator, and the outcome of each. */
export const proposals: Projection<'proposals'> = {
  name: 'proposals',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { proposals: ['id'] },
  changes: byFact<FactsNamed<'Change'>>({
    ChangeProposed: ({ proposalId: id, change, proposedBy: proposed_by }, event) => {
      const begun = { status: 0, created_at: event.at } as const
      const what = { kind: change.kind, change: JSON.stringify(change) }
      return [insert('proposals', { id, ...what, proposed_by, ...begun })]
    },
    ChangeApproved: (fact, event) => [
      patch('proposals', { id: fact.proposalId }, { status: 2, ...decided(event) }),
    ],
    ChangeRejected: ({ proposalId: id, reason }, event) => [
      patch('proposals', { id }, { status: -1, reason, ...decided(event) }),
    ],
    ChangeWithdrawn: (fact, event) => [
      patch('proposals', { id: fact.proposalId }, { status: -2, ...decided(event) }),
    ],
    ChangeApplied: fact => [patch('proposals', { id: fact.proposalId }, { status: 1 })],
    ChangeLapsed: fact => [patch('proposals', { id: fact.proposalId }, { status: -3, reason: fact.why })],
  }),
}
