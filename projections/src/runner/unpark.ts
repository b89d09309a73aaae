import type { Position } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { asError } from '@strongroom/shared/error'
import type { PoolClient } from 'pg'
import { beginHolding, commitAt, schemaOf } from './checkpoint.ts'
import { folding, loadReads } from './fold.ts'
import { LazyEvent } from './lazy-event.ts'
import { idOf } from './parked.ts'
import type { Runner, Target } from './runner.ts'
import { withClient } from './transaction.ts'
import { isUnprojectable } from './unprojectable.ts'
import { WorkingSet } from './working-set.ts'
import { writeRows } from './write-rows.ts'

/** How many events of a parked stream were projected, and the reason why the rest were not, if any. */
export type Unparked = { readonly projected: number; readonly stuckAt?: number; readonly error?: string }

/** An operator's decision to leave an event out. `by` is their uid. */
export type Skip = {
  readonly reason: string
  readonly by: string
  /** Money facts are refused unless this says so: the balances will then differ from the log, and the proof will say so. */
  readonly evenMoney?: boolean
}

/** The event is not left out; the message tells an operator why. */
export class SkipRefused extends Error {
  override readonly name = 'SkipRefused'
}

/** Projects a parked stream's events again, in order, each in a transaction of its own, until one fails or none is left. */
export const retryParked = async (runner: Runner, target: Target, stream: string): Promise<Unparked> => {
  for (let projected = 0; ; projected++) {
    const outcome = await retryFirst(runner, target, stream)
    if (outcome === 'none-left') return { projected }
    if (outcome !== 'projected') return { projected, ...outcome }
  }
}

/** Leaves the first event of a parked stream out for ever, with a reason, and projects the rest. */
export const skipParked = async (
  runner: Runner,
  target: Target,
  stream: string,
  skip: Skip,
): Promise<Unparked> => {
  if (!skip.reason.trim()) throw new SkipRefused('Skipping an event needs a reason.')
  await withFirst(runner, target, stream, async (client, first) => {
    if (movesMoney(await readEvent(runner.log, stream, first.revision)) && !skip.evenMoney)
      throw new SkipRefused(
        `Revision ${first.revision} of ${stream} moves money: leaving it out would make the balances differ from the log. Mend the code, and retry.`,
      )
    await client.query(
      `insert into views.skipped (projection, position, stream, revision, type, reason, skipped_by)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        target.projection.name,
        first.position,
        stream,
        first.revision,
        first.type,
        skip.reason.trim(),
        skip.by,
      ],
    )
  })
  return retryParked(runner, target, stream)
}

type First = {
  readonly revision: number
  readonly position: Position
  readonly number: number
  readonly type: string
}

/** Does something about the first waiting event and takes it off the list, in one transaction that holds the projection. */
const withFirst = (
  runner: Runner,
  target: Target,
  stream: string,
  work: (client: PoolClient, first: First) => Promise<void>,
): Promise<boolean> =>
  withClient(runner.pool, async client => {
    const checkpoint = await beginHolding(client, target, { wait: true })
    const first = await firstOf(client, target, stream)
    if (!checkpoint || !first) {
      await client.query('rollback')
      return false
    }
    await work(client, first)
    await client.query(
      'delete from views.parked where projection = $1 and generation = $2 and stream = $3 and revision = $4',
      [...idOf(target), stream, first.revision],
    )
    await commitAt(client, target, checkpoint)
    return true
  })

const retryFirst = async (runner: Runner, target: Target, stream: string) => {
  let tried: First | undefined
  try {
    const found = await withFirst(runner, target, stream, async (client, first) => {
      tried = first
      const event = new LazyEvent(await readEvent(runner.log, stream, first.revision))
      const rows = new WorkingSet(target.projection.tables)
      await loadReads(client, target, rows, [event])
      folding(target.projection, rows)(event, first.number)
      await writeRows(client, target.projection, schemaOf[target.generation], rows)
    })
    return found ? 'projected' : 'none-left'
  } catch (error) {
    if (!tried || !isUnprojectable(error)) throw error
    const { message } = asError(error)
    await noteFailure(runner, target, stream, tried.revision, message)
    return { stuckAt: tried.revision, error: message }
  }
}

const noteFailure = (runner: Runner, target: Target, stream: string, revision: number, error: string) =>
  runner.pool.query(
    `update views.parked set error = $5, tries = tries + 1
     where projection = $1 and generation = $2 and stream = $3 and revision = $4`,
    [...idOf(target), stream, revision, error],
  )

const firstOf = async (client: PoolClient, target: Target, stream: string): Promise<First | undefined> => {
  const { rows } = await client.query<First>(
    `select revision::float8 as revision, position, number::float8 as number, type from views.parked
     where projection = $1 and generation = $2 and stream = $3 order by revision limit 1`,
    [...idOf(target), stream],
  )
  return rows[0]
}

const readEvent = async (log: Log, stream: string, revision: number) => {
  const [event] = await log.readStream(stream, { from: revision, limit: 1 })
  if (event?.revision !== revision) throw new Error(`${stream} has no revision ${revision} in the log`)
  return event
}

/** Also of an event so broken that nothing can read it: when in doubt, it is money. */
const movesMoney = ({ data }: { readonly data: string }): boolean => {
  try {
    return 'legs' in JSON.parse(data)
  } catch {
    return true
  }
}
