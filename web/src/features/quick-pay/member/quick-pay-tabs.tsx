import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'

const PLACES: readonly TabPlace[] = [
  ['/quickpay', msg`To a member`, { exact: true }],
  ['/quickpay/qrcode', msg`By QR code`, { exact: true }],
  ['/quickpay/scheduled', msg`Scheduled`, { exact: true }],
  ['/quickpay/requests', msg`Requests`, { exact: true }],
  ['/quickpay/contacts', msg`Contacts`, { exact: true }],
  ['/qrscan', msg`Scan`],
]

/** The ways of paying and being paid at once. Each has an address of its own. */
export function QuickPayTabs() {
  const { t } = useLingui()
  return <PlaceTabs label={t`Ways to pay`} isFew places={PLACES} />
}
