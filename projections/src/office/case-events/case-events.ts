import { insert, type Projection } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/**
 * Fields by which a fact names its case, the first that it has: a withdrawal names its bank account besides, which is a case
 * of its own while it waits for its review.
 */
const FIELDS = [
  ...['caseId', 'topUpId', 'depositId', 'fpsId', 'withdrawalId', 'sendId', 'requestId', 'paymentId'],
  ...['adjustmentId', 'chargeId', 'orderId', 'applicationId', 'recordId', 'circleId', 'proposalId', 'bankId'],
] as const

/** The ids of the cases that a fact is about; an address that is given ends several applications at once. */
const casesOf = (fact: Readonly<Record<string, unknown>>): readonly string[] => {
  if (Array.isArray(fact.applications)) return [...new Set(fact.applications.map(String))]
  const field = FIELDS.find(each => typeof fact[each] === 'string')
  return field === undefined ? [] : [String(fact[field])]
}

/** Which events a case has: its timeline. */
export const caseEvents: Projection<'case_events'> = {
  name: 'case_events',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { case_events: ['case_id', 'number'] },
  changes: ({ data }, { number }) => casesOf(data).map(case_id => insert('case_events', { case_id, number })),
}
