import type { Actor } from '@strongroom/ledger/eventlog'
import type { wire } from '@strongroom/shared'
import { ask, type Db } from '../queries/ask.ts'
import type { RowOf } from '../rows.ts'
import { linesWritten } from './lines.ts'

/** An event of a member, as the log has it, with the line of their statement that it wrote. */
export type HappeningRow = Pick<RowOf<'events'>, 'id' | 'type' | 'created_at'> & {
  readonly data: Readonly<Record<string, unknown>>
  readonly actor: Actor
  readonly line: string | null
}

/** So many of the newest events of a member are looked at: a member who is paid all day is not read from the beginning. */
const LOOKED_AT = 500

/** The newest events of a member that are of these types, the newest first. */
export const listHappenings = async (
  db: Db,
  uid: string,
  { types, limit }: { types: readonly wire.EventType[]; limit: number },
): Promise<readonly HappeningRow[]> => {
  const found = await ask<Omit<HappeningRow, 'line'>>(
    db,
    `select id, type, data::json as data, metadata::json -> 'actor' as actor, created_at from (
       select * from views.events where uid = $1 order by number desc limit ${LOOKED_AT}
     ) newest where type = any($2) order by number desc limit $3`,
    [uid, types, limit],
  )
  return found.map(row => ({ ...row, line: linesWritten(row)[0]?.id ?? null }))
}
