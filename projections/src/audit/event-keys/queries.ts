import { ask, type Db } from '../../queries/ask.ts'

/** The running number of the event with an id. */
export const findEventNumber = async (db: Db, id: string): Promise<number | undefined> =>
  (
    await ask<{ number: number }>(
      db,
      'select number from views.event_keys where id = $1',
      [id],
      'event number',
    )
  )[0]?.number
