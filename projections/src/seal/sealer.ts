import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { SigningKey, VerifierKey } from '@strongroom/ledger/eventlog/seal'
import type { Pool } from 'pg'
import { isPlaceIn } from '../runner/pages.ts'
import { publishLast, type Witness } from './ask-witnesses.ts'
import { checkOn } from './check.ts'
import { type SealFault, treeFault, Unsealable } from './fault.ts'
import { growTree } from './grow.ts'
import { signTree } from './sign.ts'
import { readTree, saveFault } from './tables.ts'

export type SealerParts = {
  readonly pool: Pool
  readonly log: Log
  /** Its name is the log's origin. */
  readonly signer: SigningKey
  /** Keys that signed before this one: a checkpoint of theirs may be followed. */
  readonly formerKeys?: readonly VerifierKey[]
  readonly witnesses?: readonly Witness[]
  readonly now: () => Date
  /** A turn that is under way ends soon when this is aborted. */
  readonly stopping?: AbortSignal
  /** How long a turn may grow the tree, and how long it may check, in milliseconds. */
  readonly growMs?: number
  readonly checkMs?: number
  /** How much longer than a batch took the sealer rests after it; writers have the time. */
  readonly restFactor?: number
}

/** Takes a turn: answers with the fault that keeps the log from being sealed, if there is one. */
export type Sealer = { readonly turn: () => Promise<SealFault | undefined> }

const GROW_MS = 8_000
const CHECK_MS = 250
const REST_FACTOR = 3

/**
 * Seals the log, a turn at a time: puts new events into the tree, checks a share of the sealed ones, signs, and has the
 * checkpoint cosigned. It keeps a fault that it finds, and from then on it never signs, until `rebuildSeal` has found
 * everything as it was sealed.
 */
export const createSealer = (parts: SealerParts): Sealer => {
  const { pool, log, signer, formerKeys = [], witnesses = [], now, stopping } = parts
  const take = async (): Promise<void> => {
    await refuseOtherLog(parts)
    const isOver = within(parts.growMs ?? GROW_MS, stopping)
    await growTree({ pool, log }, { isOver, restFactor: parts.restFactor ?? REST_FACTOR })
    await checkOn({ pool, log }, await readTree(pool), within(parts.checkMs ?? CHECK_MS, stopping))
    await signTree(pool, { signer, formerKeys, now: now() })
    await publishLast(pool, witnesses)
  }
  return {
    turn: async () => {
      const { fault } = await readTree(pool)
      if (fault) return fault
      try {
        await take()
        return undefined
      } catch (error) {
        if (!(error instanceof Unsealable)) throw error
        await saveFault(pool, error.fault)
        return error.fault
      }
    },
  }
}

const within = (ms: number, stopping?: AbortSignal) => {
  const end = performance.now() + ms
  return () => performance.now() > end || stopping?.aborted === true
}

/** How long a node of the log that lags behind the others is waited for. */
const REACH_MS = 2_000

/** Positions of another store mean nothing here, and a log that ends before its last sealed event has lost it. */
const refuseOtherLog = async ({ pool, log }: SealerParts): Promise<void> => {
  const { position, size } = await readTree(pool)
  const isOver = within(REACH_MS)
  for (;;) {
    const head = await log.head()
    if (isPlaceIn(head, position)) return
    if (head !== undefined && head.length !== position.length) throw new Unsealable(treeFault('other-log'))
    if (isOver()) throw new Unsealable({ ...treeFault('missing-event'), index: size - 1, position })
    await sleep(100)
  }
}
