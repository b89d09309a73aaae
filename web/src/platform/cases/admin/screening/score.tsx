import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { scanStates } from '@strongroom/shared/words/chain/state'
import { useWordsOf } from '../../../../i18n/word.ts'
import { Status } from '../../../../parts/status.tsx'

type ScoreProps = Pick<wire.CryptoScan, 'score' | 'status'> & { limit: number }

/** A risk score beside its limit; or why there is none. */
export function Score({ score, status, limit }: ScoreProps) {
  const { t } = useLingui()
  const words = useWordsOf(scanStates)
  if (score === null)
    return status === 0 ? (
      <Status state="waiting">{words[0]}</Status>
    ) : (
      <Status state="wrong">{words[-1]}</Status>
    )
  return score >= limit ? (
    <Status state="wrong">{t`${score} of 100, limit ${limit}`}</Status>
  ) : (
    <Status state="settled">{t`${score} of 100`}</Status>
  )
}
