import type { Actor } from '@strongroom/ledger/eventlog'
import type { wire } from '@strongroom/shared'
import type { Db } from '../queries/ask.ts'
import { computed, type Selected, select } from '../queries/select.ts'
import { linesWritten } from './lines.ts'

/** So many of the newest events of a member are looked at: a member who is paid all day is not read from the beginning. */
const LOOKED_AT = 500

const newest = select('events').as(`where uid = $1 order by number desc limit ${LOOKED_AT}`)
const happenings = select({ newest }, ['newest.id', 'newest.type', 'newest.created_at'], {
  data: computed<Readonly<Record<string, unknown>>>('data::json'),
  actor: computed<Actor>("metadata::json -> 'actor'"),
})

/** An event of a member, as the log has it, with the line of their statement that it wrote. */
export type HappeningRow = Selected<typeof happenings> & { readonly line: string | null }

/** The newest events of a member that are of these types, the newest first. */
export const listHappenings = async (
  db: Db,
  uid: string,
  { types, limit }: { types: readonly wire.EventType[]; limit: number },
): Promise<readonly HappeningRow[]> => {
  const found = await happenings(db, 'where type = any($2) order by number desc limit $3', [
    uid,
    types,
    limit,
  ])
  return found.map(row => ({ ...row, line: linesWritten(row)[0]?.id ?? null }))
}
