import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Tabs } from '../../../parts/tabs.tsx'

const PLACES: readonly (readonly [NonNullable<LinkProps['to']>, MessageDescriptor])[] = [
  ['/admin/cards', msg`Cards`],
  ['/admin/cardsummary', msg`Summary`],
  ['/admin/cardmember', msg`Card members`],
  ['/admin/cardordernumbers', msg`Order numbers`],
  ['/admin/logrechargecards', msg`Charges`],
  ['/admin/logconsumecards', msg`Spending`],
  ['/admin/cardfeecalculation', msg`Fees`],
]

/** The administrators' screens of cards, each at an address of its own. */
export function CardTabs() {
  const { t, i18n } = useLingui()
  return (
    <Tabs label={t`Cards`}>
      {PLACES.map(([to, label]) => (
        <Link key={to} to={to} className="chip">
          {i18n._(label)}
        </Link>
      ))}
    </Tabs>
  )
}
