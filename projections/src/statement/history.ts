import type { Db } from '../queries/ask.ts'
import { actor } from '../queries/event-columns.ts'
import { computed, type Selected, select } from '../queries/select.ts'
import { linesWritten } from './lines.ts'
import type { MovementRow } from './queries.ts'

const tellings = select('events', ['type', 'created_at'], {
  ...actor,
  data: computed<Readonly<Record<string, unknown>>>('data::json'),
})
type Told = Selected<typeof tellings>

/** An event about a movement. */
export type HistoryEvent = Omit<Told, 'data'>
type Named = Pick<MovementRow, 'uid' | 'id' | 'reference'>

/** So many of the newest events that name a reference are looked at: a fixed deposit has two a month. */
const MOST = 200

/** The events about a line in the order of the log: those that wrote it, and those of the same top-up, swap or payment. */
export const historyOf = async (db: Db, line: Named): Promise<readonly HistoryEvent[]> => {
  const where = `where uid = $1 and position($2 in data) > 0 order by number desc limit ${MOST}`
  const found = await tellings(db, where, [line.uid, line.reference])
  return found
    .filter(event => isAbout(event, line))
    .map(({ data: _, ...event }) => event)
    .reverse()
}

/** A bonus names another member instead of an id of its own: its event is found by the line that it wrote. */
const isAbout = (event: Told, { id, reference }: Named): boolean =>
  linesWritten(event).some(line => line.id === id) ||
  Object.entries(event.data).some(([field, value]) => field.endsWith('Id') && value === reference)

/** The other lines of a movement on its member's statement, the oldest first. */
export const relatedLines = (db: Db, { uid, id, reference }: Named): Promise<readonly MovementRow[]> =>
  select('movements')(db, 'where uid = $1 and reference = $2 and id <> $3 order by number, id limit 50', [
    uid,
    reference,
    id,
  ])

/** The lines on a member's statement that have a reference, or are the line of that id, the oldest first. */
export const linesAbout = (db: Db, uid: string, reference: string): Promise<readonly MovementRow[]> =>
  select('movements')(db, 'where uid = $1 and (reference = $2 or id = $2) order by number, id limit 50', [
    uid,
    reference,
  ])
