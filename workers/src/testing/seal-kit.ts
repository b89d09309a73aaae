import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import {
  emptyEdge,
  growTiles,
  leafHash,
  leafOf,
  openNote,
  parseCheckpoint,
  parseNote,
  rootOf,
  signingKey,
  subtreesFrom,
  type TreeHead,
} from '@strongroom/ledger/eventlog/seal'
import { createSealer, type SealerParts, servedCheckpoint } from '@strongroom/projections/seal'
import { afterEach, beforeEach } from 'vitest'
import { openPlatform, type Platform } from './worker-kit.ts'

// The starting point of the seal's tests: a log of three top-ups in PostgreSQL, and the key that signs it.

export const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
export let platform: Platform
export let log: Log

/** Opens such a log before each test of the file that calls this, and closes it afterwards. */
export const givenLog = (): void => {
  beforeEach(async () => {
    platform = await openPlatform({ openLog: url => openLog({ databaseUrl: url }) })
    log = platform.log
    for (const id of ['t1', 't2', 't3']) await platform.submit('1', id, '100.00')
  })
  afterEach(() => platform.stop())
}

/** A process that seals, with other parts than usual where they are given. */
export const sealer = (over: Partial<SealerParts> = {}) =>
  createSealer({ pool: platform.pool, log, signer, now: () => new Date(), ...over })
/** One turn of such a process: the fault that it has found, if any. */
export const turn = (over?: Partial<SealerParts>) => sealer(over).turn()
export const sql = (text: string, values: unknown[] = []) => platform.pool.query(text, values)
export const all = () => log.readAll({ limit: 100_000 })
/** The published checkpoint, once its signature has been checked. */
export const checkpoint = async (key = signer.key) => {
  const { note = '' } = (await servedCheckpoint(platform.pool)) ?? {}
  const parsed = parseNote(note)
  openNote(parsed, [key])
  return parseCheckpoint(parsed.text)
}
/** The root as RFC 6962 has it, from the events themselves. */
export const rootOfLog = async (size: number): Promise<TreeHead> => {
  const { tiles } = growTiles(
    emptyEdge,
    (await all()).slice(0, size).map(event => leafHash(leafOf(event))),
  )
  return {
    size,
    root: await rootOf(
      size,
      subtreesFrom(async () => tiles),
    ),
  }
}
/** Changes an event of the first wallet past the ledger. */
export const change = (revision: number) =>
  sql(
    `update log.events set data = replace(data, 'TRC20', 'ERC20') where stream = 'wallet-1' and revision = $1`,
    [revision],
  )
