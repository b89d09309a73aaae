import { findMovements, type MovementRow } from '@strongroom/projections/statement'
import { Problem } from '../command/problem.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'

/** Finds a line of a statement by id. Where several members have one of an id, administrators may write `{uid}.{id}`. */
export const lineOf = async ({ db }: Pick<Parts, 'db'>, id: string, uid?: string): Promise<MovementRow> => {
  const [, owner = uid, line = id] = /^(\d+)\.(.+)$/.exec(id) ?? []
  const [found, another] = (await findMovements(db, line)).filter(row => !owner || row.uid === owner)
  if (!found || another) throw Problem.unknown()
  return found
}

/** A member's own line, an administrator's any; to others there is none. */
export const visibleLine = async (
  parts: Pick<Parts, 'db'>,
  id: string,
  { uid, admin }: Session,
): Promise<MovementRow> => {
  const found = await lineOf(parts, id, admin ? undefined : uid)
  if (!admin && found.uid !== uid) throw Problem.unknown()
  return found
}
