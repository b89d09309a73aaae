import { parseDecimal } from '@strongroom/shared'
import type { PoolClient } from 'pg'
import { advance } from './advance.ts'
import { atOnePosition, compareAtOnePosition } from './at-one-position.ts'
import { dropTables, type Generation, readCheckpoint, schemaOf } from './checkpoint.ts'
import { type Comparison, type DifferingMoney, sumDifferences } from './compare.ts'
import { type Hold, withExclusiveLock } from './exclusive-lock.ts'
import { isPlaceIn } from './pages.ts'
import type { Projection } from './projection.ts'
import { MoneyDiffers, RebuildRefused, refuseIfChanged } from './rebuild-refused.ts'
import type { Runner, Target } from './runner.ts'
import { inTransaction, patiently } from './transaction.ts'

/** Compares a finished rebuild with the live tables again, as both stand now. */
export const compareAgain = (runner: Runner, projection: Projection): Promise<Comparison> =>
  withExclusiveLock(runner, projection, async ({ check }) => {
    await needFinished(runner, projection)
    return patiently(() => compareAtOnePosition(runner, projection, check))
  })

/**
 * Puts a finished rebuild's tables in the place of the live ones, which stay as the previous ones. One transaction. Where the
 * two have other money, it is refused (`MoneyDiffers`) unless `confirmed` names each amount by which they differ; while the log's
 * chain is not whole (`LogChanged`), unless an operator who has kept the evidence says `evenIfChanged`.
 */
export const cutOver = (
  runner: Runner,
  projection: Projection,
  confirmed: readonly DifferingMoney[] = [],
  { evenIfChanged = false }: { readonly evenIfChanged?: boolean } = {},
): Promise<void> =>
  withExclusiveLock(runner, projection, hold =>
    replaceLive(runner, projection, hold, async client => {
      if (!evenIfChanged) await refuseIfChanged(client)
      const differing = await sumDifferences(client, projection)
      if (!isConfirmed(differing, confirmed)) throw new MoneyDiffers(projection.name, differing)
    }),
  )

const isConfirmed = (differing: readonly DifferingMoney[], confirmed: readonly DifferingMoney[]): boolean =>
  differing.every(({ unit, amount }) =>
    confirmed.some(each => each.unit === unit && parseDecimal(each.amount)?.equals(amount)),
  )

const needFinished = async (runner: Runner, projection: Projection): Promise<void> => {
  const next = await readCheckpoint(runner.pool, { projection, generation: 'next' })
  if (!next) throw new RebuildRefused(`${projection.name} has no rebuilt tables`)
  if (!next.complete)
    throw new RebuildRefused(`the rebuild of ${projection.name} was cut off: rebuild it again`)
}

/** Moves the tables. `refuseUnless` may throw, in the transaction, while both stand at one position. */
export const replaceLive = async (
  runner: Runner,
  projection: Projection,
  { check }: Hold,
  refuseUnless: (client: PoolClient) => Promise<void>,
): Promise<void> => {
  await check(runner.pool)
  await needFinished(runner, projection)
  await patiently(() =>
    atOnePosition(runner, projection, async client => {
      await check(client)
      await refuseUnless(client)
      await dropTables(client, { projection, generation: 'previous' })
      await moveTables(client, projection, 'live', 'previous')
      await moveTables(client, projection, 'next', 'live')
    }),
  )
}

/**
 * Puts the previous tables back in the live ones' place, which become the next ones. One transaction. Before it, the
 * previous tables are brought up to date; tables of another version wait for the code that made them.
 */
export const rollBack = (runner: Runner, projection: Projection): Promise<void> =>
  withExclusiveLock(runner, projection, async hold => {
    if (!(await readCheckpoint(runner.pool, { projection, generation: 'previous' })))
      throw new RebuildRefused(`${projection.name} has no previous tables to go back to`)
    if (!(await isInLog(runner, { projection, generation: 'previous' })))
      throw new RebuildRefused(`the previous tables of ${projection.name} are not of this log: rebuild it`)
    await advance(runner, { projection, generation: 'previous' })
    await patiently(() => restorePrevious(runner, projection, hold))
  })

const restorePrevious = (runner: Runner, projection: Projection, { check }: Hold): Promise<void> =>
  inTransaction(runner.pool, async client => {
    await client.query(`set local lock_timeout = '3s'`)
    await client.query('select from views.checkpoint where projection = $1 for update', [projection.name])
    await check(client)
    await dropTables(client, { projection, generation: 'next' })
    await moveTables(client, projection, 'live', 'next')
    await moveTables(client, projection, 'previous', 'live')
  })

/** Throws a rebuild's tables away, or those before the last cut-over. Refused when there are none. */
export const discard = (
  runner: Runner,
  projection: Projection,
  generation: 'next' | 'previous',
): Promise<void> =>
  withExclusiveLock(runner, projection, async hold => {
    if (!(await readCheckpoint(runner.pool, { projection, generation })))
      throw new RebuildRefused(
        `${projection.name} has no ${generation === 'next' ? 'rebuilt' : 'previous'} tables to discard`,
      )
    await dropGeneration(runner, projection, generation, hold)
  })

/** Gives the space of a generation back. */
export const dropGeneration = (
  runner: Runner,
  projection: Projection,
  generation: Generation,
  { check }: Hold,
): Promise<void> =>
  inTransaction(runner.pool, async client => {
    await check(client)
    await dropTables(client, { projection, generation })
  })

/** Tables take their indexes along; names inside a schema stay the same, so no reader's query changes. */
const moveTables = async (
  client: PoolClient,
  { name, tables }: Projection,
  from: Generation,
  to: Generation,
) => {
  for (const table of Object.keys(tables))
    await client.query(`alter table ${schemaOf[from]}.${table} set schema ${schemaOf[to]}`)
  for (const own of ['checkpoint', 'parked'])
    await client.query(`update views.${own} set generation = $3 where projection = $1 and generation = $2`, [
      name,
      from,
      to,
    ])
}

/** Whether tables stand at a place that this log has. */
export const isInLog = async (runner: Runner, target: Target): Promise<boolean> => {
  const position = (await readCheckpoint(runner.pool, target))?.position ?? ''
  return isPlaceIn(await runner.log.head(), position)
}
