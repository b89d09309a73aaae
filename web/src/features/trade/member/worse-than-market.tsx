import { useLingui } from '@lingui/react/macro'
import { Notice } from '../../../parts/notice.tsx'
import { percentOf } from '../../../parts/rate.ts'

/** Warns of a limit that costs more, or brings less, than the market; `worse` is by what share. */
export function WorseThanMarket({ worse }: { worse: string | null | undefined }) {
  const { t } = useLingui()
  if (!worse) return null
  const percent = percentOf(worse)
  return (
    <Notice tone="waiting" title={t`Your limit is ${percent} worse for you than the price now`}>
      {t`Such an order can be filled at once, and at your limit.`}
    </Notice>
  )
}
