import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Status } from '../../../../parts/status.tsx'

type ScoreProps = Pick<wire.CryptoScan, 'score' | 'status'> & { limit: number }

/** A risk score beside its limit; or why there is none. */
export function Score({ score, status, limit }: ScoreProps) {
  const { t } = useLingui()
  if (score === null)
    return status === 0 ? (
      <Status state="waiting">{t`Being screened`}</Status>
    ) : (
      <Status state="wrong">{t`Not screened`}</Status>
    )
  return score >= limit ? (
    <Status state="wrong">{t`${score} of 100, limit ${limit}`}</Status>
  ) : (
    <Status state="settled">{t`${score} of 100`}</Status>
  )
}
