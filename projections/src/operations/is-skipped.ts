import type { Pool } from 'pg'

/** Whether an operator has decided to leave the event at a position out of a read model. */
export const isSkipped = async (db: Pool, projection: string, position: string): Promise<boolean> => {
  const { rowCount } = await db.query('select from views.skipped where projection = $1 and position = $2', [
    projection,
    position,
  ])
  return rowCount === 1
}
