import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link, type LinkProps } from '@tanstack/react-router'
import { readSession } from '../../../client/session.ts'
import { Tabs } from '../../../parts/tabs.tsx'

type Place = readonly [
  to: NonNullable<LinkProps['to']>,
  label: MessageDescriptor,
  /** The roles that may open it; all of them unless said otherwise. */
  roles?: readonly wire.Role[],
]

const PLACES: readonly Place[] = [
  ['/admin/cards', msg`Cards`],
  ['/admin/cardsummary', msg`Summary`],
  ['/admin/cardmember', msg`Card members`],
  ['/admin/cardordernumbers', msg`Order numbers`],
  ['/admin/logrechargecards', msg`Charges`],
  ['/admin/logconsumecards', msg`Spending`],
  ['/admin/cardimports', msg`Imports`, ['finance', 'auditor', 'superadmin']],
  ['/admin/cardfeecalculation', msg`Fees`],
]

/** The administrators' screens of cards, each at an address of its own. */
export function CardTabs() {
  const { t, i18n } = useLingui()
  const role = readSession()?.role
  const open = PLACES.filter(([, , roles]) => !roles || (role !== undefined && roles.includes(role)))
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
