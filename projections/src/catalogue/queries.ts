import { ask, type Db } from '../queries/ask.ts'

/** One entry of reference data as it stands. */
export type CatalogueRow = {
  readonly kind: string
  readonly id: string
  readonly value: Readonly<Record<string, unknown>>
  /** Of the event that made it so. */
  readonly position: string
  readonly created_at: string
  readonly updated_at: string
}

/** Every entry of a kind, by id. */
export const listCatalogue = (db: Db, kind: string): Promise<readonly CatalogueRow[]> =>
  ask<CatalogueRow>(db, 'select * from views.catalogue where kind = $1 order by id', [kind])

/** One entry of the catalogue by kind and id; undefined when there is none. */
export const getCatalogueEntry = async (
  db: Db,
  kind: string,
  id: string,
): Promise<CatalogueRow | undefined> =>
  (await ask<CatalogueRow>(db, 'select * from views.catalogue where kind = $1 and id = $2', [kind, id]))[0]
