import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Panel } from '../../../../parts/panel.tsx'
import { payeesQuery } from '../../../quick-pay/member/queries.ts'

/** Of saved payees; the rest stand among the contacts. */
const SHOWN = 5

/** The member's saved payees, each leading to a payment to them. Nothing where there are none. */
export function SavedPayeesAtHome() {
  const { t } = useLingui()
  const { data: payees = [] } = useQuery(payeesQuery())
  if (payees.length === 0) return null
  return (
    <Panel
      title={t`Saved payees`}
      aside={payees.length > SHOWN && <Link to="/quickpay/contacts">{t`All`}</Link>}
      inset="flush"
    >
      <ul className="glance-rows">
        {payees.slice(0, SHOWN).map(({ uid, username, nickname }) => (
          <li key={uid}>
            <Link to="/quickpay" search={{ uid }}>{t`Pay ${nickname}`}</Link>
            <span className="quiet break-anywhere">
              {username} <span className="figures">{uid}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
