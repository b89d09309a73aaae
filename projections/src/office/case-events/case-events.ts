import { insert, type Projection, readSql } from '../../runner/projection.ts'
import { sources } from '../waiting/sources.ts'

const all = Object.values(sources)
const namesOf = (kinds: typeof all) => kinds.map(({ namedBy }) => namedBy)

/** Fields by which a fact names its case, the first that it has. A case that is let out by a proposal is named by `caseId`. */
const FIELDS: readonly string[] = [
  'caseId',
  ...namesOf(all.filter(({ isNamedBeside }) => !isNamedBeside)),
  ...['circleId', 'proposalId'],
  ...namesOf(all.filter(({ isNamedBeside }) => isNamedBeside)),
]

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
