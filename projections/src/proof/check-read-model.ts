import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Pool, PoolClient } from 'pg'
import { advance } from '../runner/advance.ts'
import { type Checkpoint, createTables, dropTables, readCheckpoint } from '../runner/checkpoint.ts'
import { createRunner } from '../runner/create-runner.ts'
import { isPlaceIn, type Place } from '../runner/pages.ts'
import type { Projection } from '../runner/projection.ts'
import type { Runner } from '../runner/runner.ts'
import { inTransaction, withClient } from '../runner/transaction.ts'
import { compareTables, type Found } from './compare-tables.ts'
import { inPlace } from './in-place.ts'
import { resting } from './resting.ts'

export type CheckParts = {
  readonly pool: Pool
  readonly log: Log
  readonly signal?: AbortSignal
  /** How much longer than a page of events took the check rests before the next; readers and writers have the time. */
  readonly restFactor: number
}

/** Small: the tables being made are a process' work beside its others. */
const LIMITS = { events: 2_000, rows: 2_000 }

/** The finding, up to which event of the log, and where the live tables stood. */
export type CheckedModel = Found & { readonly number: number; readonly place: Place }

/**
 * Makes a read model anew from the log, in tables that no query reads, and compares it with the live tables, row by
 * row. Live tables are never locked nor held still: they are read in one sight, and the others brought to the same event. Nothing
 * where the two cannot be compared: the live tables are of another version, not of this log, have a parked stream, or others took their
 * place meanwhile.
 */
export const checkReadModel = async (
  parts: CheckParts,
  projection: Projection,
): Promise<CheckedModel | undefined> => {
  const { pool, log } = parts
  const standing = await readCheckpoint(pool, { projection, generation: 'live' })
  if (!isComparable(projection, standing) || !isPlaceIn(await log.head(), standing.position)) return undefined
  const runner = createRunner({ pool, log: resting(log, parts) })
  const check = { projection, generation: 'check' } as const
  try {
    await makeTables(pool, projection)
    if (!(await bringTo(runner, projection, standing.position, parts.signal))) return undefined
    return await inPlace(pool, Object.keys(projection.tables), () =>
      withClient(pool, live => compareAtLive(live, runner, projection, parts.signal)),
    )
  } finally {
    await inTransaction(pool, client => dropTables(client, check))
  }
}

const isComparable = ({ version }: Projection, standing: Checkpoint | undefined): standing is Checkpoint =>
  standing?.version === version && standing.parked === 0

/** Tables that are lost in a crash, which spares writing them twice: the next check makes them anew. */
const makeTables = (pool: Pool, projection: Projection): Promise<void> =>
  inTransaction(pool, async client => {
    const check = { projection, generation: 'check' } as const
    await client.query('set local synchronous_commit = off')
    await dropTables(client, check)
    const sql = projection.sql.replaceAll(/^create table/gm, 'create unlogged table')
    await createTables(client, { ...check, projection: { ...projection, sql } }, { indexed: false })
  })

/** Whether the tables made for the check have come to a place, with every stream. */
const bringTo = async (
  runner: Runner,
  projection: Projection,
  upTo: Place,
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  const check = { projection, generation: 'check' } as const
  if (upTo !== '' && (await advance(runner, check, { upTo, signal, limits: LIMITS })) !== 'caught-up')
    return false
  const made = await readCheckpoint(runner.pool, check)
  return made?.position === upTo && made.parked === 0
}

const compareAtLive = async (
  live: PoolClient,
  runner: Runner,
  projection: Projection,
  signal: AbortSignal | undefined,
) => {
  await live.query('begin isolation level repeatable read read only')
  const standing = await readCheckpoint(live, { projection, generation: 'live' })
  const isThere =
    isComparable(projection, standing) && (await bringTo(runner, projection, standing.position, signal))
  const found = isThere
    ? await withClient(runner.pool, check =>
        compareTables(
          { client: live, generation: 'live' },
          { client: check, generation: 'check' },
          projection,
        ),
      )
    : undefined
  await live.query('commit')
  return found && { ...found, number: standing?.events ?? 0, place: standing?.position ?? '' }
}
