import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../../parts/tabs.tsx'

/** Tabs of the deposit addresses and of the members' address books. */
export function AdminAddressTabs() {
  const { t } = useLingui()
  return (
    <Tabs label={t`Members’ addresses`}>
      <Link to="/admin/useraddress" className="chip" activeOptions={{ includeSearch: false, exact: true }}>
        {t`Deposit addresses`}
      </Link>
      <Link to="/admin/useraddress/book" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Address books`}
      </Link>
      <Link to="/admin/addressforward" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Central addresses`}
      </Link>
      <Link to="/admin/addressbalancecollecteds" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Balances to collect`}
      </Link>
    </Tabs>
  )
}
