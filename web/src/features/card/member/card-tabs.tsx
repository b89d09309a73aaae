import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../parts/tabs.tsx'

/** The places of the card. Each has an address of its own. */
export function CardTabs() {
  const { t } = useLingui()
  const exact = { exact: true, includeSearch: false }
  const loose = { includeSearch: false }
  return (
    <Tabs label={t`Prepaid card`}>
      <Link to="/prepaidcard" className="chip" activeOptions={exact}>
        {t`Card`}
      </Link>
      <Link to="/prepaidcard/charge" className="chip" activeOptions={loose}>
        {t`Charge`}
      </Link>
      <Link to="/prepaidcard/ChargeList" className="chip" activeOptions={loose}>
        {t`Charge history`}
      </Link>
      <Link to="/prepaidcard/SpendList" className="chip" activeOptions={loose}>
        {t`Spending`}
      </Link>
      <Link to="/prepaidcard/purchases" className="chip" activeOptions={loose}>
        {t`Purchases`}
      </Link>
      <Link to="/prepaidcard/numbers" className="chip" activeOptions={loose}>
        {t`Disposable numbers`}
      </Link>
      <Link to="/prepaidcard/CardFeeList" className="chip" activeOptions={loose}>
        {t`Fees`}
      </Link>
      <Link to="/prepaidcard/billAddress" className="chip" activeOptions={loose}>
        {t`Billing address`}
      </Link>
    </Tabs>
  )
}
