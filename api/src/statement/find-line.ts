import { findMovements, type MovementRow } from '@strongroom/projections/statement'
import { HttpError } from '../command/http-error.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'

/** A line's id, and whose it is. Where several members have one of an id, administrators may write `{uid}.{id}`. */
export const namedLine = (id: string, uid?: string): { readonly owner?: string; readonly line: string } => {
  const [, owner = uid, line = id] = /^(\d+)\.(.+)$/.exec(id) ?? []
  return { line, ...(owner === undefined ? {} : { owner }) }
}

/** The line as the statement shows it, if it does. */
export const shownLine = async (
  { db }: Pick<Parts, 'db'>,
  { line, owner }: ReturnType<typeof namedLine>,
): Promise<MovementRow | undefined> => {
  const [found, another] = (await findMovements(db, line)).filter(row => !owner || row.uid === owner)
  if (another) throw HttpError.unknown()
  return found
}

const lineOf = async (parts: Pick<Parts, 'db'>, id: string, uid?: string): Promise<MovementRow> => {
  const found = await shownLine(parts, namedLine(id, uid))
  if (!found) throw HttpError.unknown()
  return found
}

/** A member's own line, an administrator's any; to others there is none. */
export const visibleLine = async (
  parts: Pick<Parts, 'db'>,
  id: string,
  { uid, admin }: Session,
): Promise<MovementRow> => {
  const found = await lineOf(parts, id, admin ? undefined : uid)
  if (!admin && found.uid !== uid) throw HttpError.unknown()
  return found
}
