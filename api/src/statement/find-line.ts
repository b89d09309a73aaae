import { findMovements, type MovementRow } from '@strongroom/projections/statement'
import type { Pool } from 'pg'
import type { Session } from '../http/call.ts'
import { Problem } from '../http/problem.ts'

/** Finds lines of statements by id. Where several members have one of an id, administrators may write `{uid}.{id}`. */
export const linesIn = (db: Pool) => {
  const lineOf = async (id: string, uid?: string): Promise<MovementRow> => {
    const [, owner = uid, line = id] = /^(\d+)\.(.+)$/.exec(id) ?? []
    const [found, another] = (await findMovements(db, line)).filter(row => !owner || row.uid === owner)
    if (!found || another) throw Problem.unknown()
    return found
  }
  /** A member's own line, an administrator's any; to others there is none. */
  const visible = async (id: string, { uid, admin }: Session): Promise<MovementRow> => {
    const found = await lineOf(id, admin ? undefined : uid)
    if (!admin && found.uid !== uid) throw Problem.unknown()
    return found
  }
  return { lineOf, visible }
}
