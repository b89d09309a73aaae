import type { Db } from '../../queries/ask.ts'
import { select } from '../../queries/select.ts'

const numbers = select('event_keys', ['number'])

/** The running number of the event with an id. */
export const findEventNumber = async (db: Db, id: string): Promise<number | undefined> =>
  (await numbers(db, 'where id = $1', [id], 'event number'))[0]?.number
