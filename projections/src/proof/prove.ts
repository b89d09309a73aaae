import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { present } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import { isPlaceIn, type Place } from '../runner/pages.ts'
import { withClient } from '../runner/transaction.ts'
import { BookFold } from './book-fold.ts'
import { ChainWalk } from './chain-walk.ts'
import { compareRows, type ProvenView } from './compare-rows.ts'
import { type Difference, difference, hiddenDifference, isOfBalances, isOfChain } from './difference.ts'
import { inPlace } from './in-place.ts'
import { latestProof, type Proof } from './latest-proof.ts'
import { findLostEvents } from './lost-events.ts'
import { saveProof } from './save-proof.ts'

/**
 * Proves again and again that the books equal the log and that its chains are whole. Each proof reads the events that the log
 * has gained since the last, and a share of all the earlier ones.
 */
export type Prover = { readonly prove: () => Promise<Proof> }

export type ProverOptions = {
  readonly pool: Pool
  readonly log: Log
  /** How long a proof walks on through the log, in milliseconds, where it is not as usual. */
  readonly walkMs?: number
}

/** A walk over a million events takes some four minutes then, at a proof every five seconds. */
const WALK_MS = 250
/** The walk goes so much faster than the log grows. */
const FASTER = 2
const MOST_DIFFERENCES = 20
const REACH_MS = 2_000

type Standing = { readonly projection: ProvenView; readonly position: Place; readonly events: number }
/** How many events the tables that will take the place of a read model's hold so far. */
const eventsMadeAnew = async (client: PoolClient, projection: ProvenView): Promise<string> => {
  const { rows } = await client.query<{ events: string }>(
    `select events::text from views.checkpoint where projection = $1 and generation = 'next'`,
    [projection],
  )
  return rows[0]?.events ?? '0'
}

type Found = { readonly differences: readonly Difference[]; readonly more: number }

/** Keeps the fold of the log in memory between proofs: about 300 bytes an account, and 200 a stream. */
export const createProver = ({ pool, log, walkMs = WALK_MS }: ProverOptions): Prover => {
  let fold = new BookFold(log)
  let walk = new ChainWalk(log)
  /** Whether the log is known to have changed: then it is compared with the events that read models have seen of it. */
  let isSuspect = false
  let checkedAt: Date | undefined
  /** How long a place is waited for: not again when the log has just been found without one. */
  let patienceMs = REACH_MS

  const beginAnew = () => {
    fold = new BookFold(log)
    walk = new ChainWalk(log)
    checkedAt = undefined
  }

  /** Reads the log's new events, all of it where something speaks against the state in memory, and walks on. */
  const read = async (place: Place): Promise<void> => {
    const isThere = await isReached(log, place)
    // Findings of another process count as well, and a repair is seen by reading the log again.
    isSuspect = ((await latestProof(pool))?.differences ?? []).some(({ view }) => view === 'log')
    const isGone = !(await isReached(log, fold.place, isThere ? REACH_MS : 0))
    patienceMs = isThere && !isGone ? REACH_MS : 0
    // Views that have gone back (a restored database) are proven from the first event on, and so is a log that has.
    if (place < fold.place || isSuspect || isGone) beginAnew()
    const before = fold.events
    const head = (await log.head()) ?? ''
    await fold.foldTo(isThere ? place : head)
    if (checkedAt === undefined) checkedAt = new Date()
    else if (await isChanged(fold.events - before)) {
      isSuspect = true
      beginAnew()
      await fold.foldTo(place)
      checkedAt = new Date()
    }
  }

  const isChanged = async (gained: number): Promise<boolean> => {
    const walked = await walk.on(fold, { ms: walkMs, events: gained * FASTER })
    if (walked === 'whole') checkedAt = new Date()
    return walked === 'changed'
  }

  /** One sight of both views, in which the log is folded to just where each of them stands. */
  const compare = async (client: PoolClient) => {
    await client.query('begin isolation level repeatable read read only')
    const standings = await standingsIn(client)
    const ofViews: Difference[] = []
    for (const standing of standings) ofViews.push(...(await compareAt(client, standing)))
    const isLost = isSuspect || ofViews.some(({ kind }) => kind === 'count' || kind === 'restored')
    const lost = isLost && (await isSameStore(standings)) ? await findLostEvents(client, log) : nothingLost
    await client.query('commit')
    const all = [...fold.broken, ...lost.named, ...fold.unsound, ...ofViews]
    return { standings, found: bounded(all, fold.moreBroken + lost.more) }
  }

  /** Streams of ours that were deleted, truncated or limited: others' stand in the same store. */
  const hiddenStreams = async (): Promise<readonly Difference[]> =>
    [...((await log.hidden?.()) ?? [])].flatMap(([stream, by]) =>
      fold.knows(stream) ? [hiddenDifference(stream, by)] : [],
    )

  /** Again, where a rebuild took the place of one of them meanwhile. */
  const compared = async (): ReturnType<typeof compare> =>
    (await inPlace(pool, ['balances', 'wallets'], () => withClient(pool, compare))) ?? compared()

  const compareAt = async (client: PoolClient, { projection, position, events }: Standing) => {
    // After the log was copied: nothing can be said of it until it has been made anew, and nothing is wrong.
    if (!(await isSameStore([{ position }]))) {
      const shown = await eventsMadeAnew(client, projection)
      return [difference(projection, 'rebuilding', projection, { log: String(events), shown })]
    }
    if (!(await isReached(log, position, patienceMs)))
      return [
        difference('log', 'restored', `${projection} at ${position}`, { log: (await log.head()) ?? null }),
      ]
    await fold.foldTo(position)
    const counted = { log: String(fold.events), shown: String(events) }
    const ofCount =
      fold.events === events ? [] : [difference('log', 'count', `${projection} at ${position}`, counted)]
    return [...ofCount, ...(await compareRows(client, fold, projection))]
  }

  /** Positions of another store mean nothing in this log. */
  const isSameStore = async (standings: readonly Pick<Standing, 'position'>[]): Promise<boolean> => {
    const head = await log.head()
    return standings.every(({ position }) => position === '' || !head || position.length === head.length)
  }

  const prove = async () => {
    const began = performance.now()
    await read((await standingsIn(pool))[0]?.position ?? '')
    const hidden = await hiddenStreams()
    const { standings, found: ofBooks } = await compared()
    const found = bounded([...hidden, ...ofBooks.differences], ofBooks.more)
    const [first] = standings
    await saveProof(pool, {
      ...found,
      equal: !found.differences.some(isOfBalances),
      number: first?.events ?? 0,
      position: first?.position ?? '',
      chain: {
        whole: !found.differences.some(isOfChain),
        number: fold.events,
        checkedAt: (checkedAt ?? new Date()).toISOString(),
      },
      accounts: fold.accounts,
      tookMs: Math.round(performance.now() - began),
    })
    return present(await latestProof(pool), 'the proof that was just written')
  }

  // One at a time: two that fold the same page would each add it. One that fails is nothing to the next.
  let last: Promise<unknown> = Promise.resolve()
  return {
    prove: () => {
      const mine = last.then(prove, prove)
      last = mine
      return mine
    },
  }
}

const nothingLost = { named: [], more: 0 }

/** One of each: an event that was taken out is missing, and breaks the chain of the next, which is another one. */
const bounded = (all: readonly Difference[], more: number): Found => {
  const each = [...new Map(all.map(one => [`${one.view} ${one.kind} ${one.key}`, one])).values()]
  return {
    differences: each.slice(0, MOST_DIFFERENCES),
    more: more + Math.max(0, each.length - MOST_DIFFERENCES),
  }
}

/** Whether the log has that place. A node of it that lags behind the others is given a moment. */
const isReached = async (log: Log, place: Place, patienceMs = REACH_MS): Promise<boolean> => {
  for (const end = performance.now() + patienceMs; ; await sleep(100)) {
    if (isPlaceIn(await log.head(), place)) return true
    if (performance.now() > end) return false
  }
}

/** Positions of the two views, the one behind first. */
const standingsIn = async (db: Pool | PoolClient): Promise<readonly Standing[]> => {
  const { rows } = await db.query<Standing>(
    `select projection, position, events::float8 as events from views.checkpoint
     where generation = 'live' and projection in ('balances', 'wallets') order by position, projection`,
  )
  return rows
}
