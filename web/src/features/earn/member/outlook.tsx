import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { calendarDayText } from '../../../i18n/time.ts'
import { Facts } from '../../../parts/facts.tsx'
import { moneyRow } from '../../../parts/money-flow/money-rows.tsx'
import { percentText } from '../../../parts/rate.ts'

type OutlookProps = { plan: wire.Plan; said: wire.SubscriptionPreview | undefined }

/** Outcome of the plan for the typed amount, as the server says: the sum at maturity, before the member agrees. */
export function Outlook({ plan: { term, rate }, said }: OutlookProps) {
  const { t } = useLingui()
  const percent = percentText(rate)
  if (term === 0)
    return (
      <p className="quiet">
        {t`${percent} a year, by actual days over 365. Interest is paid every month and, when you redeem, up to that day.`}
      </p>
    )
  const { currency, interest, maturity_date, maturity_amount } = said ?? {}
  if (!currency || !interest || !maturity_date || !maturity_amount) return null
  const back = t`Back on ${calendarDayText(maturity_date)}, interest included`
  return (
    <Facts
      rows={[
        moneyRow({ label: t`Interest until the end`, amount: interest, currency }),
        moneyRow({ label: back, amount: maturity_amount, currency }, 'sum'),
      ]}
    />
  )
}
