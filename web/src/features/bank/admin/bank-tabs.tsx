import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../parts/tabs.tsx'

/** The queue of bank accounts, the two kinds of them with a list of their own, and the accounts that the house gives to members. */
export function BankTabs() {
  const { t } = useLingui()
  return (
    <Tabs label={t`Bank accounts`}>
      <Link to="/admin/banks" className="chip" activeOptions={{ includeSearch: false }}>
        {t`To review`}
      </Link>
      <Link to="/admin/usbanks" className="chip" activeOptions={{ includeSearch: false }}>
        {t`US banks`}
      </Link>
      <Link to="/admin/hkbanks" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Hong Kong banks`}
      </Link>
      <Link to="/admin/virtualaccounts" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Virtual accounts`}
      </Link>
    </Tabs>
  )
}
