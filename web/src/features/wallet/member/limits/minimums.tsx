import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../../i18n/amount.ts'
import { useTermWords } from '../../../earn/member/words.tsx'

/** The minimums of one kind: one line for those that are the same, and below it each network, pair or plan that has it. */
export function Minimums({ limits }: { limits: readonly wire.Limit[] }) {
  const { t } = useLingui()
  const term = useTermWords()
  const minimums = Map.groupBy(limits, ({ minimum, currency }) => amountText(minimum ?? '0', currency ?? ''))
  return [...minimums].map(([least, sharing]) => {
    const of = sharing.map(limit => (limit.kind === 'fixed-deposit' ? term(Number(limit.of)) : limit.of))
    const named = of.filter(Boolean).join(' · ')
    return (
      <span key={least} className="block">
        {t`At least ${least}`}
        {named && <span className="quiet block">{named}</span>}
      </span>
    )
  })
}
