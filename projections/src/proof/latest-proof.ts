import type { Position } from '@strongroom/ledger/eventlog'
import { ask, type Db } from '../queries/ask.ts'
import type { Difference } from './difference.ts'

/** The last proof's findings: two statements, and every difference that speaks against one of them. */
export type Proof = {
  /** Balances and wallets equal the log, up to the event of this running number. */
  readonly equal: boolean
  readonly number: number
  readonly position: Position | ''
  /** At most twenty, events first. `more` is how many there are besides. */
  readonly differences: readonly Difference[]
  readonly more: number
  /**
   * Whether every stream's chain of hashes is `whole` up to the event of a running number. Events are checked as they
   * come, and the whole log again in turn: `checkedAt` (ISO, UTC) is when that was last done.
   */
  readonly chain: { readonly whole: boolean; readonly number: number; readonly checkedAt: string }
  /** How many accounts were compared. */
  readonly accounts: number
  readonly tookMs: number
  /** ISO, UTC. */
  readonly provenAt: string
}

/** Whether a proof found nothing wrong. */
export const isSound = ({ equal, chain }: Proof): boolean => equal && chain.whole

type Row = Omit<Proof, 'chain'> & {
  readonly chainWhole: boolean | null
  readonly chainNumber: number | null
  readonly chainCheckedAt: string | null
}

/** The last proof that any process made; nothing before the first, or before the first of this version. */
export const latestProof = async (db: Db): Promise<Proof | undefined> => {
  const [row] = await ask<Row>(
    db,
    `select equal, number, position, differences, more, accounts, took_ms as "tookMs", proven_at as "provenAt",
       chain_whole as "chainWhole", chain_number as "chainNumber", chain_checked_at as "chainCheckedAt"
     from views.proof`,
  )
  if (!row || row.chainCheckedAt === null) return undefined
  const { chainWhole, chainNumber, chainCheckedAt, ...proof } = row
  return {
    ...proof,
    chain: { whole: chainWhole ?? false, number: chainNumber ?? 0, checkedAt: chainCheckedAt },
  }
}
