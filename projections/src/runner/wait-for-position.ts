import type { Position } from '@strongroom/ledger/eventlog'
import type { Pool, PoolClient } from 'pg'

/** Waits until read models show a position, or for as long as one is willing to. */
export type Waiter = {
  /**
   * Whether all these projections have passed the position, at the latest after `timeoutMs`. Many callers share one
   * listening connection and one query.
   */
  readonly reached: (
    position: Position | undefined,
    projections: readonly string[],
    timeoutMs: number,
  ) => Promise<boolean>
  /**
   * Whether these projections have passed the position in the database itself. A notification may outlive the
   * commit it announced: read models commit asynchronously, and the database may crash. Asked before saying that something is not there.
   */
  readonly passed: (position: Position, projections: readonly string[]) => Promise<boolean>
  /** The position that all these projections are known to have passed, by what was heard; nothing while one of them is not known. */
  readonly known: (projections: readonly string[]) => Position | undefined
  readonly close: () => Promise<void>
}

/** How often waiting callers look for themselves, should a notification be lost. */
const POLL_MS = 100

type Waiting = { readonly satisfied: () => boolean; readonly settle: (reached: boolean) => void }

/** Listens for moved checkpoints from its first waiting caller on. */
export const createWaiter = (pool: Pool): Waiter => {
  const places = new Map<string, string>()
  const waiting = new Set<Waiting>()
  let listening: Promise<PoolClient | undefined> | undefined
  let polling: NodeJS.Timeout | undefined
  let closed = false
  /** Known places are worth keeping only while the connection would hear of a crash. */
  let isListening = false

  /** A look may have begun before a notification that overtook it. */
  const note = (projection: string, position: string) => {
    if (position > (places.get(projection) ?? '')) places.set(projection, position)
  }

  const settleReached = () => {
    for (const each of waiting) if (each.satisfied()) each.settle(true)
    if (waiting.size === 0) {
      clearInterval(polling)
      polling = undefined
    }
  }

  const look = async () => {
    const { rows } = await pool.query<{ projection: string; position: string }>(
      `select projection, position from views.checkpoint where generation = 'live'`,
    )
    for (const { projection, position } of rows) note(projection, position)
    settleReached()
    if (!isListening) places.clear()
  }

  /** Opens the one listening connection; after its loss the next caller opens another. */
  const listen = async (): Promise<PoolClient> => {
    const client = await pool.connect()
    let isLost = false
    client.once('error', () => {
      isLost = true
      listening = undefined
      isListening = false
      places.clear()
      client.on('error', () => {}).release(true)
    })
    client.on('notification', ({ payload = '' }) => {
      const [position = '', ...moved] = payload.split(' ')
      for (const projection of moved) note(projection, position)
      settleReached()
    })
    try {
      await client.query('listen views_moved')
    } catch (error) {
      if (!isLost) giveBack(client)
      throw error
    }
    isListening = true
    return client
  }

  const notListening = () => {
    listening = undefined
    return undefined
  }

  const beginLooking = () => {
    if (!closed) listening ??= listen().catch(notListening)
    // A look that fails (the database is away) is taken again; the caller's time limit ends the waiting.
    polling ??= setInterval(() => void look().catch(() => {}), POLL_MS)
    if (waiting.size === 1) void look().catch(() => {})
  }

  return {
    reached: (position, projections, timeoutMs) => {
      const satisfied = () =>
        position === undefined || projections.every(name => (places.get(name) ?? '') >= position)
      if (satisfied()) return Promise.resolve(true)
      return new Promise(resolve => {
        const settle = (reached: boolean) => {
          clearTimeout(timer)
          waiting.delete(mine)
          resolve(reached)
        }
        const mine = { satisfied, settle }
        const timer = setTimeout(() => settle(false), timeoutMs)
        waiting.add(mine)
        beginLooking()
      })
    },
    passed: async (position, projections) => {
      const { rows } = await pool.query<{ passed: boolean }>(
        `select count(*) = cardinality($1::text[]) as passed from views.checkpoint
         where generation = 'live' and projection = any($1) and position >= $2`,
        [projections, position],
      )
      return rows[0]?.passed === true
    },
    known: projections => {
      const known = projections.flatMap(name => places.get(name) ?? [])
      const least = known.length === projections.length ? known.sort()[0] : undefined
      return least as Position | undefined
    },
    close: async () => {
      closed = true
      clearInterval(polling)
      for (const each of waiting) each.settle(false)
      const client = await listening
      if (client) giveBack(client)
    },
  }
}

/** Ends a connection that is not needed any more. Its errors on the way no longer matter. */
const giveBack = (client: PoolClient): void => {
  client.removeAllListeners('notification')
  client.removeAllListeners('error').on('error', () => {})
  client.release(true)
}
