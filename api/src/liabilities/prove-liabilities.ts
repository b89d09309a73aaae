import { randomBytes } from 'node:crypto'
import { type Ledger, newId } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { house, type LiabilitiesProven, liabilitiesDecider } from '@strongroom/ledger/liabilities'
import { liabilityTrees, owedBalances, totalsOf } from '@strongroom/projections/liabilities'
import type { Pool } from 'pg'
import { isCaughtUp, nextDay } from '../vault/job.ts'
import type { LiabilitiesProgress } from '../vault/liabilities-progress.ts'
import * as keptTrees from '../vault/liability-trees.ts'
import { followProof, type ProofProgress } from './proof-progress.ts'

/** The parts that a proof is made with. `by` names the job or the command. */
export type ProvingParts = {
  readonly db: Pool
  readonly log: Log
  readonly ledger: Ledger
  readonly by: string
}

/** `isAsked`: a proof without totals is an answer. `onProgress` hears how far it has come. */
type Proving = {
  readonly isAsked?: boolean
  readonly onProgress?: ((progress: LiabilitiesProgress) => void) | undefined
}

/**
 * Proves what the house owes its members after the last event of the log: trees and salts go to `private` first, roots and
 * totals then into the log. A crash in between leaves trees that the next proof forgets. Answers the proof that is now the last
 * one; nothing when no member is owed anything, unless the proof was asked for: a proof without totals then answers the request.
 * Throws `UnsoundLog` when the log is not sound.
 */
export const proveLiabilities = async (
  parts: ProvingParts,
  { isAsked = false, onProgress }: Proving = {},
): Promise<LiabilitiesProven | undefined> => {
  const proofId = newId()
  const progress = await followProof(parts.db, proofId, onProgress)
  try {
    return await prove(parts, proofId, isAsked, progress)
  } finally {
    await progress.end()
  }
}

const prove = async (
  parts: ProvingParts,
  proofId: string,
  isAsked: boolean,
  progress: ProofProgress,
): Promise<LiabilitiesProven | undefined> => {
  const { events, balances } = await owedBalances(parts.log, progress.reading)
  if (balances.length === 0 && !isAsked) return undefined
  const trees = liabilityTrees(balances, () => randomBytes(32).toString('hex'))
  const proof = { proofId, events, ...totalsOf(trees) }
  await keptTrees.save(parts.db, proofId, trees, progress.keeping)
  const { before, outdated } = await note(parts, proof)
  await keptTrees.keepOnly(parts.db, outdated ? [before] : [before, proofId])
  return outdated ? undefined : proof
}

/** Another process may have proven more events meanwhile; then this proof is not needed. */
const note = async ({ ledger, by }: ProvingParts, proof: LiabilitiesProven) => {
  const { state } = await ledger.load(liabilitiesDecider, house)
  const outcome = await ledger.handle(liabilitiesDecider, house, {
    id: proof.proofId,
    actor: { kind: 'system', id: by },
    correlationId: `liabilities ${proof.proofId}`,
    command: { type: 'ProveLiabilities', input: proof },
  })
  if (outcome.kind !== 'refused') return { before: state.proofId, outdated: false }
  if (outcome.refusal.kind !== 'proof-outdated')
    throw new Error(`the proof of liabilities is refused: ${outcome.refusal.kind}`)
  return { before: (await ledger.load(liabilitiesDecider, house)).state.proofId, outdated: true }
}

/** When a proof was asked for that is not made yet. */
export const askedAt = async (log: Log): Promise<string | undefined> => {
  const last = await lastOfHouse(log)
  return last?.type === 'LiabilitiesProofAsked' ? last.createdAt : undefined
}

const lastOfHouse = async (log: Log) => {
  const stream = `${liabilitiesDecider.category}-${house}`
  const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 })
  return last
}

/**
 * When the next proof is to be made: as soon as one is asked for, else when a day (UTC) begins. The first of all follows the money, once
 * every read model has come to the end of the log: a demo's past, or a restored platform's, is in then.
 */
export const proveDailyDue = `
  with last as (
    select type, created_at from views.events where stream = '${liabilitiesDecider.category}-${house}' and uid is null
    order by number desc limit 1)
  select case
    when (select type from last) = 'LiabilitiesProofAsked' then 'epoch'::timestamptz
    when exists (select from last) then (select ${nextDay('created_at')} from last)
    when ${isCaughtUp} and exists (
      select from views.wallets where amount > 0 or locked > 0 or user_fixed_deposit_amount > 0 or card > 0)
      then 'epoch'::timestamptz
  end`

/** Proves when an administrator asks, and once a day (UTC): in a day in which nothing has been proven. */
export const proveDaily = (parts: ProvingParts & { readonly now: () => Date }) => async (): Promise<void> => {
  const day = (time: string) => time.slice(0, 10)
  const last = await lastOfHouse(parts.log)
  const isAsked = last?.type === 'LiabilitiesProofAsked'
  if (!isAsked && last && day(last.createdAt) === day(parts.now().toISOString())) return
  await proveLiabilities(parts, { isAsked })
}
