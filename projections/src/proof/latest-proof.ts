import type { Position } from '@strongroom/ledger'
import { ask, type Db } from '../queries/ask.ts'

/** Where the books and the log first differ. */
export type Difference = {
  /** `log` when the log's own legs do not add up. */
  readonly view: 'balances' | 'wallets' | 'log'
  /** `account currency`, `uid currency`, or what is wrong with the log. */
  readonly key: string
  /** The row as the log says and as the view shows it, nothing where all of it is zero. */
  readonly log: string | null
  readonly shown: string | null
}

/** What the last proof found. */
export type Proof = {
  /** Balances and wallets equal the log, up to the event of this running number. */
  readonly equal: boolean
  readonly number: number
  readonly position: Position | ''
  readonly difference: Difference | null
  /** How many accounts were compared. */
  readonly accounts: number
  readonly tookMs: number
  /** ISO, UTC. */
  readonly provenAt: string
}

/** The last proof that any process made; nothing before the first. */
export const latestProof = async (db: Db): Promise<Proof | undefined> =>
  (
    await ask<Proof>(
      db,
      `select equal, number, position, difference, accounts, took_ms as "tookMs", proven_at as "provenAt" from views.proof`,
    )
  )[0]
