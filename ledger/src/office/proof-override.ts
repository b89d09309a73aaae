import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id, instant, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import type { OwnCase } from '../wallet/review.ts'

/** The decisions by which money leaves the platform. They are held back while the books differ. */
export const payoutKinds = ['withdrawal', 'chain-send', 'send-payment', 'card-charge'] as const
/** One kind of decision by which money leaves the platform. */
export type PayoutKind = (typeof payoutKinds)[number]
/** The schema of `PayoutKind`. */
export const payoutKind = v.picklist(payoutKinds)

const facts = {
  /** One case may be paid out although the books differ, until a time: two administrators have agreed on it. */
  ProofOverridden: {
    version: 1,
    schema: v.object({
      payout: payoutKind,
      caseId: id,
      uid: id,
      reason,
      proposalId: id,
      approvedBy: id,
      until: instant,
    }),
  },
} as const
/** Every event of stream `proof-override-{case}`. */
export type ProofOverrideFact = FactOf<typeof facts>

/** Two administrators let one payout through. `approver` is the second one, who cannot be the member paid. */
export type OverrideProof = {
  readonly type: 'OverrideProof'
  readonly input: {
    readonly payout: PayoutKind
    readonly uid: string
    readonly reason: string
    readonly proposalId: string
  }
  /** `until`: ISO, UTC. */
  readonly given: { readonly approver: string; readonly until: string }
}

/** The last override of a case. `until` (ISO, UTC): its end; nothing where there has been none. */
export type ProofOverride = { readonly caseId: string; readonly until?: string }

/** A payout that two administrators let out while the books differ: stream `proof-override-{case}`. */
export const proofOverrideDecider: Decider<ProofOverride, OverrideProof, ProofOverrideFact, OwnCase> = {
  category: 'proof-override',
  stateVersion: 1,
  isMostlyNew: true,
  initial: caseId => ({ caseId }),
  decide: ({ input, given }, { caseId }): Decision<ProofOverrideFact, OwnCase> =>
    given.approver === input.uid
      ? refuse({ kind: 'own-case' })
      : accept({
          type: 'ProofOverridden',
          caseId,
          ...input,
          approvedBy: given.approver,
          until: given.until,
        }),
  evolve: ({ caseId }, { until }) => ({ caseId, until }),
  facts,
}

/** Whether an override of a case holds at `now`. */
export const isOverridden = ({ until }: ProofOverride, now: Date): boolean =>
  until !== undefined && now.toISOString() < until
