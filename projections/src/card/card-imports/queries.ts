import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list } from '../../queries/list.ts'

/** An import of a file of card logs. Times are ISO 8601. */
export type CardImportRow = {
  readonly id: string
  /** The administrator who began it. */
  readonly uid: string
  readonly state: 'ready' | 'booking' | 'booked' | 'refused'
  /** Of the file. */
  readonly rows: number
  /** Rows that are done with what the state asks for. */
  readonly done: number
  /** Those of them that are new. */
  readonly fresh: number
  /** The named rows for which it was refused. */
  readonly problems: number
  readonly created_at: string
  readonly finished_at: string | null
}

const listing: Listing<ListFilter<'card.imports'>> = {
  table: 'views.card_imports',
  columns: 'id, uid, state, rows, least(done, rows) as done, fresh, problems, created_at, finished_at',
  sorts: { created_date: 'created_at', finish_date: 'finished_at', rows: 'rows' },
  equals: { uid: 'uid', state: 'state' },
  tie: 'id',
  time: 'created_at',
  search: ['id', 'uid'],
}

/** Imports of large files, begun by any administrator or by one. */
export const listCardImports = (db: Db, filter: ListFilter<'card.imports'>): Promise<Listed<CardImportRow>> =>
  list(db, listing, filter)
