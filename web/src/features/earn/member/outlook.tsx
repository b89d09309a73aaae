import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { percentText } from '../../../parts/rate.ts'
import { calendarDayText } from '../../../parts/time.ts'
import { moreOf } from '../../wallet/member/limits.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { houseDay, interestUntilMaturity, monthsLater } from './terms.ts'

/** What the plan comes to with this amount: the sum at maturity, before anything is agreed to. */
export function Outlook({ plan, amount }: { plan: wire.Plan; amount: string }) {
  const { t } = useLingui()
  const places = usePlaces()
  const { currency, rate, term } = plan
  const percent = percentText(rate)
  const given = { amount, rate, term, today: houseDay(), places: places(currency) }
  const interest = interestUntilMaturity(given)
  if (term === 0)
    return (
      <p className="quiet">
        {t`${percent} a year, actual days over 365. Interest comes every month and to the day when you redeem it, on any day.`}
      </p>
    )
  return (
    <Facts
      rows={[
        { label: t`Interest until the end`, value: <Money amount={interest} currency={currency} exact /> },
        {
          label: t`Back on ${calendarDayText(monthsLater(given.today, term))}, interest included`,
          value: <Money amount={moreOf(amount || '0', interest)} currency={currency} exact isStrong />,
          kind: 'sum',
        },
      ]}
    />
  )
}
