import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Pool } from 'pg'

/** Large imports that have begun and not ended: the job goes on with them after any process died. */
export const unfinishedImports = (events: readonly LedgerEvent[]): string[] => {
  const open = new Set<string>()
  for (const { type, stream } of events) {
    if (type === 'CardImportOpened') open.add(stream)
    if (type === 'CardImportBooked' || type === 'CardImportRefused') open.delete(stream)
  }
  return [...open].map(stream => `${stream} was begun and is not over`)
}

/** Files of card logs that are still kept: they go with the end of their import. */
export const keptFiles = async (databaseUrl: string): Promise<string[]> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  try {
    const { rows } = await pool.query<{ id: string }>('select id from private.card_imports')
    return rows.map(({ id }) => `the file of the import ${id} is still kept`)
  } finally {
    await pool.end()
  }
}
