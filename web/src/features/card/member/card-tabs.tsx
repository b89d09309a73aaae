import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'

const PLACES: readonly TabPlace[] = [
  ['/prepaidcard', msg`Card`, { exact: true }],
  ['/prepaidcard/charge', msg`Charge`],
  ['/prepaidcard/ChargeList', msg`Charge history`],
  ['/prepaidcard/SpendList', msg`Spending`],
  ['/prepaidcard/purchases', msg`Purchases`],
  ['/prepaidcard/numbers', msg`Disposable numbers`],
  ['/prepaidcard/CardFeeList', msg`Fees`],
  ['/prepaidcard/billAddress', msg`Billing address`],
]

/** The places of the card. Each has an address of its own. */
export function CardTabs() {
  const { t } = useLingui()
  return <PlaceTabs label={t`Prepaid card`} places={PLACES} />
}
