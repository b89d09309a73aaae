import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'

const PLACES: readonly TabPlace[] = [
  ['/admin/cards', msg`Cards`],
  ['/admin/cardsummary', msg`Summary`],
  ['/admin/cardmember', msg`Card members`],
  ['/admin/cardordernumbers', msg`Order numbers`],
  ['/admin/logrechargecards', msg`Charges`],
  ['/admin/logconsumecards', msg`Spending`],
  ['/admin/cardpurchases', msg`Purchases`],
  ['/admin/cardimports', msg`Imports`, { call: 'card.imports' }],
  ['/admin/cardfeecalculation', msg`Fees`],
]

/** The administrators' screens of cards, each at an address of its own. */
export function CardTabs() {
  const { t } = useLingui()
  return <PlaceTabs label={t`Cards`} places={PLACES} />
}
