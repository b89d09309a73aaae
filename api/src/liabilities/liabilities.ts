import { house, liabilitiesDecider } from '@strongroom/ledger/liabilities'
import {
  type LiabilityProofRow,
  lastLiabilityProofs,
  listHoldings,
} from '@strongroom/projections/liabilities'
import { type Receipt, receiptOf, Unsealable } from '@strongroom/projections/seal'
import { contract, type wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { one, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import * as liabilitiesProgress from '../vault/liabilities-progress.ts'
import { compareCurrencies } from './compare.ts'
import { askedAt } from './prove-liabilities.ts'

type Sealed = { readonly proof: LiabilityProofRow; readonly receipt: Receipt }

/** The last proof that is in the sealed log; for some seconds that is the one before the newest. */
const lastSealed = async ({ db, log }: Parts): Promise<Sealed | undefined> => {
  for (const proof of await lastLiabilityProofs(db, 2)) {
    const receipt = await receiptOf({ db, log }, proof.position).catch(unlessSealFault)
    if (receipt) return { proof, receipt }
  }
  return undefined
}

/** The seal's own checks name the event and stop the sealing. */
const unlessSealFault = (error: unknown): undefined => {
  if (!(error instanceof Unsealable)) throw error
}

const record = ({
  proof: { id, created_at: at, events, root, totals },
  receipt: { index },
}: Sealed): wire.LiabilitiesRecord => ({ id, at, index, events, root, totals: [...totals] })

const proven = implement(contract.liabilities.proven, {
  limits: ({ address }) => [{ key: `liabilities ${address}`, most: 60, seconds: 60 }],
  handler: async (_, parts) => {
    const found = await lastSealed(parts)
    return rows(found ? [record(found)] : [])
  },
})

const mine = implement(contract.liabilities.mine, {
  handler: async ({ session: { uid } }, parts) => {
    const found = await lastSealed(parts)
    const counted = found ? await parts.liabilityTrees.countedOf(found.proof.id, uid) : []
    if (!found || counted.length === 0) return rows([])
    const { index, leaf, proof } = found.receipt
    const receipt = { index, leaf: leaf.toString('base64'), proof }
    return rows([{ ...record(found), uid, counted, receipt }])
  },
})

const compared = implement(contract.liabilities.compared, {
  limits: ({ address }) => [{ key: `liabilities ${address}`, most: 60, seconds: 60 }],
  handler: async (_, parts) => {
    const [found, holdings] = await Promise.all([lastSealed(parts), listHoldings(parts.db)])
    return rows(compareCurrencies(found?.proof.totals ?? [], holdings))
  },
})

const progressRecord = ({
  perSecond,
  began_at,
  ...each
}: NonNullable<
  Awaited<ReturnType<typeof liabilitiesProgress.read>>
>): wire.LiabilitiesStanding['progress'] => ({
  ...each,
  per_second: perSecond,
  eta_ms: perSecond > 0 ? (Math.max(0, each.total - each.done) / perSecond) * 1000 : null,
  began_date: began_at,
})

const standingOf = async ({ db, log }: Parts): Promise<wire.LiabilitiesStanding> => {
  const [[last], asked_date, progress] = await Promise.all([
    lastLiabilityProofs(db, 1),
    askedAt(log),
    liabilitiesProgress.read(db),
  ])
  return {
    asked_date: asked_date ?? null,
    proven_date: last?.created_at ?? null,
    events: last?.events ?? 0,
    progress: progress ? progressRecord(progress) : null,
  }
}

const standing = implement(contract.liabilities.standing, {
  handler: async (_, parts) => one(await standingOf(parts)),
})

const proveNow = implement(contract.liabilities.proveNow, {
  handler: async (ask, parts) => {
    const command = { type: 'AskForLiabilitiesProof', input: { askId: ask.commandId } } as const
    const outcome = await parts.ledger.handle(liabilitiesDecider, house, asked(ask, command))
    if (outcome.kind === 'refused') throw new Error(`asking for a proof is refused: ${outcome.refusal.kind}`)
    ask.moved(outcome.position)
    return one(await standingOf(parts))
  },
})

/** The proof of liabilities, for everybody, for one member and for administrators. */
export const liabilityCalls: readonly Call[] = [proven, mine, compared, standing, proveNow]
