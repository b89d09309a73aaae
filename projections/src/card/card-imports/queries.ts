import type { ListFilter } from '@strongroom/shared'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** An import of a file of card logs. Times are ISO 8601. */
export type CardImportRow = RowOf<'card_imports'>

/** Imports of large files, begun by any administrator or by one. */
export const { page: listCardImports } = listed<ListFilter<'card.imports'>, 'card_imports'>({
  table: 'views.card_imports',
  columns: 'id, uid, state, rows, least(done, rows) as done, fresh, problems, created_at, finished_at',
  sorts: { created_date: 'created_at', finish_date: 'finished_at', rows: 'rows' },
  equals: { uid: 'uid', state: 'state' },
  search: ['id', 'uid'],
})
