import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../parts/tabs.tsx'

/** The queue of bank accounts, and the two kinds of them with a list of their own. */
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
    </Tabs>
  )
}
