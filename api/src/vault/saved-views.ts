/** How administrators have filtered, sorted and arranged lists. */

import { ask, type Db, type Selected } from '@strongroom/projections/queries'
import { errorCode } from '@strongroom/shared/error'
import { first, firstOf, run } from './run.ts'
import { selectPrivate } from './tables.ts'

const views = selectPrivate('saved_views', [
  'id::text',
  'owner::text',
  'place',
  'query',
  'name',
  'is_shared',
  'saved_at',
])

/** A saved view as it is kept. `place` is the address of its list, `query` what stands behind the question mark. */
export type ViewRow = Selected<typeof views>

type NewView = Omit<ViewRow, 'id' | 'saved_at'>
type Change = Partial<Pick<ViewRow, 'query' | 'name' | 'is_shared'>>

/** Two views were given one name at the same moment, and neither saw the other: the index refuses the second. */
const noneWhenTaken = (error: unknown): readonly ViewRow[] => {
  if (errorCode(error) === '23505') return []
  throw error
}

/** The views of a list that an administrator sees: their own, then the shared ones, by name. */
export const at = (db: Db, place: string, uid: string): Promise<readonly ViewRow[]> =>
  views(
    db,
    `where place = $1 and (owner = $2 or is_shared) order by owner <> $2, lower(name), saved_views.id limit 500`,
    [place, uid],
  )

/** A view that an administrator sees. */
export const find = (db: Db, id: string, uid: string): Promise<ViewRow | undefined> =>
  firstOf(views(db, 'where id::text = $1 and (owner = $2 or is_shared)', [id, uid]))

/** An administrator's own view of a name, whatever its letter case. */
export const named = (db: Db, owner: string, place: string, name: string): Promise<ViewRow | undefined> =>
  firstOf(views(db, 'where owner = $1 and place = $2 and lower(name) = lower($3)', [owner, place, name]))

/** How many views an administrator has. */
export const countOf = async (db: Db, owner: string): Promise<number> =>
  (
    await ask<{ n: number }>(db, 'select count(*)::int as n from private.saved_views where owner = $1', [
      owner,
    ])
  )[0]?.n ?? 0

/** Saves a view; nothing when the owner has one of the name there. */
export const add = (
  db: Db,
  { owner, place, query, name, is_shared }: NewView,
): Promise<ViewRow | undefined> =>
  first<ViewRow>(
    db,
    `insert into private.saved_views (owner, place, query, name, is_shared) values ($1, $2, $3, $4, $5)
       on conflict (owner, place, lower(name)) do nothing returning ${views.columns}`,
    [owner, place, query, name, is_shared],
  )

/** Changes a view. Nothing when it is gone, or when the owner has another one of the name there. */
export const change = async (
  db: Db,
  id: string,
  { query, name, is_shared }: Change,
): Promise<ViewRow | undefined> =>
  (
    await ask<ViewRow>(
      db,
      `update private.saved_views v set query = coalesce($2, v.query), name = coalesce($3, v.name),
         is_shared = coalesce($4, v.is_shared), saved_at = now()
       where v.id = $1 and not exists (
         select from private.saved_views other
         where other.owner = v.owner and other.place = v.place and other.id <> v.id and lower(other.name) = lower($3))
       returning ${views.columns}`,
      [id, query ?? null, name ?? null, is_shared ?? null],
    ).catch(noneWhenTaken)
  )[0]

/** Removes a view. */
export const remove = (db: Db, id: string): Promise<void> =>
  run(db, 'delete from private.saved_views where id = $1', [id])
