import { useLingui } from '@lingui/react/macro'
import { May } from '../../../../parts/may.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import '../../../../parts/admin.css'
import { AddressList } from './address-list.tsx'
import { Applications } from './applications.tsx'
import { BringIn } from './bring-in.tsx'
import { AdminAddressTabs } from './tabs.tsx'

/** The pool of deposit addresses: waiting members, new addresses, free addresses. */
export function AddressPool() {
  const { t } = useLingui()
  return (
    <Page title={t`Deposit addresses`}>
      <div className="stack">
        <Applications />
        <May call="chain.savePoolAddress">
          <BringIn />
        </May>
        <AddressList of="pool" title={t`In the pool`} />
      </div>
    </Page>
  )
}

/** Deposit addresses and the members they belong to. */
export function MembersAddresses() {
  const { t } = useLingui()
  return (
    <Page title={t`Members’ addresses`}>
      <AdminAddressTabs />
      <AddressList of="members" title={t`Deposit addresses`} />
    </Page>
  )
}
