import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PlaceTabs, type TabPlace } from '../../../../parts/place-tabs.tsx'

const PLACES: readonly TabPlace[] = [
  ['/admin/useraddress', msg`Deposit addresses`, { exact: true }],
  ['/admin/useraddress/book', msg`Address books`],
  ['/admin/addressforward', msg`Central addresses`],
  ['/admin/addressbalancecollecteds', msg`Balances to collect`],
]

/** Tabs of the deposit addresses and of the members' address books. */
export function AdminAddressTabs() {
  const { t } = useLingui()
  return <PlaceTabs label={t`Members’ addresses`} places={PLACES} />
}
