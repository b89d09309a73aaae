import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type BoundedCall, may } from '../../../client/may.ts'
import { Tabs } from '../../../parts/tabs.tsx'

type Place = readonly [
  to: NonNullable<LinkProps['to']>,
  label: MessageDescriptor,
  /** The call that it shows, where not every administrator may make it. */
  call?: BoundedCall,
]

const PLACES: readonly Place[] = [
  ['/admin/cards', msg`Cards`],
  ['/admin/cardsummary', msg`Summary`],
  ['/admin/cardmember', msg`Card members`],
  ['/admin/cardordernumbers', msg`Order numbers`],
  ['/admin/logrechargecards', msg`Charges`],
  ['/admin/logconsumecards', msg`Spending`],
  ['/admin/cardpurchases', msg`Purchases`],
  ['/admin/cardimports', msg`Imports`, 'card.imports'],
  ['/admin/cardfeecalculation', msg`Fees`],
]

/** The administrators' screens of cards, each at an address of its own. */
export function CardTabs() {
  const { t, i18n } = useLingui()
  const open = PLACES.filter(([, , call]) => !call || may(call))
  return (
    <Tabs label={t`Cards`}>
      {open.map(([to, label]) => (
        <Link key={to} to={to} className="chip">
          {i18n._(label)}
        </Link>
      ))}
    </Tabs>
  )
}
