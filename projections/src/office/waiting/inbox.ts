import type { ListFilter, wire } from '@strongroom/shared'
import { eitherWay } from '../../queries/amounts.ts'
import { ask, type Db } from '../../queries/ask.ts'
import { type Condition, type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import { type PlainKind, plainKinds, sources } from './sources.ts'

/** A case that waits, of any kind. */
export type InboxRow = {
  readonly kind: wire.CaseKind
  readonly id: string
  readonly uid: string | null
  readonly currency: string | null
  readonly amount: string | null
  readonly entered_by: string | null
  readonly created_at: string
}

/** The filter of `office.inbox` without what is resolved in the vault: assignments and names. */
export type InboxFilter = Omit<ListFilter<'office.inbox'>, 'mine' | 'assigned' | 'named'> & {
  /** Members whose names are searched for. */
  readonly searchedUids?: readonly string[] | undefined
}

const casesOf = (kind: PlainKind): string => {
  const { table, waits, since, enteredBy, currency, amount } = sources[kind]
  return `select '${kind}' as kind, id, uid, ${currency} as currency, ${amount} as amount,
      ${enteredBy} as entered_by, ${since} as created_at
    from ${table} where ${waits}`
}
const proposals = `select 'proposal' as kind, id, null::text as uid, null::text as currency, null::numeric as amount,
    proposed_by as entered_by, created_at
  from views.proposals where status = 0`

const arms = [...plainKinds.map(casesOf), proposals]
/** Every case that waits; PostgreSQL leaves out the kinds that a condition on `kind` excludes. */
const waiting = `(${arms.join(' union all ')}) waiting`

const listing: Listing<InboxFilter> = {
  table: waiting,
  arms,
  sorts: { created_date: 'created_at' },
  equals: { kind: 'kind', currency: 'currency' },
  ranged: eitherWay('amount'),
}

/** A case by how its id begins, by its member, or by the administrator who entered it. */
const searched = ({ search, searchedUids = [] }: InboxFilter): readonly Condition[] =>
  search === undefined
    ? []
    : [
        {
          sql: 'id like ? or uid = ? or uid = any(?) or entered_by = ?',
          values: [`${search.replace(/[\\%_]/g, '\\$&')}%`, search, searchedUids, search],
        },
      ]

/** Cases of all kinds that wait, under conditions besides the filter. */
export const listInbox = (
  db: Db,
  filter: InboxFilter,
  own: readonly Condition[] = [],
): Promise<Listed<InboxRow>> => list(db, listing, filter, own, searched(filter))

/** Sums of the cases under the filter, by currency. */
export const sumInbox = (
  db: Db,
  filter: InboxFilter,
  own: readonly Condition[] = [],
): Promise<readonly SumRow[]> => sums(db, listing, filter, own, searched(filter))

/** A case that waits, by its kind and id. */
export const findWaiting = async (db: Db, kind: wire.CaseKind, id: string): Promise<InboxRow | undefined> =>
  (await ask<InboxRow>(db, `select * from ${waiting} where kind = $1 and id = $2 limit 1`, [kind, id]))[0]
