import type { Db } from '../queries/ask.ts'
import { actor } from '../queries/event-columns.ts'
import { rowsWith } from '../queries/rows-with.ts'
import { computed, rowsOf, type Selected, select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** One entry of reference data as it stands. */
export type CatalogueRow = RowOf<'catalogue'>

/** Every entry of a kind, by id. */
export const listCatalogue = (db: Db, kind: string): Promise<readonly CatalogueRow[]> =>
  rowsWith(db, 'catalogue', { kind }, 'order by id')

/** One entry of the catalogue by kind and id; undefined when there is none. */
export const getCatalogueEntry = async (
  db: Db,
  kind: string,
  id: string,
): Promise<CatalogueRow | undefined> => (await rowsWith(db, 'catalogue', { kind, id }))[0]

const last = select('events', ['created_at as at'], {
  by: actor.actor_id,
  before: computed<Readonly<Record<string, unknown>> | null>("data::json -> 'before'"),
  reason: computed<string | null>("data::json ->> 'reason'"),
}).as("where stream = 'catalogue-' || $2 || '-' || wanted.id and uid is null order by number desc limit 1")

const wanted = rowsOf<{ readonly id: string }>('(select unnest($1::text[]) as id)')
const changes = select({ wanted, last }, ['wanted.id', 'last.at', 'last.by', 'last.before', 'last.reason'])

/** How an entry was last changed; `by` is the uid of an administrator, or the part of the system. */
export type LastChange = Selected<typeof changes>

/** The last change of each of some entries of a kind. */
export const lastChanges = (db: Db, kind: string, ids: readonly string[]): Promise<readonly LastChange[]> =>
  changes(db, `, lateral ${last.rows} last`, [ids, kind])
