import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import type { OwnCase } from '../wallet/review.ts'

/** The cases whose address or TXID a screening service is asked about. */
export const screenedCases = ['top-up', 'chain-send'] as const
/** One kind of case that is screened. */
export type ScreenedCase = (typeof screenedCases)[number]

/** The service's scale: 0 is no risk, 100 the most. */
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
/** Words of a machine, so that nothing of a person's comes into the log with them. */
const riskCode = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

/** The risk of a case as administrators saw it: `score` is null where the service had not answered. */
export const seenRisk = {
  score: v.nullable(score),
  risks: v.pipe(v.array(riskCode), v.maxLength(20)),
}

const facts = {
  /** Two administrators have seen the risk of a case, and it may be approved. */
  RiskReleased: {
    version: 1,
    schema: v.object({
      screened: v.picklist(screenedCases),
      caseId: id,
      uid: id,
      ...seenRisk,
      reason,
      proposalId: id,
      approvedBy: id,
    }),
  },
} as const
/** Every event of stream `risk-release-{case}`. */
export type RiskReleaseFact = FactOf<typeof facts>

/**
 * Two administrators let a case on at the score that they saw. `approver` is the second one, who cannot be the case's
 * member.
 */
export type ReleaseRisk = {
  readonly type: 'ReleaseRisk'
  readonly input: {
    readonly screened: ScreenedCase
    readonly uid: string
    readonly score: number | null
    readonly risks: string[]
    readonly reason: string
    readonly proposalId: string
  }
  readonly given: { readonly approver: string }
}

/** The last release of a case: the score that was seen, null for a case that had none; nothing where there was no release. */
export type RiskRelease = { readonly caseId: string; readonly seen?: { readonly score: number | null } }

/** A case above the limit that two administrators let on: stream `risk-release-{case}`. */
export const riskReleaseDecider: Decider<RiskRelease, ReleaseRisk, RiskReleaseFact, OwnCase> = {
  category: 'risk-release',
  stateVersion: 1,
  isMostlyNew: true,
  initial: caseId => ({ caseId }),
  decide: ({ input, given }, { caseId }): Decision<RiskReleaseFact, OwnCase> =>
    given.approver === input.uid
      ? refuse({ kind: 'own-case' })
      : accept({ type: 'RiskReleased', caseId, ...input, approvedBy: given.approver }),
  evolve: ({ caseId }, { score }) => ({ caseId, seen: { score } }),
  facts,
}

/** Whether a release covers the risk of its case as it is now: a higher score than the one that was seen needs another. */
export const coversRisk = ({ seen }: RiskRelease, now: number | null): boolean => {
  if (!seen) return false
  return now === null || (seen.score !== null && now <= seen.score)
}
