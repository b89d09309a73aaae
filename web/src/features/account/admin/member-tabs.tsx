import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../parts/tabs.tsx'

/** All members, and the two kinds of them with a list of their own. */
export function MemberTabs() {
  const { t } = useLingui()
  return (
    <Tabs label={t`Members`}>
      <Link to="/admin/member" className="chip" activeOptions={{ includeSearch: false, exact: true }}>
        {t`All`}
      </Link>
      <Link to="/admin/vipmember" className="chip" activeOptions={{ includeSearch: false }}>
        {t`VIP`}
      </Link>
      <Link to="/admin/disabledmember" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Disabled`}
      </Link>
    </Tabs>
  )
}
