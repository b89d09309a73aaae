import { rowsInImportPart } from '@strongroom/ledger/card'
import { uidOf } from '../../event-parts.ts'
import type { PartOf } from '../../rows.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

const table = 'card_imports'

/** The stream of an import is named for it as a member's wallet is for the member. */
const set = (event: AnyEvent, row: PartOf<typeof table>) => patch(table, { id: uidOf(event) }, row)

/** Large files of card logs: how far each is, and how it ended. Parts are counted as whole ones: the last is cut by the query. */
export const cardImports: Projection<'card_imports'> = {
  name: table,
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_imports: ['id'] },
  changes: byFact<FactsNamed<'CardImport'>>({
    CardImportOpened: ({ rows, enteredBy: uid }, event) => {
      const begun = { state: 'ready', done: 0, fresh: 0, problems: 0, created_at: event.at } as const
      return [insert(table, { id: uidOf(event), uid, rows, ...begun })]
    },
    CardImportAdvanced: ({ parts, rows: fresh }, event) => [
      set(event, { done: parts * rowsInImportPart, fresh }),
    ],
    CardImportAccepted: (_, event) => [set(event, { state: 'booking', done: 0, fresh: 0 })],
    CardImportRefused: ({ problems }, event) => [
      set(event, { state: 'refused', problems: problems.length, finished_at: event.at }),
    ],
    CardImportBooked: (_, event) => [set(event, { state: 'booked', finished_at: event.at })],
  }),
}
