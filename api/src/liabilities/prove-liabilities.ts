import { randomBytes } from 'node:crypto'
import { type Ledger, newId } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { house, type LiabilitiesProven, liabilitiesDecider } from '@strongroom/ledger/liabilities'
import { liabilityTrees, owedBalances, totalsOf } from '@strongroom/projections/liabilities'
import type { Pool } from 'pg'
import type { LiabilitiesProgress } from '../vault/liabilities-progress.ts'
import { createLiabilityTrees } from '../vault/liability-trees.ts'
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
  const kept = createLiabilityTrees(parts.db)
  await kept.save(proofId, trees, progress.keeping)
  const { before, outdated } = await note(parts, proof)
  await kept.keepOnly(outdated ? [before] : [before, proofId])
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

/** A process that has just started has others to catch up with, and a first start has its members still to come. */
const SETTLE_MS = 600_000

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

/** Proves when an administrator asks, and once a day (UTC): in a day in which nothing has been proven, once the process has run for ten minutes. */
export const proveDaily = (parts: ProvingParts & { readonly now: () => Date }) => {
  const startedAt = parts.now().getTime()
  const day = (time: string) => time.slice(0, 10)
  return async (): Promise<void> => {
    const now = parts.now()
    const last = await lastOfHouse(parts.log)
    const isAsked = last?.type === 'LiabilitiesProofAsked'
    if (!isAsked && now.getTime() - startedAt < SETTLE_MS) return
    if (!isAsked && last && day(last.createdAt) === day(now.toISOString())) return
    await proveLiabilities(parts, { isAsked })
  }
}
