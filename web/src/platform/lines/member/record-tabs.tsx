import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../parts/tabs.tsx'

/** Which kind of record. Each has an address of its own. */
export function RecordTabs() {
  const { t } = useLingui()
  return (
    <Tabs label={t`Kinds of records`}>
      <Link to="/records/swap" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Swaps`}
      </Link>
      <Link to="/records/quickpay" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Quick pay`}
      </Link>
      <Link to="/records/topup" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Top-ups`}
      </Link>
      <Link to="/records/deposit" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Bank deposits`}
      </Link>
      <Link to="/records/fpsdeposit" className="chip" activeOptions={{ includeSearch: false }}>
        {t`FPS`}
      </Link>
      <Link to="/records/depositauto" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Automatic deposits`}
      </Link>
      <Link to="/records/withdraw" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Withdrawals`}
      </Link>
      <Link to="/records/referral" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Referrals`}
      </Link>
      <Link to="/records/login" className="chip" activeOptions={{ includeSearch: false }}>
        {t`Sign-ins`}
      </Link>
    </Tabs>
  )
}
