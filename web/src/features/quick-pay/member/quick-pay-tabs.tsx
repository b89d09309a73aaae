import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../parts/tabs.tsx'

/** The ways of paying and being paid at once. Each has an address of its own. */
export function QuickPayTabs() {
  const { t } = useLingui()
  return (
    <Tabs label={t`Ways to pay`} isFew>
      <Link to="/quickpay" className="chip" activeOptions={{ exact: true, includeSearch: false }}>
        {t`To a member`}
      </Link>
      <Link to="/quickpay/qrcode" className="chip" activeOptions={{ exact: true, includeSearch: false }}>
        {t`By QR code`}
      </Link>
      <Link to="/quickpay/scheduled" className="chip" activeOptions={{ exact: true, includeSearch: false }}>
        {t`Scheduled`}
      </Link>
      <Link to="/quickpay/requests" className="chip" activeOptions={{ exact: true, includeSearch: false }}>
        {t`Requests`}
      </Link>
      <Link to="/quickpay/contacts" className="chip" activeOptions={{ exact: true, includeSearch: false }}>
        {t`Contacts`}
      </Link>
      <Link to="/qrscan" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Scan`}
      </Link>
    </Tabs>
  )
}
