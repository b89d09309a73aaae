import type { Pool, PoolClient } from 'pg'
import type { Place } from '../runner/pages.ts'
import { withClient } from '../runner/transaction.ts'
import type { CheckedModel } from './check-read-model.ts'
import type { TablePrint } from './compare-tables.ts'

type Known = { readonly place: Place; readonly prints: readonly TablePrint[] }

/**
 * Read models that were found as the log makes them, by where they stood and by one number a table. As long as neither has changed,
 * there is no need to make them from the log again: they are only read, and nothing is written.
 */
export class KnownSound {
  readonly #known = new Map<string, Known>()

  /** Keeps what a check has found, or forgets what it has not found sound. */
  note(subject: string, found: CheckedModel | undefined): void {
    this.#known.delete(subject)
    if (found && found.differences.length + found.more === 0)
      this.#known.set(subject, { place: found.place, prints: found.prints })
  }

  /** Those that stand as they were found, asked for in this order and in one sight, until there is no more time. */
  async look(pool: Pool, subjects: readonly string[], isOver: () => boolean): Promise<readonly string[]> {
    const asked = subjects.filter(subject => this.#known.has(subject))
    if (asked.length === 0) return []
    return withClient(pool, async client => {
      await client.query('begin isolation level repeatable read read only')
      const sound = await this.#lookAt(client, asked, isOver)
      await client.query('commit')
      return sound
    })
  }

  async #lookAt(client: PoolClient, asked: readonly string[], isOver: () => boolean) {
    const places = await placesIn(client)
    const sound: string[] = []
    for (const subject of asked) {
      const known = this.#known.get(subject)
      const isSound = known && places.get(subject) === known.place && (await isSame(client, known.prints))
      if (isSound) sound.push(subject)
      else this.#known.delete(subject)
      if (isOver()) break
    }
    return sound
  }
}

const placesIn = async (client: PoolClient): Promise<ReadonlyMap<string, Place>> => {
  const { rows } = await client.query<{ projection: string; position: Place }>(
    `select projection, position from views.checkpoint where generation = 'live' and parked = 0`,
  )
  return new Map(rows.map(({ projection, position }) => [projection, position]))
}

const isSame = async (client: PoolClient, prints: readonly TablePrint[]): Promise<boolean> => {
  const { rows } = await client.query<{ found: readonly string[] }>(
    `select array[${prints.map(({ sql }) => sql).join()}]::text[] as found`,
  )
  return prints.every(({ print }, at) => rows[0]?.found[at] === print)
}
