import { ask, type Db } from '../queries/ask.ts'
import { rowsWith } from '../queries/rows-with.ts'
import { select } from '../queries/select.ts'
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

/** How an entry was last changed. */
export type LastChange = {
  readonly id: string
  readonly at: string
  /** uid of an administrator, or the part of the system. */
  readonly by: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly reason: string | null
}

const lastEvent = select('events', ['created_at', 'metadata', 'data']).sql(
  "where stream = 'catalogue-' || $2 || '-' || wanted.id and uid is null order by number desc limit 1",
)

/** The last change of each of some entries of a kind. */
export const lastChanges = (db: Db, kind: string, ids: readonly string[]): Promise<readonly LastChange[]> =>
  ask<LastChange>(
    db,
    `select id, created_at as at, metadata::json #>> '{actor,id}' as by,
      data::json -> 'before' as before, data::json ->> 'reason' as reason
    from unnest($1::text[]) as wanted(id),
      lateral (${lastEvent}) last`,
    [ids, kind],
  )
