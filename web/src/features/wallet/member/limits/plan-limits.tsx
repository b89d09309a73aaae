import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../../i18n/amount.ts'
import { useTermWords } from '../../../earn/member/words.tsx'

/** The minimums of fixed-deposit plans: one line for the plans of a currency that share a minimum, each plan named. */
export function PlanLimits({ plans }: { plans: readonly wire.Limit[] }) {
  const { t } = useLingui()
  const term = useTermWords()
  const minimums = Map.groupBy(plans, ({ minimum, currency }) => amountText(minimum ?? '0', currency ?? ''))
  return [...minimums].map(([least, sharing]) => (
    <span key={least} className="block">
      {t`At least ${least}`}
      <span className="quiet block">{sharing.map(({ of }) => term(Number(of))).join(' · ')}</span>
    </span>
  ))
}
