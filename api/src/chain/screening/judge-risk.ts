import { coversRisk, type RiskRelease } from '@strongroom/ledger/office'
import type { ScanCase, ScanRow } from '../../vault/crypto-scans.ts'

/** The risk of a case: its highest score, null where nothing has one, and what follows. */
export type Risk = {
  readonly score: number | null
  /** Takes a second administrator, who has not agreed yet. */
  readonly isHeld: boolean
  /** Two administrators have agreed on it as it is now. */
  readonly isReleased: boolean
}

type Known = {
  readonly kind: ScanCase
  readonly scans: readonly Pick<ScanRow, 'score'>[]
  /** Whether a screening service is connected. */
  readonly isScreened: boolean
  readonly limit: number
  readonly release: RiskRelease
}

/**
 * Judges a case. From the limit on it is held. A send without a score is held too, where a service is connected: what has left
 * on a chain does not come back, while a top-up that was credited can still be stopped on its way out.
 */
export const judgeRisk = ({ kind, scans, isScreened, limit, release }: Known): Risk => {
  const scores = scans.flatMap(({ score }) => (score === null ? [] : [score]))
  const score = scores.length > 0 ? Math.max(...scores) : null
  const isAbove = score === null ? kind === 'chain-send' && isScreened : score >= limit
  const isHeldByKind = kind !== 'address' && isAbove
  const isReleased = isHeldByKind && coversRisk(release, score)
  return { score, isHeld: isHeldByKind && !isReleased, isReleased }
}

/** Why a case has its score, each reason once. */
export const risksOf = (scans: readonly Pick<ScanRow, 'risks'>[]): string[] =>
  [...new Set(scans.flatMap(({ risks }) => risks))].slice(0, 20)
