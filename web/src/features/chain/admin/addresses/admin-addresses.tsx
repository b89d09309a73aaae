import { useLingui } from '@lingui/react/macro'
import { May } from '../../../../parts/may.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import '../../../../parts/admin.css'
import { FreeAddresses } from './address-list.tsx'
import { Applications } from './applications.tsx'
import { BringIn } from './bring-in.tsx'

/** The pool of deposit addresses: waiting members, new addresses, free addresses. */
export function AddressPool() {
  const { t } = useLingui()
  return (
    <Page title={t`Deposit addresses`}>
      <div className="stack">
        <Applications.Part />
        <May call="chain.savePoolAddress">
          <BringIn />
        </May>
        <FreeAddresses.Part />
      </div>
    </Page>
  )
}
